import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  fileGone: 'Filen finns inte längre.',
  notUploaded: '”{name}” laddades inte upp: {reason}',
  empty: 'den är tom.',
  typeNotSupported:
    'filtypen stöds inte. Du kan ladda upp bilder, ljud, video, PDF, Office-dokument, text och ZIP-filer.',
  svgTooLarge: 'SVG-filer får vara högst 5 MB.',
  nameDisagrees: 'enligt namnet är det {named}, men det är {found}.',
  twoThings: 'den innehåller en annan fil eller en webbsida. Exportera den igen och ladda upp den nya filen.',
  tooLarge: '”{name}” är för stor. Filer får vara högst {size}.',
  noSpace:
    'Den här webbplatsen har inget utrymme kvar för filer. Skicka meddelandet utan dem eller kontakta ägaren på ett annat sätt.',
  image: 'en {format}-bild',
  imageWithVowel: 'en {format}-bild',
  audio: 'en ljudfil',
  video: 'en video',
  pdf: 'en PDF',
  plainText: 'ren text',
  csv: 'en CSV-fil',
  subtitles: 'en undertextfil',
  textDocument: 'ett textdokument',
  word: 'ett Word-dokument',
  excel: 'ett Excel-kalkylark',
  powerpoint: 'en PowerPoint-presentation',
  spreadsheet: 'ett kalkylark',
  presentation: 'en presentation',
  zip: 'ett ZIP-arkiv',
} satisfies Translation<typeof en>;
