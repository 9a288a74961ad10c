import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  audioTrack: 'Piste audio',
  trackGone: 'Cette piste n’existe plus.',
  oneTrackGone: 'L’une de ces pistes n’existe plus. Actualisez la liste.',
  tracksAdded: 'Des pistes ont été ajoutées entre-temps. Actualisez la liste.',
  oneFileGone: 'L’un de ces fichiers audio n’est plus dans votre bibliothèque.',
  fileGone: 'Ce fichier audio n’est plus dans votre bibliothèque.',
  imageGone: 'Cette image n’est plus dans votre bibliothèque.',
  productGone: 'Ce produit n’existe plus. Choisissez-en un autre.',
  fileDeleted: 'Le fichier audio a été supprimé. Choisissez-en un autre.',
  fileTrashed: 'Le fichier audio est dans la corbeille. Restaurez-le ou choisissez-en un autre.',
  filePrivate:
    'Le fichier audio est privé. Définissez une durée d’extrait pour que les visiteurs puissent en écouter une partie.',
  unreadable:
    'Impossible de lire ce fichier audio. Il est peut-être endommagé : exportez-le à nouveau ou utilisez un autre fichier.',
  noPreview:
    'Impossible de créer un extrait de ce format audio : les visiteurs ne peuvent donc pas écouter la piste. Utilisez un fichier MP3, WAV, FLAC ou OGG.',
} satisfies Translation<typeof en>;
