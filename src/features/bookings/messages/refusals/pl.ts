import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  separateDates: 'Te terminy rezerwuje się teraz osobno. Wybierz termin ponownie.',
  datesChanged: 'Terminy się zmieniły. Sprawdź je i spróbuj ponownie.',
  notEveryDate: 'Nie we wszystkich terminach są wolne miejsca.',
  begun: 'Ten kurs już się zaczął i nie można do niego dołączyć.',
  soon: 'Jest już za późno, aby zarezerwować ten kurs online. Skontaktuj się z nami.',
  far: 'Zapisy jeszcze się nie zaczęły. Zajrzyj bliżej daty rozpoczęcia.',
  over: 'Ten kurs już się zakończył.',
  noWaitingList: 'Ta usługa nie ma listy oczekujących.',
  placesLeft: 'W tym terminie są jeszcze miejsca albo termin już minął. Wybierz termin ponownie.',
  waitingAlready: 'Jesteś już na liście oczekujących na ten termin.',
  taken: 'Ktoś właśnie zarezerwował ten termin. Wybierz inny.',
  inTheWay: 'Ten termin jest już zajęty. Wybierz inny.',
  passed: 'Ten termin już minął. Wybierz inny.',
  tooLate: 'Jest już za późno na rezerwację tego terminu. Wybierz późniejszy.',
  tooEarly: 'Tego terminu nie można jeszcze zarezerwować. Wybierz wcześniejszy.',
  notAvailable: 'Ten termin nie jest dostępny. Wybierz inny.',
  manyUnpaid:
    'Zbyt wiele rezerwacji z tej sieci czeka na płatność. Dokończ jedną z nich lub spróbuj ponownie za kilka minut.',
  noLonger: 'Tej usługi nie można już zarezerwować.',
  wholeCourse: 'Wszystkie terminy tego kursu rezerwuje się razem.',
  questionGone: 'To pytanie zostało usunięte.',
  answerThis: 'Odpowiedz na to pytanie.',
  chooseAnswer: 'Wybierz jedną z odpowiedzi.',
  checkAnswers: 'Sprawdź odpowiedzi na pytania.',
  manyOfPerson:
    'Z tego adresu e-mail dokonano dziś zbyt wielu rezerwacji. Spróbuj ponownie jutro lub skontaktuj się z nami.',
  manyOfAddress:
    'Z tej sieci dokonano zbyt wielu rezerwacji. Spróbuj ponownie za kilka minut lub skontaktuj się z nami.',
  manyOfSite: 'Mamy teraz więcej rezerwacji, niż możemy przyjąć. Spróbuj ponownie za kilka minut.',
  manyMoves:
    'Terminy rezerwacji z tym adresem e-mail zmieniano dziś zbyt wiele razy. Spróbuj ponownie jutro lub skontaktuj się z nami.',
  ownerOnly: 'Może to zrobić tylko właściciel strony.',
  noPlace: 'To miejsce na liście oczekujących nie istnieje lub należy do innego konta.',
  noBooking: 'Ta rezerwacja nie istnieje lub należy do innego konta.',
  isPast: 'Ta rezerwacja dotyczy minionego terminu.',
  thisTimeOnly: 'To miejsce jest zarezerwowane tylko na ten termin. Najpierw je potwierdź.',
  onceConfirmed: 'Termin będzie można zmienić po potwierdzeniu całej rezerwacji.',
  offerOver: 'Rezerwacja wygasła, a miejsce zaproponowano następnej osobie.',
  payToConfirm: 'Zapłać, aby potwierdzić to miejsce.',
  notInLength: 'Ta usługa nie jest dostępna z takim czasem trwania.',
  chooseLength: 'Wybierz inny czas trwania.',
  onePerson: 'Tę usługę można zarezerwować tylko dla 1 osoby naraz.',
  laterDay: 'Wybierz późniejszy dzień.',
  earlierDay: 'Wybierz wcześniejszy dzień.',
  daysReversed: 'Ostatni dzień nie może być przed pierwszym.',
  fewerPeople: 'Maksymalna liczba osób: {count, number}.',
  fewerDays: 'Maksymalna liczba dni: {count, number}.',
  tooLateToChange:
    '{what, select, move {Jest już za późno, aby zmienić termin online. Skontaktuj się z nami.} other {Jest już za późno, aby odwołać rezerwację online. Skontaktuj się z nami.}}',
  onlyLeft:
    '{count, plural, one {Zostało tylko # miejsce.} few {Zostały tylko # miejsca.} many {Zostało tylko # miejsc.} other {Zostało tylko # miejsca.}}',
  onlyLeftThen:
    '{count, plural, one {W tym terminie zostało tylko # miejsce.} few {W tym terminie zostały tylko # miejsca.} many {W tym terminie zostało tylko # miejsc.} other {W tym terminie zostało tylko # miejsca.}}',
  someGone: 'Jedna z rezerwacji w koszyku nie jest już dostępna. Usuń ją, aby kontynuować.',
  alreadyBooked: '{label} ({when}): termin jest już zajęty.',
  wasCancelled: '{label} ({when}): rezerwację odwołano.',
  placeLost:
    '{label} ({when}): rezerwacja obowiązywała przez 15 minut, a potem termin zajął ktoś inny. Wybierz inny termin.',
  courseLost:
    '{label} ({when}): rezerwacja obowiązywała przez 15 minut, a potem miejsce zajął ktoś inny. Usuń ją z koszyka.',
} satisfies Translation<typeof en>;
