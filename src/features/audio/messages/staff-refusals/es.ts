import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  audioTrack: 'Pista de audio',
  trackGone: 'Esta pista ya no existe.',
  oneTrackGone: 'Una de estas pistas ya no existe. Vuelve a cargar la lista.',
  tracksAdded: 'Mientras tanto se han añadido pistas. Vuelve a cargar la lista.',
  oneFileGone: 'Uno de estos archivos de audio ya no está en tu biblioteca.',
  fileGone: 'Este archivo de audio ya no está en tu biblioteca.',
  imageGone: 'Esta imagen ya no está en tu biblioteca.',
  productGone: 'Este producto ya no existe. Elige otro.',
  fileDeleted: 'Se ha eliminado el archivo de audio. Elige otro.',
  fileTrashed: 'El archivo de audio está en la papelera. Restáuralo o elige otro.',
  filePrivate:
    'El archivo de audio es privado. Define una duración del fragmento para que los visitantes puedan escuchar una parte.',
  unreadable:
    'No se ha podido leer este archivo de audio. Puede que esté dañado: expórtalo de nuevo o usa otro archivo.',
  noPreview:
    'No podemos crear un fragmento de este formato de audio, así que los visitantes no pueden escucharlo. Usa un archivo MP3, WAV, FLAC u OGG.',
} satisfies Translation<typeof en>;
