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
} satisfies Translation<typeof en>;
