import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  subtotal: 'Sous-total',
  discount: 'Réduction {code}',
  delivery: 'Livraison',
  deliveryBy: 'Livraison : {label}',
  free: 'Gratuit',
  notRequired: 'Non requise',
  tax: 'TVA',
  taxIncluded: 'TVA (incluse)',
  total: 'Total',
  downloadConsent:
    'Vous avez accepté le téléchargement immédiat et renoncé à votre droit de rétractation pour celui-ci',
  payOnCollection: 'Payez lors du retrait de votre commande.',
  soldOutFirst: 'Article épuisé avant l’arrivée du paiement.',
  cancelledFirst: 'La commande a été annulée avant l’arrivée du paiement.',
  paidAlready: 'La commande était déjà payée.',
  refundedInStripe: 'Remboursement effectué dans le tableau de bord Stripe.',
} satisfies Translation<typeof en>;
