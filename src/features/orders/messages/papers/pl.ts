import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  invoice: 'Faktura {number}',
  packingSlip: 'Dokument wydania',
  date: 'Data {day}',
  order: 'Zamówienie {number}',
  taxNumber: 'NIP {number}',
  ofWhichTax: 'w tym {percent}% VAT',
  subtotal: 'Suma częściowa',
  discount: 'Rabat {code}',
  tax: 'VAT',
  taxIncluded: 'VAT (wliczony)',
  total: 'Razem',
  refunded: 'Zwrócono {number}',
} satisfies Translation<typeof en>;
