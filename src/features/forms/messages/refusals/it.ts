import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  noFileHere: 'Questo campo non accetta file.',
  sendAsForm: 'Invia il file come modulo (multipart/form-data).',
  noFileSent: 'Non è stato inviato nessun file.',
  chooseFile: 'Scegli un file.',
  answersTooLong: 'Le risposte sono troppo lunghe per essere inviate in una volta sola.',
  changed:
    'Questo modulo è stato modificato mentre lo compilavi. Le tue risposte sono state conservate. Controllale e invia di nuovo il modulo.',
  answersByName: 'Invia le risposte con il nome di ciascun campo.',
  mustBeByName: 'Ogni risposta deve riportare il nome del suo campo.',
  fillIn: 'Compila il modulo prima di inviarlo.',
  noAnswers: 'Non ci sono risposte.',
  unknownField: 'Campo sconosciuto.',
  unknownFieldNamed: 'Campo sconosciuto: {name}.',
  badName: 'Questo nome non può essere usato.',
  enterMessage: 'Inserisci un messaggio.',
  messageEmpty: 'Il messaggio è vuoto.',
  keyUsed: 'Questa chiave è già stata usata per un altro messaggio.',
  keyTooLong: 'La Idempotency-Key può avere fino a 200 caratteri semplici.',
  badKey: 'Questa chiave non può essere usata.',
  staleLink: 'Questo link è scaduto. Iscriviti di nuovo e usa il link nell’ultima email.',
  manyMessages:
    'Sono stati inviati troppi messaggi dalla tua rete. Le tue risposte sono state conservate. Inviale di nuovo tra qualche minuto.',
  manyFiles: 'Sono stati inviati troppi file dalla tua rete. Riprova tra qualche minuto.',
  noForm: 'Questo modulo non esiste più. Potrebbe essere stato eliminato.',
  fewerFiles:
    '{count, plural, one {Scegli al massimo # file.} many {Scegli al massimo # file.} other {Scegli al massimo # file.}}',
  toFix:
    '{count, plural, one {Correggi # campo per continuare.} many {Correggi # campi per continuare.} other {Correggi # campi per continuare.}}',
  fileGone: 'Un file non è stato caricato o è scaduto. Sceglilo di nuovo.',
  thankYou: 'Grazie per il tuo messaggio',
  yourMessage: 'il tuo messaggio',
} satisfies Translation<typeof en>;
