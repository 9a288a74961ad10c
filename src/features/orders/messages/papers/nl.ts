import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  invoice: 'Factuur {number}',
  packingSlip: 'Pakbon',
  date: 'Datum {day}',
  order: 'Bestelling {number}',
  taxNumber: 'Btw-nummer {number}',
  ofWhichTax: 'waarvan {percent}% btw',
  subtotal: 'Subtotaal',
  discount: 'Korting {code}',
  tax: 'Btw',
  taxIncluded: 'Btw (inbegrepen)',
  total: 'Totaal',
  refunded: 'Terugbetaling {number}',
} satisfies Translation<typeof en>;
