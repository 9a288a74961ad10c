import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  fileGone: 'Dit bestand bestaat niet meer.',
  notUploaded: '‘{name}’ is niet geüpload: {reason}',
  empty: 'het is leeg.',
  typeNotSupported:
    'dit bestandstype wordt niet ondersteund. Je kunt afbeeldingen, audio, video, PDF, Office-documenten, tekst en ZIP-bestanden uploaden.',
  svgTooLarge: 'SVG-bestanden mogen maximaal 5 MB groot zijn.',
  nameDisagrees: 'volgens de naam is het {named}, maar het is {found}.',
  twoThings:
    'het bevat een ander bestand of een webpagina. Exporteer het opnieuw en upload het nieuwe bestand.',
  tooLarge: '‘{name}’ is te groot. Bestanden mogen maximaal {size} groot zijn.',
  noSpace:
    'Deze site heeft geen ruimte meer voor bestanden. Verstuur je bericht zonder bestanden of neem op een andere manier contact op met de eigenaar.',
  image: 'een {format}-afbeelding',
  imageWithVowel: 'een {format}-afbeelding',
  audio: 'een audiobestand',
  video: 'een video',
  pdf: 'een PDF',
  plainText: 'platte tekst',
  csv: 'een CSV-bestand',
  subtitles: 'een ondertitelbestand',
  textDocument: 'een tekstdocument',
  word: 'een Word-document',
  excel: 'een Excel-spreadsheet',
  powerpoint: 'een PowerPoint-presentatie',
  spreadsheet: 'een spreadsheet',
  presentation: 'een presentatie',
  zip: 'een ZIP-archief',
} satisfies Translation<typeof en>;
