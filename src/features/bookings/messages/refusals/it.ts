import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  separateDates: 'Ora queste date si prenotano separatamente. Scegli di nuovo una data.',
  datesChanged: 'Le date sono cambiate. Controllale e riprova.',
  notEveryDate: 'Non ci sono posti disponibili in tutte le date.',
  begun: 'Questo corso è già iniziato e non è più possibile iscriversi.',
  soon: 'È troppo tardi per prenotare questo corso online. Contattaci.',
  far: 'Le prenotazioni non sono ancora aperte. Torna quando si avvicina la data di inizio.',
  over: 'Questo corso è terminato.',
  noWaitingList: 'Questo servizio non ha una lista d’attesa.',
  placesLeft: 'Questo orario ha ancora posti disponibili oppure è già passato. Scegli di nuovo un orario.',
  waitingAlready: 'Sei già in lista d’attesa per questo orario.',
  taken: 'Qualcun altro ha appena prenotato questo orario. Scegline un altro.',
  inTheWay: 'Questo orario è già prenotato. Scegline un altro.',
  passed: 'Questo orario è già passato. Scegline un altro.',
  tooLate: 'È troppo tardi per prenotare questo orario. Scegline uno successivo.',
  tooEarly: 'Non è ancora possibile prenotare questo orario. Scegline uno precedente.',
  notAvailable: 'Questo orario non è disponibile. Scegline un altro.',
  manyUnpaid:
    'Troppe prenotazioni dalla tua rete sono in attesa di pagamento. Completane una o riprova tra qualche minuto.',
  noLonger: 'Questo servizio non è più prenotabile.',
  wholeCourse: 'Tutte le date di questo corso si prenotano insieme.',
  questionGone: 'Questa domanda è stata rimossa.',
  answerThis: 'Rispondi a questa domanda.',
  chooseAnswer: 'Scegli una delle risposte.',
  checkAnswers: 'Controlla le risposte alle domande.',
  manyOfPerson:
    'Oggi questo indirizzo email è stato usato per troppe prenotazioni. Riprova domani o contattaci.',
  manyOfAddress:
    'Sono state effettuate troppe prenotazioni dalla tua rete. Riprova tra qualche minuto o contattaci.',
  manyOfSite:
    'Al momento riceviamo più prenotazioni di quante possiamo gestirne. Riprova tra qualche minuto.',
  manyMoves:
    'Oggi le prenotazioni con questo indirizzo email sono state spostate troppe volte. Riprova domani o contattaci.',
  ownerOnly: 'Solo il proprietario del sito può farlo.',
  noPlace: 'Questo posto in lista d’attesa non esiste o appartiene a un altro account.',
  noBooking: 'Questa prenotazione non esiste o appartiene a un altro account.',
  isPast: 'La data di questa prenotazione è già passata.',
  thisTimeOnly: 'Questo posto è riservato solo per questo orario. Prima confermalo.',
  onceConfirmed: 'Potrai spostarla quando l’intera prenotazione sarà confermata.',
  offerOver: 'Il tempo per confermare è scaduto e il posto è stato offerto alla persona successiva.',
  payToConfirm: 'Paga per confermare questo posto.',
  notInLength: 'Questo servizio non è disponibile con questa durata.',
  chooseLength: 'Scegli un’altra durata.',
  onePerson: 'Si può prenotare per 1 persona alla volta.',
  laterDay: 'Scegli un giorno successivo.',
  earlierDay: 'Scegli un giorno precedente.',
  daysReversed: 'L’ultimo giorno non può essere prima del primo.',
  fewerPeople: 'Inserisci al massimo {count, number} persone.',
  fewerDays: 'Scegli al massimo {count, number} giorni.',
  tooLateToChange:
    '{what, select, move {È troppo tardi per spostare questa prenotazione online. Contattaci.} other {È troppo tardi per annullare questa prenotazione online. Contattaci.}}',
  onlyLeft:
    '{count, plural, one {È rimasto solo # posto.} many {Sono rimasti solo # posti.} other {Sono rimasti solo # posti.}}',
  onlyLeftThen:
    '{count, plural, one {È rimasto solo # posto in questo orario.} many {Sono rimasti solo # posti in questo orario.} other {Sono rimasti solo # posti in questo orario.}}',
  someGone: 'Una prenotazione nel carrello non è più disponibile. Rimuovila per continuare.',
  alreadyBooked: '{label} ({when}): già prenotato.',
  wasCancelled: '{label} ({when}): prenotazione annullata.',
  placeLost:
    '{label} ({when}): i 15 minuti riservati per te sono scaduti e qualcun altro ha prenotato. Scegli un altro orario.',
  courseLost:
    '{label} ({when}): i 15 minuti riservati per te sono scaduti e qualcun altro ha prenotato. Rimuovilo dal carrello.',
} satisfies Translation<typeof en>;
