import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  invoice: 'Fatura {number}',
  packingSlip: 'Guia de remessa',
  date: 'Data {day}',
  order: 'Encomenda {number}',
  taxNumber: 'Número fiscal {number}',
  ofWhichTax: 'inclui {percent}% de IVA',
  subtotal: 'Subtotal',
  discount: 'Desconto {code}',
  tax: 'IVA',
  taxIncluded: 'IVA (incluído)',
  total: 'Total',
  refunded: 'Reembolso {number}',
} satisfies Translation<typeof en>;
