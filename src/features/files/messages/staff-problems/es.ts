import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  damaged: 'Esta imagen está dañada o incompleta. Vuelve a exportarla y sube el archivo nuevo.',
  notAnImage: 'Este archivo no es una imagen compatible. Sube un archivo JPEG, PNG, WebP, AVIF, GIF o SVG.',
  heic: 'Las fotos HEIC no son compatibles. Elige «El más compatible» como formato de la cámara de tu teléfono, o guarda la foto como JPEG, y vuelve a subirla.',
  animationTooLong:
    'Esta animación es demasiado larga o demasiado grande. Acórtala o redúcela, o súbela como vídeo (MP4).',
  needsTooMuchMemory: 'Esta imagen necesita demasiada memoria. Reduce su tamaño y vuelve a subirla.',
  tookTooLong:
    'Esta imagen ha tardado demasiado en procesarse. Reduce su tamaño o guárdala como JPEG y vuelve a subirla.',
  notProcessed:
    'No se ha podido procesar esta imagen. Inténtalo de nuevo. Si vuelve a fallar, guárdala como JPEG y sube ese archivo.',
  compressedSvg: 'Este archivo SVG está comprimido (SVGZ). Guárdalo como SVG simple y sube ese archivo.',
  svgTooLarge: 'Este archivo SVG ocupa más de 2 MB. Simplifícalo o guárdalo como PNG y sube ese archivo.',
  svgWithEntities:
    'Este archivo SVG define entidades, que no son seguras. Guárdalo como SVG simple y sube ese archivo.',
  svgNotShown: 'Este archivo SVG no se puede mostrar. Guárdalo como SVG simple o PNG y sube ese archivo.',
  tooManyPixels:
    'Esta imagen mide {width, number} × {height, number} píxeles. El máximo son {most, number} megapíxeles. Reduce su tamaño y vuelve a subirla.',
  uploadMissing: 'Falta el archivo subido. Vuelve a subirlo.',
  fileMissing: 'Falta el archivo subido.',
  fileNotProcessed: 'No se ha podido procesar este archivo. Vuelve a subirlo.',
} satisfies Translation<typeof en>;
