import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  began: 'L’acheteur est passé au paiement.',
  placedManually:
    'Commande passée avec paiement manuel. Les articles sont réservés pendant {days, plural, one {# jour} many {# jours} other {# jours}}.',
  paid: '{provider, select, none {Aucun paiement n’était nécessaire.} stripe {Payée via Stripe.} test {Payée avec une carte de test.} manual {Marquée comme payée.} other {Payée.}}',
  cardDeclined: 'La carte a été refusée.',
  noDelivery: 'Aucune livraison nécessaire.',
  fulfilled:
    '{step, select, whole {Traitée} part {Partiellement traitée} ready {Prête à être retirée} other {Partiellement prête à être retirée}}.',
  fulfilledWith:
    '{step, select, whole {Traitée} part {Partiellement traitée} ready {Prête à être retirée} other {Partiellement prête à être retirée}} ({tracking}).',
  restRefunded: 'Les articles non traités ont été remboursés. La commande est donc terminée.',
  mailResent: '« {mail} » renvoyé.',
  changed: 'Modifié : {fields}.',
  changedField:
    '{field, select, notes {notes} email {adresse e-mail} name {nom} phone {numéro de téléphone} address {adresse de livraison} delivered {date de livraison} other {{field}}}',
  cancelledBy: 'Annulée par {actor, select, buyer {le client} other {le propriétaire}}.',
  overdue: 'Le paiement n’a pas été effectué à temps. Les articles réservés ont été libérés.',
  soldOutFirst:
    'Les articles étaient épuisés avant l’arrivée du paiement. Le paiement est en cours de remboursement.',
  bankDidntPay: 'La banque du client n’a pas finalisé le paiement. La commande a donc été annulée.',
  refundRequested: 'Remboursement de {amount} demandé.',
  refunded: '{amount} remboursés.',
  cancelledAndRefunded: 'Annulée et remboursée en totalité.',
  refundedInFull: 'Remboursée en totalité.',
  agreedToDownload:
    'Le client a accepté de télécharger immédiatement et de perdre son droit de rétractation.',
  withdrawn:
    'Le client s’est rétracté {what, select, all {de la commande} other {de certains articles}} (délai de {days} jours).',
  refundWithdrawn: 'Le client s’est rétracté (délai de {days} jours) : remboursez-le.',
  refundSettled: 'Le propriétaire a marqué le remboursement échoué comme réglé.',
  paymentSettled: 'Le propriétaire a marqué le paiement comme réglé.',
  paymentRefunded: 'Le propriétaire a remboursé le paiement.',
  soldOut: 'Les articles étaient épuisés avant l’arrivée du paiement. Il est donc en cours de remboursement.',
  paidAfterCancelling:
    'Un paiement est arrivé après l’annulation de la commande. Il est donc en cours de remboursement.',
  paidTwice: 'Cette commande a été payée deux fois. Le second paiement est donc en cours de remboursement.',
  noMatchingOrder: 'Aucune commande correspondante.',
  paidWithoutOrder: 'Un paiement est arrivé sans commande correspondante.',
  wrongAccount: 'L’argent est arrivé sur un autre compte Stripe que celui de cette boutique.',
  testForReal: 'Un paiement de test est arrivé pour une vraie commande, ou inversement.',
  wrongAmount: 'Le client a payé {taken}, mais cette commande coûte {total}.',
  tooMuchRefunded: 'Le montant remboursé dans le tableau de bord Stripe dépasse celui de cette commande.',
  refundFailed: 'Le remboursement a échoué : {problem}',
  notReturned: 'Stripe n’a pas pu rendre l’argent.',
  refundDeclined: 'refusé',
  refundInsufficientFunds: 'fonds insuffisants',
  refundExpiredCard: 'carte expirée ou résiliée',
  refundLostCard: 'carte perdue ou volée',
  refundDisputed: 'paiement contesté pendant le remboursement',
  refundMerchantRequest: 'à la demande du marchand',
  refundUnknown: 'motif inconnu',
  disputed: 'La banque du client conteste ce paiement ({reason}).',
  disputedUntil: 'La banque du client conteste ce paiement ({reason}). Répondez avant le {day}.',
  disputeReason:
    '{reason, select, bank_cannot_process {traitement impossible par la banque} check_returned {chèque rejeté} credit_not_processed {avoir non reçu} customer_initiated {à l’initiative du client} debit_not_authorized {prélèvement non autorisé} duplicate {débit en double} fraudulent {fraude} general {motif général} incorrect_account_details {coordonnées bancaires incorrectes} insufficient_funds {fonds insuffisants} noncompliant {non-conformité} product_not_received {produit non reçu} product_unacceptable {produit inacceptable} subscription_canceled {abonnement résilié} unrecognized {paiement non reconnu} other {{name}}}',
  disputeWon: 'Vous avez remporté le litige et conservez l’argent.',
  disputeLost: 'Vous avez perdu le litige. La banque a rendu l’argent au client.',
  inquiryClosed:
    'La demande de renseignements de la banque sur ce paiement est close. Aucun montant n’a été prélevé.',
  accountDisconnected:
    'Stripe a déconnecté votre compte de cette boutique. Les clients ne peuvent donc pas payer par carte. Reconnectez-le sous « Paramètres de la boutique », « Paiement ».',
  accountReady:
    'Votre compte Stripe peut désormais recevoir des paiements. Les clients peuvent payer par carte.',
  accountBlocked:
    'Votre compte Stripe ne peut pas recevoir de paiements pour le moment. Consultez ce qui manque sous « Paramètres de la boutique », « Paiement ».',
} satisfies Translation<typeof en>;
