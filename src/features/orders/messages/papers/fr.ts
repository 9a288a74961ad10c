import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  invoice: 'Facture {number}',
  packingSlip: 'Bordereau d’expédition',
  date: 'Date : {day}',
  order: 'Commande {number}',
  taxNumber: 'Numéro de TVA : {number}',
  ofWhichTax: 'dont {percent} % de taxes',
  subtotal: 'Sous-total',
  discount: 'Réduction {code}',
  tax: 'Taxes',
  taxIncluded: 'Taxes (incluses)',
  total: 'Total',
  refunded: 'Remboursement {number}',
} satisfies Translation<typeof en>;
