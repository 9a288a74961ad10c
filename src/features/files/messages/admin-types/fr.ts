import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  jpeg: 'Image JPEG',
  png: 'Image PNG',
  webp: 'Image WebP',
  avif: 'Image AVIF',
  gif: 'Image GIF',
  svg: 'Image SVG',
  heic: 'Image HEIC',
  audio: 'Fichier audio',
  video: 'Vidéo',
  pdf: 'PDF',
  plainText: 'Texte brut',
  csv: 'Fichier CSV',
  subtitles: 'Fichier de sous-titres',
  textDocument: 'Document texte',
  word: 'Document Word',
  excel: 'Feuille de calcul Excel',
  powerpoint: 'Présentation PowerPoint',
  spreadsheet: 'Feuille de calcul',
  presentation: 'Présentation',
  zip: 'Archive ZIP',
} satisfies Translation<typeof en>;
