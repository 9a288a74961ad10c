import { defineMessages } from '../../../../lib/messages/define.ts';

/** Why a file can’t be uploaded, and what kinds of files are called. */
export const en = defineMessages({
  fileGone: 'This file no longer exists.',
  notUploaded: '“{name}” wasn’t uploaded: {reason}',
  empty: 'it’s empty.',
  typeNotSupported:
    'this file type isn’t supported. You can upload images, audio, video, PDF, Office documents, text and ZIP files.',
  svgTooLarge: 'SVG files can be up to 5 MB.',
  nameDisagrees: 'its name says it’s {named}, but it’s {found}.',
  twoThings: 'it contains another file or a web page. Export it again and upload the new file.',
  tooLarge: '“{name}” is too large. Files can be up to {size}.',
  noSpace:
    'This site has no space left for files. Send your message without them, or contact the owner another way.',
  image: 'a {format} image',
  imageWithVowel: 'an {format} image',
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
