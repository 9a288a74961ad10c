import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  invoice: 'Faktura {number}',
  packingSlip: 'Följesedel',
  date: 'Datum {day}',
  order: 'Beställning {number}',
  taxNumber: 'Momsregistreringsnummer {number}',
  ofWhichTax: 'varav {percent} % moms',
  subtotal: 'Delsumma',
  discount: 'Rabatt {code}',
  tax: 'Moms',
  taxIncluded: 'Moms (ingår)',
  total: 'Totalt',
  refunded: 'Återbetalt {number}',
} satisfies Translation<typeof en>;
