import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  separateDates: 'Ces dates se réservent désormais séparément. Choisissez à nouveau une date.',
  datesChanged: 'Les dates ont changé. Vérifiez-les et réessayez.',
  notEveryDate: 'Il ne reste plus de place à toutes les dates.',
  begun: 'Ce cours a commencé et n’accepte plus d’inscriptions.',
  soon: 'Il est trop tard pour réserver ce cours en ligne. Contactez-nous.',
  far: 'Les réservations ne sont pas encore ouvertes. Revenez à l’approche de la date de début.',
  over: 'Ce cours est terminé.',
  noWaitingList: 'Cette prestation n’a pas de liste d’attente.',
  placesLeft: 'Il reste des places sur ce créneau, ou il est passé. Choisissez à nouveau un créneau.',
  waitingAlready: 'Vous êtes déjà sur la liste d’attente pour ce créneau.',
  taken: 'Quelqu’un vient de réserver ce créneau. Choisissez-en un autre.',
  inTheWay: 'Ce créneau est déjà réservé. Choisissez-en un autre.',
  passed: 'Ce créneau est passé. Choisissez-en un autre.',
  tooLate: 'Il est trop tard pour réserver ce créneau. Choisissez-en un plus tard.',
  tooEarly: 'Ce créneau ne peut pas encore être réservé. Choisissez-en un plus tôt.',
  notAvailable: 'Ce créneau n’est pas disponible. Choisissez-en un autre.',
  manyUnpaid:
    'Trop de réservations depuis votre réseau sont en attente de paiement. Finalisez-en une ou réessayez dans quelques minutes.',
  noLonger: 'Cette prestation ne peut plus être réservée.',
  wholeCourse: 'Toutes les dates de ce cours se réservent ensemble.',
  questionGone: 'Cette question a été supprimée.',
  answerThis: 'Répondez à cette question.',
  chooseAnswer: 'Choisissez l’une des réponses.',
  checkAnswers: 'Vérifiez vos réponses aux questions.',
  manyOfPerson:
    'Cette adresse e-mail a servi pour trop de réservations aujourd’hui. Réessayez demain ou contactez-nous.',
  manyOfAddress:
    'Trop de réservations ont été effectuées depuis votre réseau. Réessayez dans quelques minutes ou contactez-nous.',
  manyOfSite:
    'Nous recevons actuellement plus de réservations que nous ne pouvons en traiter. Réessayez dans quelques minutes.',
  manyMoves:
    'Des réservations avec cette adresse e-mail ont été déplacées trop souvent aujourd’hui. Réessayez demain ou contactez-nous.',
  ownerOnly: 'Seul le propriétaire du site peut faire cela.',
  noPlace: 'Cette place sur la liste d’attente n’existe pas ou appartient à un autre compte.',
  noBooking: 'Cette réservation n’existe pas ou appartient à un autre compte.',
  isPast: 'Cette réservation est passée.',
  thisTimeOnly: 'Cette place est réservée pour ce créneau uniquement. Confirmez-la d’abord.',
  onceConfirmed: 'Vous pourrez la déplacer une fois toute la réservation confirmée.',
  offerOver: 'Le délai pour cette place a expiré et elle a été proposée à la personne suivante.',
  payToConfirm: 'Payez pour confirmer cette place.',
  notInLength: 'Cette prestation n’est pas disponible dans cette durée.',
  chooseLength: 'Choisissez une autre durée.',
  onePerson: 'La réservation se fait pour 1 personne à la fois.',
  laterDay: 'Choisissez une date ultérieure.',
  earlierDay: 'Choisissez une date antérieure.',
  daysReversed: 'Le dernier jour ne peut pas précéder le premier.',
  fewerPeople: 'Indiquez {count, number} personnes au maximum.',
  fewerDays: 'Choisissez {count, number} jours au maximum.',
  tooLateToChange:
    '{what, select, move {Il est trop tard pour déplacer cette réservation en ligne. Contactez-nous.} other {Il est trop tard pour annuler cette réservation en ligne. Contactez-nous.}}',
  onlyLeft:
    '{count, plural, one {Il ne reste que # place.} many {Il ne reste que # places.} other {Il ne reste que # places.}}',
  onlyLeftThen:
    '{count, plural, one {Il ne reste que # place sur ce créneau.} many {Il ne reste que # places sur ce créneau.} other {Il ne reste que # places sur ce créneau.}}',
  someGone: 'Une réservation de votre panier n’est plus disponible. Supprimez-la pour continuer.',
  alreadyBooked: '{label} ({when}) : déjà réservé.',
  wasCancelled: '{label} ({when}) : réservation annulée.',
  placeLost:
    '{label} ({when}) : le délai de réservation de 15 minutes est passé et quelqu’un d’autre a réservé. Choisissez un autre créneau.',
  courseLost:
    '{label} ({when}) : le délai de réservation de 15 minutes est passé et quelqu’un d’autre a réservé. Supprimez cet article de votre panier.',
} satisfies Translation<typeof en>;
