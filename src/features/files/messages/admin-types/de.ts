import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  jpeg: 'JPEG-Bild',
  png: 'PNG-Bild',
  webp: 'WebP-Bild',
  avif: 'AVIF-Bild',
  gif: 'GIF-Bild',
  svg: 'SVG-Bild',
  heic: 'HEIC-Bild',
  audio: 'Audiodatei',
  video: 'Video',
  pdf: 'PDF',
  plainText: 'Reiner Text',
  csv: 'CSV-Datei',
  subtitles: 'Untertiteldatei',
  textDocument: 'Textdokument',
  word: 'Word-Dokument',
  excel: 'Excel-Tabelle',
  powerpoint: 'PowerPoint-Präsentation',
  spreadsheet: 'Tabelle',
  presentation: 'Präsentation',
  zip: 'ZIP-Archiv',
} satisfies Translation<typeof en>;
