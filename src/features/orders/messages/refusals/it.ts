import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  invoiceLater: 'La fattura sarà disponibile quando l’ordine sarà pagato.',
  noDownload: 'Download non trovato.',
  downloadOver: 'Questo download è scaduto o non è stato pagato. Contattaci per ottenere di nuovo l’accesso.',
  rangeBeyond: 'L’intervallo richiesto supera la fine del file.',
  enterEmail: 'Inserisci il tuo indirizzo email.',
  noOrder: 'Questo ordine non esiste o appartiene a un altro account.',
  hasBooking:
    'Questo ordine include una prenotazione. Usa il link della prenotazione per annullarla e ricevere il rimborso.',
  partShipped: 'Una parte di questo ordine è già stata spedita, quindi non può più essere annullato.',
  partReady: 'Una parte di questo ordine è già pronta per il ritiro, quindi non può più essere annullato.',
  bookingsExcluded: 'Le prenotazioni si possono solo spostare o annullare.',
  downloadExcluded: 'Hai accettato di scaricarlo subito, perdendo così il diritto di recesso.',
  noConsentNeeded: 'Nessun download di questo ordine è in attesa del consenso del cliente.',
  alreadyWithdrawn: 'Hai già esercitato il recesso per questo ordine.',
  tooLateToWithdraw: 'Non è più possibile recedere da questo ordine.',
  cantWithdrawItem: 'Non è possibile recedere dall’acquisto di questo articolo.',
  chooseListed: 'Scegli tra gli articoli elencati.',
  linkSentOften:
    'Questo link è già stato richiesto più volte. Controlla la posta in arrivo e la cartella dello spam o riprova più tardi.',
  manyCodes: 'Sono stati provati troppi codici sconto dalla tua rete. Riprova tra qualche minuto.',
  noCodesNow:
    'Al momento non è possibile usare codici sconto. Riprova tra qualche minuto o completa l’acquisto senza codice.',
  manyUnpaid:
    'Troppi ordini tuoi o della tua rete sono in attesa di pagamento. Completane uno o riprova tra qualche minuto.',
  orderClosed: 'Questo ordine non può più essere modificato.',
  enterDelivery: 'Inserisci l’indirizzo di consegna.',
  agreeToTerms: 'Accetta i termini e le condizioni.',
  agreeToContinue: 'Accetta i termini e le condizioni per continuare.',
  noSuchPayment: 'Questo metodo di pagamento non è disponibile per questo ordine.',
  manyStarted: 'Sono stati avviati troppi ordini dalla tua rete. Riprova tra qualche minuto.',
  shopBusy:
    'Al momento questo negozio riceve più ordini di quanti possa gestirne. Riprova tra qualche minuto.',
  manyPlaced:
    'Oggi sono stati effettuati troppi ordini con questo indirizzo email. Paga online o riprova domani.',
  orderExpired: 'Questo ordine è scaduto. Torna al carrello e ripeti l’acquisto.',
  justSoldOut: 'Un articolo di questo ordine si è appena esaurito. Non ti è stato addebitato nulla.',
  payByCardFirst: 'Questo ordine va prima pagato con carta.',
  reservationOver: 'Il tempo riservato per i tuoi articoli è scaduto. Torna al carrello e ripeti l’acquisto.',
  deliveryGone: 'L’opzione di spedizione scelta non è più disponibile. Scegline un’altra.',
  noDelivery: 'Non spediamo questi articoli in questo Paese.',
  standardDelivery: 'Spedizione standard',
  shopClosed: 'Al momento questo negozio non accetta ordini.',
  tooMuch: 'Questo ordine supera il totale massimo. Rimuovi alcuni articoli e riprova.',
  cartFull: 'Il carrello è pieno. Prima completa l’acquisto, poi inizia un nuovo carrello.',
  noCards: 'Al momento questo negozio non accetta carte.',
  paymentNotStarted:
    'Non è stato possibile avviare il pagamento con carta. Riprova o scegli un altro metodo di pagamento.',
  paymentSilent:
    'Il servizio di pagamento non risponde. Non ti è stato addebitato nulla. Riprova tra un attimo.',
  timeToPayOver:
    'Il tempo per pagare è scaduto. Non ti è stato addebitato nulla. Torna al carrello e ripeti l’acquisto.',
  notByCard: 'Questo ordine non si paga con carta.',
  paymentReviewed:
    'Abbiamo ricevuto un pagamento per questo ordine e lo stiamo verificando. Non pagare di nuovo.',
  cardDeclined: 'La carta è stata rifiutata. Non ti è stato addebitato nulla. Prova un’altra carta.',
  confirmPayment: 'La tua banca ti chiede di confermare questo pagamento.',
  testsOff: 'I pagamenti di prova sono disattivati.',
  soldOutRefunded: 'Un articolo di questo ordine si è appena esaurito. Riceverai un rimborso.',
  downloadFrom:
    'Questo download sarà disponibile in data {time}. Per averlo subito, apri il tuo ordine e accetta il download immediato.',
  cantCancel:
    '{status, select, unpaid {Questo ordine non è ancora pagato, quindi non può essere annullato.} paid {Questo ordine è pagato, quindi non può essere annullato.} fulfilled {Questo ordine è evaso, quindi non può essere annullato.} cancelled {Questo ordine è già annullato.} refunded {Questo ordine è rimborsato, quindi non può essere annullato.} other {Impossibile trovare questo ordine, quindi non può essere annullato.}}',
  cantTest:
    '{status, select, unpaid {Questo ordine non è ancora pagato e non può essere pagato con una carta di prova.} paid {Questo ordine è già pagato e non può essere pagato con una carta di prova.} fulfilled {Questo ordine è evaso e non può essere pagato con una carta di prova.} cancelled {Questo ordine è annullato e non può essere pagato con una carta di prova.} refunded {Questo ordine è rimborsato e non può essere pagato con una carta di prova.} other {Impossibile trovare questo ordine, quindi non può essere pagato con una carta di prova.}}',
  orderIs:
    '{status, select, unpaid {Questo ordine non è ancora pagato.} paid {Questo ordine è pagato.} fulfilled {Questo ordine è evaso.} cancelled {Questo ordine è annullato.} refunded {Questo ordine è rimborsato.} other {Impossibile trovare questo ordine.}}',
  codeJustUsedUp: 'Il codice “{code}” ha appena raggiunto il limite di utilizzo.',
  codeUsedByYou: 'Hai già usato il codice “{code}”.',
  codeUnknown: 'Il codice “{code}” non è valido. Controlla che sia scritto correttamente e riprova.',
  codeNotNow: 'Al momento il codice “{code}” non è attivo.',
  codeMinimum: 'Il tuo ordine non raggiunge il minimo richiesto per il codice “{code}”.',
  codeUsedUp: 'Il codice “{code}” ha raggiunto il limite di utilizzo.',
  onlyLeft: 'Solo {count, number} in magazzino: {item}.',
  outOfStock: '{item} è esaurito o riservato nell’ordine di un altro cliente.',
  priceChanged: 'Il prezzo di {item} è cambiato.',
  itemGone: '“{item}” non è più disponibile.',
  someItemGone: 'Un articolo nel carrello non è più disponibile.',
  optionGone: '“{item}” non è più disponibile in questa opzione.',
  someOptionGone: 'Un articolo nel carrello non è più disponibile in questa opzione.',
  renamed: '“{item}” ora si chiama {now}.',
  paid: 'Pagato.',
  refundUnderWay: 'Un rimborso è già in corso.',
  nothingToRefund: 'Non resta nulla da rimborsare.',
  refundElsewhere: 'Non abbiamo traccia del pagamento di questo ordine. Rimborsalo dove è stato incassato.',
} satisfies Translation<typeof en>;
