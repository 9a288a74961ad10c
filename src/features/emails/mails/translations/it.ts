// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote =
  'Ricevi questa email perché è stato effettuato un ordine con questo indirizzo su {{siteName}}.';
const viewOrder = 'Vedi il tuo ordine';

const parcel = `{{#tracking}}

Numero di tracciamento: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Traccia la spedizione]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Dove e quando:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Per informazioni sugli elementi non elencati ({{more}}), rispondi a questa email.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

Per {{people}}

{{/people}}

{{#whenYours}}

Nel tuo fuso orario: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Puoi spostare o annullare la prenotazione fino a {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

Puoi spostare la prenotazione fino a {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

Puoi annullare la prenotazione fino a {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

Da pagare sul posto: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Gestisci prenotazione',
  note: 'Ricevi questa email perché è stata effettuata una prenotazione con questo indirizzo presso {{siteName}}.',
};
const waits = 'Ricevi questa email perché questo indirizzo è in una lista d’attesa di {{siteName}}.';

export const it: MailTranslation = {
  welcome: {
    subject: 'Ti diamo il benvenuto su {{siteName}}',
    heading: 'Ti diamo il benvenuto',
    body: `Il tuo account su {{siteName}} è pronto. Accedi con {{email}} e la password che hai scelto.

I tuoi dati e i tuoi indirizzi sono salvati nel tuo account per la prossima volta.`,
    button: 'Vai al tuo account',
    note: 'Ricevi questa email perché è stato creato un account con questo indirizzo su {{siteName}}. Se non sei stato tu, reimposta la password ed elimina l’account.',
  },
  reset: {
    subject: 'Reimposta la password per {{siteName}}',
    heading: 'Reimposta la password',
    body: `Abbiamo ricevuto una richiesta di reimpostare la password di {{email}} su {{siteName}}.

Il link qui sotto funziona una sola volta e scade dopo un’ora.`,
    button: 'Reimposta password',
    note: 'Se non l’hai richiesto tu, puoi ignorare questa email. La tua password non cambierà.',
  },
  'password-changed': {
    subject: 'La tua password per {{siteName}} è stata modificata',
    heading: 'La tua password è stata modificata',
    body: `La password di {{email}} su {{siteName}} è appena stata modificata e tutti i dispositivi sono stati disconnessi.

Se sei stato tu, non devi fare nulla. In caso contrario, imposta subito una nuova password.`,
    button: 'Non sono stato io',
    note: 'Ricevi questa email perché hai un account su {{siteName}}.',
  },
  'new-device': {
    subject: 'Nuovo accesso a {{siteName}}',
    heading: 'Nuovo accesso al tuo account',
    body: `Qualcuno ha appena effettuato l’accesso al tuo account {{email}} su {{siteName}} da un nuovo dispositivo: {{device}}, indirizzo IP {{address}}.

Se sei stato tu, non devi fare nulla.`,
    button: 'Controlla il tuo account',
    note: 'Se non sei stato tu, cambia subito la password ed esci da tutti gli altri dispositivi.',
  },
  'two-step-off': {
    subject: 'Verifica in due passaggi disattivata su {{siteName}}',
    heading: 'La verifica in due passaggi è disattivata',
    body: `Abbiamo disattivato la verifica in due passaggi per il tuo account {{email}} e disconnesso tutti i dispositivi.

Ora puoi accedere con la sola password. Per proteggere il tuo account, riattiva la verifica in due passaggi.`,
    button: 'Attiva la verifica in due passaggi',
    note: 'Se non l’hai richiesto tu, cambia la password e contatta {{siteName}}.',
  },
  invitation: {
    subject: '{{inviter}} ti ha invitato su {{siteName}}',
    heading: 'Hai ricevuto un invito',
    body: `{{inviter}} ti ha invitato a collaborare a {{siteName}}. Il tuo ruolo: {{roleName}}. {{roleSays}}. Il link qui sotto funziona una sola volta e scade dopo 7 giorni.`,
    button: 'Accetta invito',
    note: 'Se non ti aspettavi questo invito, puoi ignorare questa email.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Grazie',
    body: '{{text}}',
    note: 'Ricevi questa email perché è stato inviato un modulo con il tuo indirizzo su {{siteName}}. Se non sei stato tu, puoi ignorarla.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Risposta al tuo messaggio',
    body: '{{answer}}',
    note: 'Ricevi questa email perché hai scritto a {{siteName}}.',
  },
  'newsletter-confirm': {
    subject: 'Conferma la tua iscrizione a {{siteName}}',
    heading: 'Conferma la tua iscrizione',
    body: `Tu (o qualcuno che usa questo indirizzo) hai richiesto l’iscrizione alla newsletter di {{siteName}}.

Premi il pulsante per confermare. Il link scade dopo una settimana.`,
    button: 'Conferma iscrizione',
    note: 'Se non hai richiesto l’iscrizione, puoi ignorare questa email e non ti scriveremo più. Puoi [annullare l’iscrizione]({{leaveLink}}) in qualsiasi momento.',
  },
  'comment-confirm': {
    subject: 'Conferma il tuo commento su {{siteName}}',
    heading: 'Conferma il tuo commento',
    body: `Tu (o qualcuno che usa questo indirizzo) hai scritto un commento su {{siteName}}.

Premi il pulsante per confermarlo. Il link scade dopo una settimana.`,
    button: 'Conferma commento',
    note: 'Se non hai scritto il commento, puoi ignorare questa email. Non verrà pubblicato.',
  },
  'comment-reply': {
    name: 'Risposta a un commento',
    subject: '{{name}} ha risposto al tuo commento su {{siteName}}',
    heading: 'Una risposta al tuo commento',
    body: `{{name}} ha risposto al tuo commento su “{{entry}}”:

{{reply}}`,
    button: 'Vedi la risposta',
    note: 'Ricevi questa email perché hai scritto un commento con questo indirizzo su {{siteName}}.',
  },
  'review-ask': {
    name: 'Richiesta per le email sulle risposte',
    subject: 'Il tuo commento su “{{page}}” di {{siteName}}',
    heading: 'Novità sul tuo commento',
    body: `Il team di {{siteName}} ha risposto a un commento scritto con questo indirizzo nella bozza di “{{page}}”.

Apri l’anteprima per leggere la risposta. Lì puoi anche attivare le email sulle prossime risposte. Senza il tuo consenso non ne invieremo altre.`,
    button: 'Apri l’anteprima',
    note: 'Se non hai scritto il commento, puoi ignorare questa email. Non ne riceverai altre su questa anteprima.',
  },
  'review-replies': {
    name: 'Risposte ai commenti su una bozza',
    subject: 'Risposte su “{{page}}” di {{siteName}}',
    heading: 'Nuove risposte ai tuoi commenti',
    body: `Ecco le novità sui tuoi commenti nella bozza di “{{page}}”:

{{comments}}`,
    button: 'Apri l’anteprima',
    note: 'Ricevi questa email perché hai attivato le email sulle risposte. Puoi disattivarle nell’anteprima.',
  },
  'order-placed': {
    subject: 'Ordine {{orderNumber}} ricevuto',
    heading: 'Grazie per il tuo ordine',
    body: `Abbiamo ricevuto il tuo ordine {{orderNumber}}. Gli articoli sono riservati per te fino al pagamento.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Indirizzo di consegna: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'I tuoi ordini su {{siteName}}',
    heading: 'Grazie per i tuoi ordini',
    body: `Abbiamo ricevuto {{count}} con il tuo indirizzo email. Apri un ordine per vedere cosa contiene e come pagare.

{{items}}

${more}`,
    note: 'Ricevi questa email perché sono stati effettuati ordini con questo indirizzo su {{siteName}}. Se non sono tuoi, non devi fare nulla.',
  },
  'order-paid': {
    subject: 'Ordine {{orderNumber}} confermato',
    heading: 'Grazie per il tuo ordine',
    body: `Abbiamo ricevuto il pagamento per l’ordine {{orderNumber}}.

{{items}}

{{#address}}

Indirizzo di consegna: {{address}}. Ti invieremo un’email quando l’ordine sarà spedito.

{{/address}}

{{#collected}}

Ti invieremo un’email quando l’ordine sarà pronto per il ritiro.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'Il tuo ordine {{orderNumber}} è in viaggio',
    heading: 'Il tuo ordine è in viaggio',
    body: `Tutti gli articoli del tuo ordine {{orderNumber}} sono stati spediti.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'Una parte del tuo ordine {{orderNumber}} è in viaggio',
    heading: 'Una parte del tuo ordine è in viaggio',
    body: `Alcuni articoli del tuo ordine {{orderNumber}} sono stati spediti. Ti invieremo un’email quando spediremo gli altri.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'Il tuo ordine {{orderNumber}} è pronto per il ritiro',
    heading: 'Il tuo ordine è pronto per il ritiro',
    body: `Il tuo ordine {{orderNumber}} è pronto. Per ritirarlo, porta con te il numero d’ordine.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'Una parte del tuo ordine {{orderNumber}} è pronta per il ritiro',
    heading: 'Una parte del tuo ordine è pronta per il ritiro',
    body: `Alcuni articoli del tuo ordine {{orderNumber}} sono pronti. Per ritirarli, porta con te il numero d’ordine. Ti invieremo un’email quando saranno pronti gli altri.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Rimborso per il tuo ordine {{orderNumber}}',
    heading: 'Abbiamo emesso un rimborso',
    body: `Abbiamo rimborsato {{amount}} per il tuo ordine {{orderNumber}} sul metodo di pagamento originale. La banca può impiegare fino a 10 giorni per accreditare l’importo.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'Il tuo ordine {{orderNumber}} è stato annullato',
    heading: 'Il tuo ordine è stato annullato',
    body: `Il tuo ordine {{orderNumber}} è stato annullato.

{{#amount}}

Abbiamo rimborsato {{amount}} sul metodo di pagamento originale. La banca può impiegare fino a 10 giorni per accreditare l’importo.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'Il tuo download da {{siteName}}',
    heading: 'Il tuo download è pronto',
    body: 'I file del tuo ordine {{orderNumber}} sono pronti da scaricare. Usa il link qui sotto per aprire l’ordine.',
    button: 'Scarica',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Recesso per il tuo ordine {{orderNumber}}',
    heading: 'Il tuo link per il recesso',
    body: 'Il link qui sotto apre il tuo ordine {{orderNumber}}. Lì puoi scegliere cosa restituire e confermare.',
    button: 'Recedi dal contratto',
    note: 'Ricevi questa email perché qualcuno ha richiesto questo link su {{siteName}} con il tuo numero d’ordine e il tuo indirizzo email. Se non sei stato tu, non devi fare nulla.',
  },
  'withdrawal-received': {
    subject: 'Recesso per il tuo ordine {{orderNumber}}: conferma di ricezione',
    heading: 'Abbiamo ricevuto il tuo recesso',
    body: `In data {{at}} hai esercitato il recesso per questi articoli del tuo ordine {{orderNumber}}:

{{withdrawn}}

{{#note}}

Hai scritto: {{note}}

{{/note}}

Se hai già ricevuto gli articoli, rispediscili entro 14 giorni. Poi ti rimborseremo.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'I tuoi recessi su {{siteName}}',
    heading: 'Abbiamo ricevuto i tuoi recessi',
    body: `Hai esercitato il recesso per {{count}}. Ecco gli articoli e quando abbiamo ricevuto la tua comunicazione:

{{items}}

${more}

Se hai già ricevuto degli articoli, rispediscili entro 14 giorni. Poi ti rimborseremo.`,
    note: 'Ricevi questa email perché è stato esercitato il recesso per ordini con questo indirizzo su {{siteName}}. Se non sono tuoi, non devi fare nulla.',
  },
  'cart-left': {
    name: 'Promemoria del carrello',
    subject: 'Hai lasciato qualcosa nel carrello su {{siteName}}',
    heading: 'Ci stai ancora pensando?',
    body: `Hai lasciato questi articoli nel carrello. Non ti è stato addebitato nulla.

{{items}}`,
    button: 'Torna al carrello',
    note: 'Ricevi questa email, una sola volta, perché hai lasciato un carrello con questo indirizzo su {{siteName}}.',
  },
  'booking-requested': {
    subject: 'Richiesta di prenotazione: {{service}} presso {{siteName}}',
    heading: 'Abbiamo ricevuto la tua richiesta',
    body: `${facts}

Stiamo tenendo questo orario per te. Riceverai un’altra email appena sarà confermato.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Prenotazione confermata: {{service}}, {{when}}',
    heading: 'La tua prenotazione è confermata',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'Non possiamo confermare la tua prenotazione: {{service}}, {{when}}',
    heading: 'Ci dispiace, non possiamo confermare la tua prenotazione',
    body: `Non possiamo accettare la tua prenotazione per {{service}}, {{when}}.

${reason}

{{#refund}}

Abbiamo rimborsato {{refund}} sul metodo di pagamento originale.

{{/refund}}`,
    ...guest,
    button: 'Scegli un altro orario',
  },
  'booking-moved': {
    subject: 'Prenotazione spostata: {{service}}, {{when}}',
    heading: 'La tua prenotazione ha un nuovo orario',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Prenotazione annullata: {{service}}, {{when}}',
    heading: 'La tua prenotazione è annullata',
    body: `${facts}

${reason}

{{#refund}}

Abbiamo rimborsato {{refund}} sul metodo di pagamento originale. La banca può impiegare fino a 10 giorni per accreditare l’importo.

{{/refund}}`,
    ...guest,
    button: 'Vedi prenotazione',
  },
  'booking-reminder': {
    subject: 'Promemoria: {{service}}, {{when}}',
    heading: 'A presto',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'Le tue prenotazioni presso {{siteName}}',
    heading: 'Le tue prenotazioni',
    body: `Ecco le novità su {{count}} con il tuo indirizzo email. Apri una prenotazione per vederne i dettagli, spostarla o annullarla.

{{items}}

${more}`,
    note: 'Ricevi questa email perché sono state effettuate prenotazioni con questo indirizzo presso {{siteName}}. Se non sono tue, non devi fare nulla.',
  },
  'waiting-joined': {
    subject: 'Sei in lista d’attesa: {{service}}, {{when}}',
    heading: 'Sei in lista d’attesa',
    body: `${facts}

Se si libera un posto ed è il tuo turno, ti invieremo un’email e lo terremo per te per un po’ di tempo.`,
    button: 'Vedi o lascia la lista d’attesa',
    note: 'Ricevi questa email perché questo indirizzo è stato aggiunto a una lista d’attesa di {{siteName}}. Se non sei stato tu, usa il link per lasciare la lista.',
  },
  'waiting-offer': {
    subject: 'Si è liberato un posto: {{service}}, {{when}}',
    heading: 'Si è liberato un posto',
    body: `${facts}

Lo teniamo per te fino a {{heldUntil}}. Dopo verrà offerto alla persona successiva.`,
    button: 'Prenota questo posto',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Nuovo orario: {{service}}, {{when}}',
    heading: 'C’è un nuovo orario',
    body: `${facts}

Questo è il nuovo orario. Sei ancora in lista d’attesa: se si libera un posto ed è il tuo turno, ti invieremo un’email.

Se il nuovo orario non ti va bene, usa il link nella nostra prima email per lasciare la lista.`,
    button: 'Vedi altri orari',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Annullato: {{service}}, {{when}}',
    heading: 'Questa data è annullata',
    body: `${facts}

Eri in lista d’attesa per questa data. È stata annullata, quindi ti abbiamo tolto dalla lista. Non hai nessuna prenotazione e nulla da pagare.`,
    button: 'Vedi altri orari',
    note: 'Ricevi questa email perché questo indirizzo era in una lista d’attesa di {{siteName}}.',
  },
};
