import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  invoice: 'Fattura {number}',
  packingSlip: 'Distinta di spedizione',
  date: 'Data {day}',
  order: 'Ordine {number}',
  taxNumber: 'Partita IVA {number}',
  ofWhichTax: 'di cui IVA {percent}%',
  subtotal: 'Subtotale',
  discount: 'Sconto {code}',
  tax: 'IVA',
  taxIncluded: 'IVA (inclusa)',
  total: 'Totale',
  refunded: 'Rimborso {number}',
} satisfies Translation<typeof en>;
