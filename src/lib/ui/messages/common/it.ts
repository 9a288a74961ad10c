import type { Translation } from '../../../messages/define.ts';
import type { en } from './en.ts';

export const it = {
  dismiss: 'Chiudi',
  problem: 'Problema:',
  hide: 'Nascondi',
  show: 'Mostra',
  password: 'password',
  select: 'Seleziona {label}',
  optional: '{label} (facoltativo)',
  picture: 'Immagine',
  pictureCount: '{at} di {count}',
  previousImage: 'Immagine precedente',
  nextImage: 'Immagine successiva',
  close: 'Chiudi',
  fixFields: 'Correggi {count, plural, one {# campo} many {# campi} other {# campi}} per continuare.',
  unreachable: 'Non riusciamo a raggiungere il sito. Controlla la connessione e riprova.',
  badRequest: 'Richiesta non valida. Verifica che tutti i campi siano compilati correttamente.',
  notAllowed: 'Non hai l’autorizzazione per farlo.',
  serverDown: 'Al momento il server non è raggiungibile. Riprova più tardi.',
  pageUnreachable: 'Non è stato possibile caricare la pagina. Controlla la connessione e riprova.',
  unexpected: 'Si è verificato un errore',
  errorScreenFailed: 'Si è verificato un errore durante la visualizzazione della pagina di errore',
} satisfies Translation<typeof en>;
