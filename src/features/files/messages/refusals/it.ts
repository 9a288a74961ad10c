import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  fileGone: 'Questo file non esiste più.',
  notUploaded: '“{name}” non è stato caricato: {reason}',
  empty: 'è vuoto.',
  typeNotSupported:
    'questo tipo di file non è supportato. Puoi caricare immagini, audio, video, PDF, documenti Office, testo e file ZIP.',
  svgTooLarge: 'i file SVG possono avere una dimensione massima di 5 MB.',
  nameDisagrees: 'dal nome sembra {named}, ma è {found}.',
  twoThings: 'contiene un altro file o una pagina web. Esportalo di nuovo e carica il nuovo file.',
  tooLarge: '“{name}” è troppo grande. I file possono avere una dimensione massima di {size}.',
  noSpace:
    'Questo sito non ha più spazio per i file. Invia il messaggio senza allegati oppure contatta il proprietario in un altro modo.',
  image: 'un’immagine {format}',
  imageWithVowel: 'un’immagine {format}',
  audio: 'un file audio',
  video: 'un video',
  pdf: 'un PDF',
  plainText: 'testo semplice',
  csv: 'un file CSV',
  subtitles: 'un file di sottotitoli',
  textDocument: 'un documento di testo',
  word: 'un documento Word',
  excel: 'un foglio di calcolo Excel',
  powerpoint: 'una presentazione PowerPoint',
  spreadsheet: 'un foglio di calcolo',
  presentation: 'una presentazione',
  zip: 'un archivio ZIP',
} satisfies Translation<typeof en>;
