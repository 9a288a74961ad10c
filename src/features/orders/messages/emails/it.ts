import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  subtotal: 'Subtotale',
  discount: 'Sconto {code}',
  delivery: 'Spedizione',
  deliveryBy: 'Spedizione: {label}',
  free: 'Gratis',
  notRequired: 'Non richiesta',
  tax: 'IVA',
  taxIncluded: 'IVA (inclusa)',
  total: 'Totale',
  downloadConsent: 'Hai accettato il download immediato e la perdita del diritto di recesso per il download',
  payOnCollection: 'Paga quando ritiri l’ordine.',
  soldOutFirst: 'Esaurito prima dell’arrivo del pagamento.',
  cancelledFirst: 'L’ordine è stato annullato prima dell’arrivo del pagamento.',
  paidAlready: 'L’ordine era già pagato.',
  refundedInStripe: 'Rimborsato nella dashboard di Stripe.',
} satisfies Translation<typeof en>;
