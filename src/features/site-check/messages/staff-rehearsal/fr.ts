import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  stepFailed: 'Cette étape a échoué.',
  allWorked:
    'La commande de test, le paiement, le remboursement, la réservation et l’annulation ont fonctionné. Rien n’a été conservé.',
  stepsFailed: 'Étapes en échec : {count} sur {all}. Rien n’a été conservé.',
  deliverySettings: 'Paramètres de livraison',
  paymentSettings: 'Paramètres de paiement',
  createProduct: 'Créer un produit',
  productCreated: '{count} en stock à 12,50.',
  placeOrder: 'Passer une commande',
  stockNotReserved: 'Le stock n’a pas été réservé.',
  orderPlaced: 'Commande {number}, {total} livraison comprise.',
  pay: 'Payer avec une carte de test',
  orderNotPaid: 'La commande n’a pas été marquée comme payée.',
  noNotification: 'Aucune notification ne serait apparue dans l’administration.',
  stockNotReduced: 'Le stock n’a pas été réduit.',
  paid: 'Payé. {emails, plural, one {# e-mail a été créé} many {# d’e-mails ont été créés} other {# e-mails ont été créés}}, et le stock est maintenant de {stock}.',
  refundOrder: 'Rembourser la commande',
  paymentNotRefunded: 'Le paiement n’a pas été remboursé.',
  orderNotRefunded: 'La commande n’a pas été marquée comme remboursée.',
  orderRefunded: '{amount} remboursés.',
  cancelOrder: 'Passer et annuler une commande',
  orderCancelled: 'La commande {number} a été annulée avant d’être payée.',
  makeBooking: 'Faire une réservation',
  noTimeFound: 'Aucun créneau disponible n’a été trouvé.',
  timeBooked: 'Le premier créneau disponible a été réservé.',
  cancelBooking: 'Annuler la réservation',
  bookingNotCancelled: 'La réservation n’a pas été annulée.',
  timeAvailableAgain: 'Le créneau est à nouveau disponible.',
} satisfies Translation<typeof en>;
