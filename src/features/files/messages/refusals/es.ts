import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  fileGone: 'Este archivo ya no existe.',
  notUploaded: '«{name}» no se ha subido: {reason}',
  empty: 'está vacío.',
  typeNotSupported:
    'este tipo de archivo no es compatible. Puedes subir imágenes, audio, vídeo, PDF, documentos de Office, texto y archivos ZIP.',
  svgTooLarge: 'los archivos SVG pueden ocupar hasta 5 MB.',
  nameDisagrees: 'por su nombre es {named}, pero en realidad es {found}.',
  twoThings: 'contiene otro archivo o una página web. Vuelve a exportarlo y sube el archivo nuevo.',
  tooLarge: '«{name}» es demasiado grande. Los archivos pueden ocupar hasta {size}.',
  noSpace:
    'Este sitio no tiene más espacio para archivos. Envía tu mensaje sin ellos o ponte en contacto con el propietario de otra forma.',
  image: 'una imagen {format}',
  imageWithVowel: 'una imagen {format}',
  audio: 'un archivo de audio',
  video: 'un vídeo',
  pdf: 'un PDF',
  plainText: 'texto sin formato',
  csv: 'un archivo CSV',
  subtitles: 'un archivo de subtítulos',
  textDocument: 'un documento de texto',
  word: 'un documento de Word',
  excel: 'una hoja de cálculo de Excel',
  powerpoint: 'una presentación de PowerPoint',
  spreadsheet: 'una hoja de cálculo',
  presentation: 'una presentación',
  zip: 'un archivo ZIP',
} satisfies Translation<typeof en>;
