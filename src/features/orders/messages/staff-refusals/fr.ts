import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  cantFulfil:
    'Cette commande {status, select, unpaid {n’est pas encore payée} paid {est payée} fulfilled {est déjà traitée} cancelled {est annulée} refunded {est remboursée} other {est inconnue}} et ne peut donc pas être traitée.',
  allFulfilled: 'Tous les articles de cette commande ont déjà été traités.',
  itemNotInOrder: 'Cet article ne fait pas partie de la commande.',
  itemNotFound: 'Article introuvable.',
  onlyLeftToFulfil: 'Il ne reste que {left} × {item} à traiter.',
  orderMissing: 'L’une de ces commandes n’existe pas. Actualisez la liste.',
  todayOrEarlier: 'Choisissez aujourd’hui ou une date antérieure.',
  afterOrderPlaced: 'Choisissez une date postérieure à la commande.',
  fixedFields: 'Ces champs de la commande ne peuvent pas être modifiés : {fields}.',
  alreadyIs:
    'Cette commande {status, select, unpaid {n’est pas encore payée} paid {est déjà payée} fulfilled {est déjà traitée} cancelled {est déjà annulée} refunded {est déjà remboursée} other {est inconnue}}.',
  cantChange:
    'Cette commande {status, select, unpaid {n’est pas encore payée} paid {est payée} fulfilled {est traitée} cancelled {est annulée} refunded {est remboursée} other {est inconnue}} et ne peut donc pas passer au statut « {to, select, unpaid {En attente de paiement} paid {Payée} fulfilled {Traitée} cancelled {Annulée} refunded {Remboursée} other {Inconnu}} ».',
  changedMeanwhile:
    'Cette commande a été modifiée entre-temps et {status, select, unpaid {n’est pas encore payée} paid {est maintenant payée} fulfilled {est maintenant traitée} cancelled {est maintenant annulée} refunded {est maintenant remboursée} other {est maintenant inconnue}}. Vérifiez-la, puis réessayez.',
  onlyManualPaid: 'Seules les commandes avec paiement manuel peuvent être marquées comme payées.',
  soldOutRestock: 'Un article de cette commande est épuisé. Réapprovisionnez-le ou annulez la commande.',
  noLongerOpen: 'Il n’y a plus rien à faire ici.',
  noPaymentFound: 'Aucun paiement ni remboursement ne porte ce numéro.',
  refundIssued: 'Remboursement effectué.',
  markedAsSettled: 'Marqué comme réglé.',
  matchAgain: 'Le paiement et la commande concordent de nouveau.',
  onlyPaymentsAndRefunds:
    'Seuls les paiements et les remboursements échoués peuvent être remboursés ou marqués comme réglés.',
  refundInStripe:
    'Ce paiement n’est associé à aucune commande. Remboursez-le dans le tableau de bord Stripe, puis marquez-le comme réglé.',
  bankReturnedRefund:
    'La banque a rejeté ce remboursement. Remboursez le client par un autre moyen, puis marquez-le comme réglé.',
  paymentWithoutOrder: 'Ce paiement a été encaissé, mais sa commande n’est pas payée.',
  orderWithoutPayment: 'Cette commande est marquée comme payée, mais son paiement est inconnu.',
  refundStuck: 'Stripe n’a pas encore confirmé ce remboursement.',
  refundFailed: 'Le remboursement a échoué : {problem}',
  cardsUnavailable:
    'Les paiements par carte ne sont pas encore disponibles ici. Demandez à votre hébergeur de configurer Stripe.',
  accountNotCreatedHere:
    'Ce compte n’a pas été créé ici. Terminez sa configuration dans le tableau de bord Stripe.',
  accountForeign: 'Ce compte a été créé pour un autre site.',
  accountUnknown:
    'Stripe ne reconnaît pas ce compte, ou il n’est pas connecté. Vérifiez l’identifiant du compte ou connectez-le à l’aide du bouton.',
  accountSilent: 'Stripe ne reconnaît pas ce compte ou ne répond pas.',
  wholeAmount: 'Saisissez un montant entier.',
  noDecimals: '{currency} n’a pas de décimales.',
  onlyRefundable: 'Il ne reste que {left} × {item} à rembourser.',
  cantRefund:
    'Cette commande {status, select, unpaid {n’est pas encore payée} paid {est payée} fulfilled {est traitée} cancelled {est annulée} refunded {est déjà remboursée} other {est inconnue}} et ne peut donc pas être remboursée.',
  onlyAmountRefundable: 'Seuls {amount} de cette commande peuvent encore être remboursés.',
  moreThanBought: 'Vous ne pouvez pas rembourser une quantité supérieure à celle achetée.',
  filterInvalid: 'Ce filtre n’est pas valide.',
  checkFilter: 'Vérifiez le filtre.',
  nothingToPack: 'Ces commandes ne contiennent aucun article à emballer.',
  chooseOrdersToPrint: 'Choisissez de 1 à {most} commandes pour imprimer leurs bordereaux d’expédition.',
  discountGone: 'Ce code de réduction n’existe plus.',
  oneDiscountGone: 'L’un de ces codes de réduction n’existe plus. Actualisez la liste et réessayez.',
  discountTaken: 'Ce code de réduction existe déjà.',
  discountUsedMore: 'Ce code a déjà été utilisé plus souvent.',
  mailedTooOften: 'Les e-mails de cette commande ont été envoyés trop souvent aujourd’hui. Réessayez demain.',
  mailDoesntSuit: 'Cet e-mail ne correspond pas au statut actuel de la commande.',
  addressDeleted: 'L’adresse e-mail du client a été supprimée avec son compte.',
  deliveryOptions: 'Modes de livraison',
  paymentInstructions: 'Instructions de paiement',
  payOnCollectionInstructions: 'Instructions de paiement au retrait',
  collectionInstructions: 'Instructions de retrait',
  taxNames: 'Noms des taxes',
  optionName: 'Nom',
} satisfies Translation<typeof en>;
