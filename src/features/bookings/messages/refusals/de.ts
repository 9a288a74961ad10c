import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  separateDates: 'Diese Termine werden jetzt einzeln gebucht. Wählen Sie noch einmal einen Termin.',
  datesChanged: 'Die Termine haben sich geändert. Prüfen Sie sie und versuchen Sie es noch einmal.',
  notEveryDate: 'Nicht bei jedem Termin ist noch ein Platz frei.',
  begun: 'Dieser Kurs hat bereits begonnen und kann nicht mehr gebucht werden.',
  soon: 'Dieser Kurs kann nicht mehr online gebucht werden. Kontaktieren Sie uns.',
  far: 'Buchungen sind noch nicht möglich. Schauen Sie kurz vor dem Beginn wieder vorbei.',
  over: 'Dieser Kurs ist beendet.',
  noWaitingList: 'Für diese Leistung gibt es keine Warteliste.',
  placesLeft:
    'Für diesen Termin gibt es noch freie Plätze oder er ist vorbei. Wählen Sie noch einmal einen Termin.',
  waitingAlready: 'Sie stehen für diesen Termin bereits auf der Warteliste.',
  taken: 'Dieser Termin wurde gerade gebucht. Wählen Sie einen anderen.',
  inTheWay: 'Dieser Termin ist bereits gebucht. Wählen Sie einen anderen.',
  passed: 'Dieser Termin ist vorbei. Wählen Sie einen anderen.',
  tooLate: 'Für diesen Termin ist es zu spät. Wählen Sie einen späteren.',
  tooEarly: 'Dieser Termin kann noch nicht gebucht werden. Wählen Sie einen früheren.',
  notAvailable: 'Dieser Termin ist nicht verfügbar. Wählen Sie einen anderen.',
  manyUnpaid:
    'Aus Ihrem Netzwerk warten zu viele Buchungen auf Zahlung. Schließen Sie eine davon ab oder versuchen Sie es in ein paar Minuten noch einmal.',
  noLonger: 'Diese Leistung kann nicht mehr gebucht werden.',
  wholeCourse: 'Alle Termine dieses Kurses werden zusammen gebucht.',
  questionGone: 'Diese Frage wurde entfernt.',
  answerThis: 'Beantworten Sie diese Frage.',
  chooseAnswer: 'Wählen Sie eine der Antworten.',
  checkAnswers: 'Prüfen Sie Ihre Antworten auf die Fragen.',
  manyOfPerson:
    'Mit dieser E-Mail-Adresse wurde heute zu oft gebucht. Versuchen Sie es morgen noch einmal oder kontaktieren Sie uns.',
  manyOfAddress:
    'Aus Ihrem Netzwerk wurde zu oft gebucht. Versuchen Sie es in ein paar Minuten noch einmal oder kontaktieren Sie uns.',
  manyOfSite:
    'Bei uns gehen gerade mehr Buchungen ein, als wir annehmen können. Versuchen Sie es in ein paar Minuten noch einmal.',
  manyMoves:
    'Buchungen mit dieser E-Mail-Adresse wurden heute zu oft verschoben. Versuchen Sie es morgen noch einmal oder kontaktieren Sie uns.',
  ownerOnly: 'Das kann nur der Inhaber der Website.',
  noPlace: 'Diesen Wartelistenplatz gibt es nicht, oder er gehört zu einem anderen Konto.',
  noBooking: 'Diese Buchung existiert nicht oder gehört zu einem anderen Konto.',
  isPast: 'Diese Buchung ist vorbei.',
  thisTimeOnly: 'Dieser Platz ist nur für diesen Termin reserviert. Bestätigen Sie ihn zuerst.',
  onceConfirmed: 'Sie können den Termin verschieben, sobald die ganze Buchung bestätigt ist.',
  offerOver: 'Ihre Reservierung ist abgelaufen und der Platz wurde weitergegeben.',
  payToConfirm: 'Bezahlen Sie, um diesen Platz zu bestätigen.',
  notInLength: 'Diese Leistung gibt es nicht in dieser Dauer.',
  chooseLength: 'Wählen Sie eine andere Dauer.',
  onePerson: 'Dies kann nur für 1 Person gebucht werden.',
  laterDay: 'Wählen Sie einen späteren Tag.',
  earlierDay: 'Wählen Sie einen früheren Tag.',
  daysReversed: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  fewerPeople: 'Geben Sie höchstens {count, number} Personen an.',
  fewerDays: 'Wählen Sie höchstens {count, number} Tage.',
  tooLateToChange:
    '{what, select, move {Diese Buchung kann nicht mehr online verschoben werden. Kontaktieren Sie uns.} other {Diese Buchung kann nicht mehr online storniert werden. Kontaktieren Sie uns.}}',
  onlyLeft: '{count, plural, one {Es ist nur noch # Platz frei.} other {Es sind nur noch # Plätze frei.}}',
  onlyLeftThen:
    '{count, plural, one {Zu diesem Termin ist nur noch # Platz frei.} other {Zu diesem Termin sind nur noch # Plätze frei.}}',
  someGone: 'Eine Buchung in Ihrem Warenkorb ist nicht mehr verfügbar. Entfernen Sie sie, um fortzufahren.',
  alreadyBooked: '{label} ({when}) ist bereits gebucht.',
  wasCancelled: '{label} ({when}) wurde storniert.',
  placeLost:
    '{label} ({when}) war 15 Minuten lang reserviert und wurde inzwischen von jemand anderem gebucht. Wählen Sie einen anderen Termin.',
  courseLost:
    '{label} ({when}) war 15 Minuten lang reserviert und wurde inzwischen von jemand anderem gebucht. Entfernen Sie es aus Ihrem Warenkorb.',
} satisfies Translation<typeof en>;
