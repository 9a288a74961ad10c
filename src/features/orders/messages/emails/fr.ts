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
} satisfies Translation<typeof en>;
