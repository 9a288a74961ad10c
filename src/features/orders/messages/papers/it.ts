import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  invoice: 'Fattura {number}',
  packingSlip: 'Distinta di spedizione',
  date: 'Data {day}',
  order: 'Ordine {number}',
  taxNumber: 'Partita IVA {number}',
  ofWhichTax: 'di cui imposte {percent}%',
  subtotal: 'Subtotale',
  discount: 'Sconto {code}',
  tax: 'Imposte',
  taxIncluded: 'Imposte (incluse)',
  total: 'Totale',
  refunded: 'Rimborso {number}',
} satisfies Translation<typeof en>;
