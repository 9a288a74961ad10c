import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  subtotal: 'Zwischensumme',
  discount: 'Rabatt {code}',
  delivery: 'Versand',
  deliveryBy: 'Versand: {label}',
  free: 'Kostenlos',
  notRequired: 'Nicht erforderlich',
  tax: 'MwSt.',
  taxIncluded: 'MwSt. (enthalten)',
  total: 'Gesamtsumme',
  downloadConsent:
    'Sie haben dem sofortigen Download zugestimmt und zur Kenntnis genommen, dass Ihr Widerrufsrecht dadurch erlischt',
  payOnCollection: 'Zahlen Sie bei der Abholung.',
  soldOutFirst: 'Vor Eingang der Zahlung ausverkauft.',
  cancelledFirst: 'Die Bestellung wurde storniert, bevor die Zahlung einging.',
  paidAlready: 'Die Bestellung war bereits bezahlt.',
  refundedInStripe: 'Im Stripe-Dashboard erstattet.',
} satisfies Translation<typeof en>;
