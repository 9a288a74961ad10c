import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  fileGone: 'Ten plik już nie istnieje.',
  notUploaded: 'Plik „{name}” nie został przesłany: {reason}',
  empty: 'jest pusty.',
  typeNotSupported:
    'ten typ pliku nie jest obsługiwany. Możesz przesyłać obrazy, pliki audio i wideo, PDF, dokumenty Office, pliki tekstowe i ZIP.',
  svgTooLarge: 'pliki SVG mogą mieć maksymalnie 5 MB.',
  nameDisagrees: 'według nazwy to {named}, ale w rzeczywistości to {found}.',
  twoThings: 'zawiera inny plik lub stronę internetową. Wyeksportuj go ponownie i prześlij nowy plik.',
  tooLarge: 'Plik „{name}” jest za duży. Pliki mogą mieć maksymalnie {size}.',
  noSpace:
    'Na tej stronie nie ma już miejsca na pliki. Wyślij wiadomość bez nich albo skontaktuj się z właścicielem w inny sposób.',
  image: 'obraz {format}',
  imageWithVowel: 'obraz {format}',
  audio: 'plik audio',
  video: 'plik wideo',
  pdf: 'plik PDF',
  plainText: 'zwykły tekst',
  csv: 'plik CSV',
  subtitles: 'plik z napisami',
  textDocument: 'dokument tekstowy',
  word: 'dokument Word',
  excel: 'arkusz Excel',
  powerpoint: 'prezentacja PowerPoint',
  spreadsheet: 'arkusz kalkulacyjny',
  presentation: 'prezentacja',
  zip: 'archiwum ZIP',
} satisfies Translation<typeof en>;
