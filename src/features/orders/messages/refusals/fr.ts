import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  invoiceLater: 'La facture sera disponible une fois la commande payée.',
  noDownload: 'Téléchargement introuvable.',
  downloadOver: 'Ce téléchargement a expiré ou n’a pas été payé. Contactez-nous pour y accéder à nouveau.',
  rangeBeyond: 'La plage demandée dépasse la fin du fichier.',
  enterEmail: 'Saisissez votre adresse e-mail.',
  noOrder: 'Cette commande n’existe pas ou appartient à un autre compte.',
  hasBooking:
    'Cette commande comprend une réservation. Utilisez le lien de la réservation pour l’annuler et être remboursé.',
  partShipped: 'Une partie de cette commande a déjà été expédiée : elle ne peut plus être annulée.',
  partReady: 'Une partie de cette commande est déjà prête à être retirée : elle ne peut plus être annulée.',
  bookingsExcluded: 'Les réservations peuvent uniquement être déplacées ou annulées.',
  downloadExcluded:
    'Vous avez accepté de le télécharger immédiatement, ce qui a mis fin au droit de rétractation.',
  noConsentNeeded: 'Aucun téléchargement de cette commande n’attend l’accord du client.',
  alreadyWithdrawn: 'Vous vous êtes déjà rétracté de cette commande.',
  tooLateToWithdraw: 'Il n’est plus possible de se rétracter de cette commande.',
  cantWithdrawItem: 'La rétractation n’est pas possible pour cet article.',
  chooseListed: 'Choisissez parmi les articles listés.',
  linkSentOften:
    'Ce lien a déjà été demandé plusieurs fois. Vérifiez votre boîte de réception et votre dossier de courrier indésirable, ou réessayez plus tard.',
  manyCodes:
    'Trop de codes de réduction ont été essayés depuis votre réseau. Réessayez dans quelques minutes.',
  noCodesNow:
    'Les codes de réduction ne peuvent pas être utilisés pour le moment. Réessayez dans quelques minutes ou validez votre commande sans code.',
  manyUnpaid:
    'Trop de commandes de votre part ou depuis votre réseau sont en attente de paiement. Finalisez-en une ou réessayez dans quelques minutes.',
  orderClosed: 'Cette commande ne peut plus être modifiée.',
  enterDelivery: 'Saisissez votre adresse de livraison.',
  agreeToTerms: 'Acceptez les conditions générales de vente.',
  agreeToContinue: 'Acceptez les conditions générales de vente pour continuer.',
  noSuchPayment: 'Ce mode de paiement n’est pas disponible pour cette commande.',
  manyStarted: 'Trop de commandes ont été commencées depuis votre réseau. Réessayez dans quelques minutes.',
  shopBusy:
    'Cette boutique reçoit actuellement plus de commandes qu’elle ne peut en traiter. Réessayez dans quelques minutes.',
  manyPlaced:
    'Trop de commandes ont été passées avec cette adresse e-mail aujourd’hui. Payez en ligne ou réessayez demain.',
  orderExpired: 'Cette commande a expiré. Retournez au panier et validez à nouveau.',
  justSoldOut: 'Un article de cette commande vient d’être épuisé. Vous n’avez pas été débité.',
  payByCardFirst: 'Cette commande doit d’abord être payée par carte.',
  reservationOver:
    'Le délai de réservation de vos articles a expiré. Retournez au panier et validez à nouveau.',
  deliveryGone: 'Le mode de livraison choisi n’est plus disponible. Choisissez-en un autre.',
  noDelivery: 'Nous ne livrons pas ces articles dans ce pays.',
  standardDelivery: 'Livraison standard',
  shopClosed: 'Cette boutique n’accepte pas de commandes pour le moment.',
  tooMuch: 'Cette commande dépasse le montant maximal. Supprimez des articles et réessayez.',
  cartFull: 'Votre panier est plein. Validez d’abord la commande, puis commencez un nouveau panier.',
  noCards: 'Cette boutique n’accepte pas les cartes pour le moment.',
  paymentNotStarted:
    'Le paiement par carte n’a pas pu démarrer. Réessayez ou choisissez un autre mode de paiement.',
  paymentSilent:
    'Le service de paiement ne répond pas. Vous n’avez pas été débité. Réessayez dans un instant.',
  timeToPayOver:
    'Le délai de paiement est écoulé. Vous n’avez pas été débité. Retournez au panier et validez à nouveau.',
  notByCard: 'Cette commande ne se paie pas par carte.',
  paymentReviewed: 'Nous avons reçu un paiement pour cette commande et le vérifions. Ne payez pas à nouveau.',
  cardDeclined: 'La carte a été refusée. Vous n’avez pas été débité. Essayez une autre carte.',
  confirmPayment: 'Votre banque vous demande de confirmer ce paiement.',
  testsOff: 'Les paiements test sont désactivés.',
  soldOutRefunded: 'Un article de cette commande vient d’être épuisé. Vous serez remboursé.',
  downloadFrom:
    'Ce téléchargement sera disponible à partir du {time}. Pour l’obtenir maintenant, ouvrez votre commande et acceptez le téléchargement immédiat.',
  cantCancel:
    '{status, select, unpaid {Cette commande n’est pas encore payée et ne peut donc pas être annulée.} paid {Cette commande est payée et ne peut donc pas être annulée.} fulfilled {Cette commande est traitée et ne peut donc pas être annulée.} cancelled {Cette commande est déjà annulée.} refunded {Cette commande est remboursée et ne peut donc pas être annulée.} other {Cette commande est introuvable et ne peut donc pas être annulée.}}',
  cantTest:
    '{status, select, unpaid {Cette commande n’est pas encore payée et ne peut pas être payée avec une carte test.} paid {Cette commande est déjà payée et ne peut pas être payée avec une carte test.} fulfilled {Cette commande est traitée et ne peut pas être payée avec une carte test.} cancelled {Cette commande est annulée et ne peut pas être payée avec une carte test.} refunded {Cette commande est remboursée et ne peut pas être payée avec une carte test.} other {Cette commande est introuvable et ne peut pas être payée avec une carte test.}}',
  orderIs:
    '{status, select, unpaid {Cette commande n’est pas encore payée.} paid {Cette commande est payée.} fulfilled {Cette commande est traitée.} cancelled {Cette commande est annulée.} refunded {Cette commande est remboursée.} other {Cette commande est introuvable.}}',
  codeJustUsedUp: 'Le code « {code} » vient d’atteindre sa limite d’utilisation.',
  codeUsedByYou: 'Vous avez déjà utilisé le code « {code} ».',
  codeUnknown: 'Le code « {code} » n’est pas valide. Vérifiez l’orthographe et réessayez.',
  codeNotNow: 'Le code « {code} » n’est pas actif pour le moment.',
  codeMinimum: 'Votre commande n’atteint pas le minimum requis pour le code « {code} ».',
  codeUsedUp: 'Le code « {code} » a atteint sa limite d’utilisation.',
  onlyLeft: 'Plus que {count, number} en stock : {item}.',
  outOfStock: '{item} est épuisé ou réservé dans la commande d’un autre client.',
  priceChanged: 'Le prix de {item} a changé.',
  itemGone: '« {item} » n’est plus disponible.',
  someItemGone: 'Un article de votre panier n’est plus disponible.',
  optionGone: '« {item} » n’est plus disponible dans cette option.',
  someOptionGone: 'Un article de votre panier n’est plus disponible dans cette option.',
  renamed: '« {item} » s’appelle désormais {now}.',
  paid: 'Payée.',
  refundUnderWay: 'Un remboursement est déjà en cours.',
  nothingToRefund: 'Il n’y a plus rien à rembourser.',
  refundElsewhere:
    'Nous n’avons aucune trace du paiement de cette commande. Remboursez-le là où il a été encaissé.',
} satisfies Translation<typeof en>;
