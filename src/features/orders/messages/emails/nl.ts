import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  subtotal: 'Subtotaal',
  discount: 'Korting {code}',
  delivery: 'Verzending',
  deliveryBy: 'Verzending: {label}',
  free: 'Gratis',
  notRequired: 'Niet nodig',
  tax: 'Btw',
  taxIncluded: 'Btw (inbegrepen)',
  total: 'Totaal',
  downloadConsent:
    'Je stemde in met direct downloaden en deed afstand van het herroepingsrecht voor de download',
  payOnCollection: 'Betaal als je je bestelling afhaalt.',
  soldOutFirst: 'Uitverkocht voordat de betaling binnenkwam.',
  cancelledFirst: 'De bestelling is geannuleerd voordat de betaling binnenkwam.',
  paidAlready: 'De bestelling was al betaald.',
  refundedInStripe: 'Terugbetaald in het Stripe-dashboard.',
} satisfies Translation<typeof en>;
