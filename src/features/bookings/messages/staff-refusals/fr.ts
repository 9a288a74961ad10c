import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  lastDateOfBooking: 'C’est la dernière date de la réservation. Annulez plutôt toute la réservation.',
  courseConfirmedTogether: 'Toutes les dates d’un cours se confirment ensemble.',
  onlyPendingConfirmed: 'Seules les demandes en attente peuvent être confirmées.',
  noEmailToSend: 'Il n’y a pas encore d’e-mail à envoyer pour cette réservation.',
  endAfterStart: 'L’heure de fin doit être postérieure à l’heure de début.',
  chooseTimeAfterStart: 'Choisissez une heure postérieure au début.',
  resourceGone: 'Cette personne ou cette salle n’existe plus. Rechargez la page.',
  chooseAgain: 'Choisissez à nouveau.',
  tooManyCalendars: 'Vous pouvez connecter au maximum {most, number} calendriers. Déconnectez-en un d’abord.',
  notCalendarAddress: 'Ce n’est pas une adresse de calendrier.',
  pasteFullAddress:
    'Collez l’adresse complète. Elle commence par https:// ou webcal:// et se termine souvent par .ics.',
  serviceGone: 'Cette prestation n’existe plus.',
  takesPlaceThen: 'Cette prestation a déjà lieu à cette heure-là. Choisissez un autre horaire.',
  serviceHasBookings:
    '« {label} » a des réservations. Masquez plutôt cette prestation pour en conserver les informations.',
  serviceListedTwice: 'Une prestation figure deux fois dans la liste.',
  listEachServiceOnce: 'N’indiquez chaque prestation qu’une seule fois.',
  oneServiceGone: 'L’une de ces prestations n’existe plus. Rechargez la liste.',
  serviceIsBooked: 'Cette prestation a été réservée. Masquez-la plutôt, ou annulez d’abord les réservations.',
  serviceHasPastBookings:
    'Cette prestation a des réservations passées. Masquez-la plutôt pour en conserver les informations.',
  resourceUsedByService: 'Une prestation l’utilise. Retirez-le d’abord de la prestation.',
  oneResourceGone: 'L’un de ces éléments (personne, salle ou matériel) n’existe plus. Rechargez la page.',
  courseNeedsTwoDates: 'Un cours réservé en entier doit avoir au moins deux dates.',
  courseHasTooManyDates: 'Un cours réservé en entier peut avoir au maximum {most, number} dates.',
  datesOverlap:
    'Deux dates se chevauchent. Chaque date, temps de battement suivant compris, doit se terminer avant le début de la suivante.',
  nobodyBookedAnyMore: 'Plus personne n’a réservé cet horaire. Rechargez le calendrier.',
  someoneIsPaying:
    'Quelqu’un est en train de payer une place ou en a réservé une. Réessayez dans quelques minutes.',
  resourcesNotAvailable:
    'Le personnel, la salle ou le matériel nécessaire n’est pas disponible à cette heure-là. Choisissez un autre horaire.',
  quoted: '« {label} »',
  servicesHaveBookings:
    '{count, number} de ces prestations ont des réservations : {named}{others, plural, =0 {} one { et # autre} many { et # d’autres} other { et # autres}}. Masquez-les plutôt pour en conserver les informations.',
  serviceName: 'Nom de la prestation',
  service: 'Prestation',
  description: 'Description',
  location: 'Lieu',
  imageDescription: 'Description de l’image',
  question: 'Question',
  answer: 'Réponse',
} satisfies Translation<typeof en>;
