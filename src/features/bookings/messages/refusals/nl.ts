import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  separateDates: 'Deze data worden nu los geboekt. Kies opnieuw een datum.',
  datesChanged: 'De data zijn gewijzigd. Controleer ze en probeer het opnieuw.',
  notEveryDate: 'Niet op elke datum is er nog plek.',
  begun: 'Deze cursus is al begonnen. Je kunt niet meer instappen.',
  soon: 'Deze cursus kan niet meer online worden geboekt. Neem contact met ons op.',
  far: 'Je kunt nog niet boeken. Kijk dichter bij de startdatum nog eens.',
  over: 'Deze cursus is afgelopen.',
  noWaitingList: 'Deze dienst heeft geen wachtlijst.',
  placesLeft: 'Op deze tijd is nog plek, of de tijd is al voorbij. Kies opnieuw een tijd.',
  waitingAlready: 'Je staat al op de wachtlijst voor deze tijd.',
  taken: 'Iemand anders heeft deze tijd net geboekt. Kies een andere.',
  inTheWay: 'Deze tijd is al geboekt. Kies een andere.',
  passed: 'Deze tijd is al voorbij. Kies een andere.',
  tooLate: 'Het is te laat om deze tijd te boeken. Kies een latere.',
  tooEarly: 'Deze tijd kan nog niet worden geboekt. Kies een eerdere.',
  notAvailable: 'Deze tijd is niet beschikbaar. Kies een andere.',
  manyUnpaid:
    'Er wachten te veel boekingen vanaf jouw netwerk op betaling. Rond er een af of probeer het over een paar minuten opnieuw.',
  noLonger: 'Deze dienst kan niet meer worden geboekt.',
  wholeCourse: 'Alle data van deze cursus worden samen geboekt.',
  questionGone: 'Deze vraag is verwijderd.',
  answerThis: 'Beantwoord deze vraag.',
  chooseAnswer: 'Kies een van de antwoorden.',
  checkAnswers: 'Controleer je antwoorden op de vragen.',
  manyOfPerson:
    'Met dit e-mailadres zijn vandaag te veel boekingen gemaakt. Probeer het morgen opnieuw of neem contact met ons op.',
  manyOfAddress:
    'Er zijn te veel boekingen gemaakt vanaf jouw netwerk. Probeer het over een paar minuten opnieuw of neem contact met ons op.',
  manyOfSite:
    'We krijgen op dit moment meer boekingen dan we aankunnen. Probeer het over een paar minuten opnieuw.',
  manyMoves:
    'Boekingen met dit e-mailadres zijn vandaag te vaak verzet. Probeer het morgen opnieuw of neem contact met ons op.',
  ownerOnly: 'Alleen de eigenaar van de site kan dit doen.',
  noPlace: 'Deze plek op de wachtlijst bestaat niet of hoort bij een ander account.',
  noBooking: 'Deze boeking bestaat niet of hoort bij een ander account.',
  isPast: 'Deze boeking is al voorbij.',
  thisTimeOnly: 'Deze plek is alleen voor deze tijd gereserveerd. Bevestig hem eerst.',
  onceConfirmed: 'Verzetten kan zodra de hele boeking is bevestigd.',
  offerOver: 'Je reservering is verlopen en de plek is aan de volgende persoon aangeboden.',
  payToConfirm: 'Betaal om deze plek te bevestigen.',
  notInLength: 'Deze dienst is niet beschikbaar met deze duur.',
  chooseLength: 'Kies een andere duur.',
  onePerson: 'Dit kan voor 1 persoon tegelijk worden geboekt.',
  laterDay: 'Kies een latere dag.',
  earlierDay: 'Kies een eerdere dag.',
  daysReversed: 'De laatste dag mag niet vóór de eerste liggen.',
  fewerPeople: 'Vul maximaal {count, number} personen in.',
  fewerDays: 'Kies maximaal {count, number} dagen.',
  tooLateToChange:
    '{what, select, move {Deze boeking kan niet meer online worden verzet. Neem contact met ons op.} other {Deze boeking kan niet meer online worden geannuleerd. Neem contact met ons op.}}',
  onlyLeft: '{count, plural, one {Er is nog maar # plek vrij.} other {Er zijn nog maar # plekken vrij.}}',
  onlyLeftThen:
    '{count, plural, one {Er is op deze tijd nog maar # plek vrij.} other {Er zijn op deze tijd nog maar # plekken vrij.}}',
  someGone: 'Een boeking in je winkelwagen is niet meer beschikbaar. Verwijder die om door te gaan.',
  alreadyBooked: '{label} ({when}) is al geboekt.',
  wasCancelled: '{label} ({when}) is geannuleerd.',
  placeLost:
    '{label} ({when}) was 15 minuten gereserveerd en is daarna door iemand anders geboekt. Kies een andere tijd.',
  courseLost:
    '{label} ({when}) was 15 minuten gereserveerd en is daarna door iemand anders geboekt. Verwijder het uit je winkelwagen.',
} satisfies Translation<typeof en>;
