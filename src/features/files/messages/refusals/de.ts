import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  fileGone: 'Diese Datei gibt es nicht mehr.',
  notUploaded: '„{name}“ wurde nicht hochgeladen: {reason}',
  empty: 'Die Datei ist leer.',
  typeNotSupported:
    'Dieser Dateityp wird nicht unterstützt. Sie können Bilder, Audio, Video, PDF, Office-Dokumente, Text und ZIP-Dateien hochladen.',
  svgTooLarge: 'SVG-Dateien dürfen höchstens 5 MB groß sein.',
  nameDisagrees: 'Dem Namen nach ist es {named}, tatsächlich aber {found}.',
  twoThings:
    'Sie enthält eine weitere Datei oder eine Webseite. Exportieren Sie sie erneut und laden Sie die neue Datei hoch.',
  tooLarge: '„{name}“ ist zu groß. Dateien dürfen höchstens {size} groß sein.',
  noSpace:
    'Diese Website hat keinen Speicherplatz mehr für Dateien. Senden Sie Ihre Nachricht ohne sie oder wenden Sie sich auf anderem Weg an den Inhaber.',
  image: 'ein {format}-Bild',
  imageWithVowel: 'ein {format}-Bild',
  audio: 'eine Audiodatei',
  video: 'ein Video',
  pdf: 'ein PDF',
  plainText: 'reiner Text',
  csv: 'eine CSV-Datei',
  subtitles: 'eine Untertiteldatei',
  textDocument: 'ein Textdokument',
  word: 'ein Word-Dokument',
  excel: 'eine Excel-Tabelle',
  powerpoint: 'eine PowerPoint-Präsentation',
  spreadsheet: 'eine Tabelle',
  presentation: 'eine Präsentation',
  zip: 'ein ZIP-Archiv',
} satisfies Translation<typeof en>;
