import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  invoice: 'Rechnung {number}',
  packingSlip: 'Lieferschein',
  date: 'Datum {day}',
  order: 'Bestellung {number}',
  taxNumber: 'Steuernummer {number}',
  ofWhichTax: 'davon {percent} % MwSt.',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt {code}',
  tax: 'MwSt.',
  taxIncluded: 'MwSt. (enthalten)',
  total: 'Gesamtsumme',
  refunded: 'Erstattet {number}',
} satisfies Translation<typeof en>;
