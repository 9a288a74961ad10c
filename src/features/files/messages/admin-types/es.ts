import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  jpeg: 'Imagen JPEG',
  png: 'Imagen PNG',
  webp: 'Imagen WebP',
  avif: 'Imagen AVIF',
  gif: 'Imagen GIF',
  svg: 'Imagen SVG',
  heic: 'Imagen HEIC',
  audio: 'Archivo de audio',
  video: 'Vídeo',
  pdf: 'PDF',
  plainText: 'Texto sin formato',
  csv: 'Archivo CSV',
  subtitles: 'Archivo de subtítulos',
  textDocument: 'Documento de texto',
  word: 'Documento de Word',
  excel: 'Hoja de cálculo de Excel',
  powerpoint: 'Presentación de PowerPoint',
  spreadsheet: 'Hoja de cálculo',
  presentation: 'Presentación',
  zip: 'Archivo ZIP',
} satisfies Translation<typeof en>;
