import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  invoice: 'Invoice {number}',
  packingSlip: 'Packing slip',
  date: 'Date {day}',
  order: 'Order {number}',
  taxNumber: 'Tax number {number}',
  ofWhichTax: 'Includes {percent}% tax',
  subtotal: 'Subtotal',
  discount: 'Discount {code}',
  tax: 'Tax',
  taxIncluded: 'Tax (included)',
  total: 'Total',
  refunded: 'Refunded {number}',
});
