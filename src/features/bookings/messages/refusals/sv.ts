import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  separateDates: 'Tillfällena bokas nu var för sig. Välj ett tillfälle på nytt.',
  datesChanged: 'Tillfällena har ändrats. Kontrollera dem och försök igen.',
  notEveryDate: 'Det finns inte plats vid alla tillfällen.',
  begun: 'Kursen har börjat och det går inte längre att anmäla sig.',
  soon: 'Det är för sent att boka kursen online. Kontakta oss i stället.',
  far: 'Bokningen har inte öppnat än. Titta in igen närmare kursstarten.',
  over: 'Kursen är avslutad.',
  noWaitingList: 'Tjänsten har ingen väntelista.',
  placesLeft: 'Det finns fortfarande platser, eller så har tiden passerat. Välj en tid på nytt.',
  waitingAlready: 'Du står redan på väntelistan för den här tiden.',
  taken: 'Någon annan hann precis boka tiden. Välj en annan.',
  inTheWay: 'Tiden är redan bokad. Välj en annan.',
  passed: 'Tiden har passerat. Välj en annan.',
  tooLate: 'Det är för sent att boka den här tiden. Välj en senare.',
  tooEarly: 'Den här tiden går inte att boka än. Välj en tidigare.',
  notAvailable: 'Tiden är inte ledig. Välj en annan.',
  manyUnpaid:
    'För många bokningar från ditt nätverk väntar på betalning. Slutför en av dem eller försök igen om några minuter.',
  noLonger: 'Tjänsten kan inte längre bokas.',
  wholeCourse: 'Kursens alla tillfällen bokas tillsammans.',
  questionGone: 'Frågan har tagits bort.',
  answerThis: 'Besvara frågan.',
  chooseAnswer: 'Välj ett av svaren.',
  checkAnswers: 'Kontrollera dina svar på frågorna.',
  manyOfPerson:
    'För många bokningar har gjorts med den här e-postadressen i dag. Försök igen i morgon eller kontakta oss.',
  manyOfAddress:
    'För många bokningar har gjorts från ditt nätverk. Försök igen om några minuter eller kontakta oss.',
  manyOfSite: 'Just nu får vi fler bokningar än vi hinner ta emot. Försök igen om några minuter.',
  manyMoves:
    'Bokningar med den här e-postadressen har bokats om för många gånger i dag. Försök igen i morgon eller kontakta oss.',
  ownerOnly: 'Det kan bara webbplatsens ägare göra.',
  noPlace: 'Den här platsen på väntelistan finns inte eller tillhör ett annat konto.',
  noBooking: 'Bokningen finns inte eller hör till ett annat konto.',
  isPast: 'Bokningens tid har redan passerat.',
  thisTimeOnly: 'Platsen är bara reserverad för den här tiden. Bekräfta den först.',
  onceConfirmed: 'Du kan boka om när hela bokningen är bekräftad.',
  offerOver: 'Din reservation har gått ut och platsen har erbjudits till nästa person.',
  payToConfirm: 'Betala för att bekräfta platsen.',
  notInLength: 'Tjänsten går inte att boka med den längden.',
  chooseLength: 'Välj en annan längd.',
  onePerson: 'Det här kan bara bokas för 1 person åt gången.',
  laterDay: 'Välj en senare dag.',
  earlierDay: 'Välj en tidigare dag.',
  daysReversed: 'Den sista dagen får inte vara före den första.',
  fewerPeople: 'Ange högst {count, number} personer.',
  fewerDays: 'Välj högst {count, number} dagar.',
  tooLateToChange:
    '{what, select, move {Det är för sent att boka om online. Kontakta oss i stället.} other {Det är för sent att avboka online. Kontakta oss i stället.}}',
  onlyLeft: '{count, plural, one {Bara # plats kvar.} other {Bara # platser kvar.}}',
  onlyLeftThen:
    '{count, plural, one {Bara # plats kvar vid den här tiden.} other {Bara # platser kvar vid den här tiden.}}',
  someGone: 'En bokning i din varukorg är inte längre tillgänglig. Ta bort den för att fortsätta.',
  alreadyBooked: '{label} ({when}) är redan bokad.',
  wasCancelled: '{label} ({when}) har avbokats.',
  placeLost:
    '{label} ({when}) var reserverad i 15 minuter och har sedan bokats av någon annan. Välj en annan tid.',
  courseLost:
    '{label} ({when}) var reserverad i 15 minuter och har sedan bokats av någon annan. Ta bort den från varukorgen.',
} satisfies Translation<typeof en>;
