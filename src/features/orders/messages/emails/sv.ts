import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  subtotal: 'Delsumma',
  discount: 'Rabatt {code}',
  delivery: 'Frakt',
  deliveryBy: 'Frakt: {label}',
  free: 'Gratis',
  notRequired: 'Behövs inte',
  tax: 'Moms',
  taxIncluded: 'Moms (ingår)',
  total: 'Totalt',
  downloadConsent:
    'Du har samtyckt till att ladda ner direkt och till att ångerrätten för nedladdningen upphör',
  payOnCollection: 'Betala när du hämtar din beställning.',
  soldOutFirst: 'Slutsåld innan betalningen kom in.',
  cancelledFirst: 'Beställningen avbeställdes innan betalningen kom in.',
  paidAlready: 'Beställningen var redan betald.',
  refundedInStripe: 'Återbetald i Stripes översikt.',
} satisfies Translation<typeof en>;
