import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  invoice: 'Facture {number}',
  packingSlip: 'Bordereau d’expédition',
  date: 'Date : {day}',
  order: 'Commande {number}',
  taxNumber: 'Numéro de TVA : {number}',
  ofWhichTax: 'dont {percent} % de TVA',
  subtotal: 'Sous-total',
  discount: 'Réduction {code}',
  tax: 'TVA',
  taxIncluded: 'TVA (incluse)',
  total: 'Total',
  refunded: 'Remboursement {number}',
} satisfies Translation<typeof en>;
