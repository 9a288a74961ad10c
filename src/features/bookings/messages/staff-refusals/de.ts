import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  lastDateOfBooking: 'Das ist der letzte Termin der Buchung. Stornieren Sie stattdessen die ganze Buchung.',
  courseConfirmedTogether: 'Alle Termine eines Kurses werden zusammen bestätigt.',
  onlyPendingConfirmed: 'Nur offene Anfragen können bestätigt werden.',
  noEmailToSend: 'Zu dieser Buchung gibt es noch keine E-Mail, die gesendet werden kann.',
  endAfterStart: 'Das Ende muss nach dem Beginn liegen.',
  chooseTimeAfterStart: 'Wählen Sie eine Zeit nach dem Beginn.',
  resourceGone: 'Diese Person oder diesen Raum gibt es nicht mehr. Laden Sie die Seite neu.',
  chooseAgain: 'Wählen Sie erneut aus.',
  tooManyCalendars: 'Sie können höchstens {most, number} Kalender verbinden. Trennen Sie zuerst einen.',
  notCalendarAddress: 'Das ist keine Kalenderadresse.',
  pasteFullAddress:
    'Fügen Sie die vollständige Adresse ein. Sie beginnt mit https:// oder webcal:// und endet oft auf .ics.',
  serviceGone: 'Diese Leistung gibt es nicht mehr.',
  takesPlaceThen: 'Diese Leistung findet zu dieser Zeit bereits statt. Wählen Sie eine andere Zeit.',
  serviceHasBookings:
    '„{label}“ hat Buchungen. Blenden Sie die Leistung stattdessen aus, damit die Angaben erhalten bleiben.',
  serviceListedTwice: 'Eine Leistung ist doppelt aufgeführt.',
  listEachServiceOnce: 'Führen Sie jede Leistung nur einmal auf.',
  oneServiceGone: 'Eine dieser Leistungen gibt es nicht mehr. Laden Sie die Liste neu.',
  serviceIsBooked:
    'Diese Leistung ist gebucht. Blenden Sie sie stattdessen aus oder stornieren Sie zuerst die Buchungen.',
  serviceHasPastBookings:
    'Diese Leistung hat frühere Buchungen. Blenden Sie sie stattdessen aus, damit die Angaben erhalten bleiben.',
  resourceUsedByService: 'Eine Leistung verwendet das. Entfernen Sie es zuerst aus der Leistung.',
  oneResourceGone:
    'Von diesen Personen, Räumen oder Geräten gibt es etwas nicht mehr. Laden Sie die Seite neu.',
  courseNeedsTwoDates: 'Ein Kurs, der als Ganzes gebucht wird, braucht mindestens zwei Termine.',
  courseHasTooManyDates:
    'Ein Kurs, der als Ganzes gebucht wird, kann höchstens {most, number} Termine haben.',
  datesOverlap:
    'Zwei Termine überschneiden sich. Jeder Termin muss einschließlich der Pufferzeit danach enden, bevor der nächste beginnt.',
  nobodyBookedAnyMore: 'Für diese Zeit ist niemand mehr angemeldet. Laden Sie den Kalender neu.',
  someoneIsPaying:
    'Jemand bezahlt gerade für einen Platz oder hat einen reserviert. Versuchen Sie es in ein paar Minuten noch einmal.',
  resourcesNotAvailable:
    'Die benötigten Mitarbeiter, Räume oder Geräte sind zu dieser Zeit nicht verfügbar. Wählen Sie eine andere Zeit.',
  quoted: '„{label}“',
  servicesHaveBookings:
    '{count, number} dieser Leistungen haben Buchungen: {named}{others, plural, =0 {} other { und # weitere}}. Blenden Sie sie stattdessen aus, damit die Angaben erhalten bleiben.',
  serviceName: 'Name der Leistung',
  service: 'Leistung',
  description: 'Beschreibung',
  location: 'Ort',
  imageDescription: 'Bildbeschreibung',
  question: 'Frage',
  answer: 'Antwort',
} satisfies Translation<typeof en>;
