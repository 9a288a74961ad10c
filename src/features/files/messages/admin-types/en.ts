import { defineMessages } from '../../../../lib/messages/define.ts';

/** What owners read about the types of files, which are data. Found by the English text. */
export const en = defineMessages({
  jpeg: 'a JPEG image',
  png: 'a PNG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  gif: 'a GIF image',
  svg: 'an SVG image',
  heic: 'a HEIC image',
  audio: 'an audio file',
  video: 'a video',
  pdf: 'a PDF',
  plainText: 'plain text',
  csv: 'a CSV file',
  subtitles: 'a subtitle file',
  textDocument: 'a text document',
  word: 'a Word document',
  excel: 'an Excel spreadsheet',
  powerpoint: 'a PowerPoint presentation',
  spreadsheet: 'a spreadsheet',
  presentation: 'a presentation',
  zip: 'a ZIP archive',
});
