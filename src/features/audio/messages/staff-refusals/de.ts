import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  audioTrack: 'Audiotitel',
  trackGone: 'Diesen Titel gibt es nicht mehr.',
  oneTrackGone: 'Einer dieser Titel ist nicht mehr vorhanden. Laden Sie die Liste neu.',
  tracksAdded: 'Inzwischen wurden Titel hinzugefügt. Laden Sie die Liste neu.',
  oneFileGone: 'Eine dieser Audiodateien ist nicht mehr in Ihrer Bibliothek.',
  fileGone: 'Diese Audiodatei ist nicht mehr in Ihrer Bibliothek.',
  imageGone: 'Dieses Bild ist nicht mehr in Ihrer Bibliothek.',
  productGone: 'Dieses Produkt ist nicht mehr vorhanden. Wählen Sie ein anderes.',
  fileDeleted: 'Die Audiodatei wurde gelöscht. Wählen Sie eine andere.',
  fileTrashed: 'Die Audiodatei ist im Papierkorb. Stellen Sie sie wieder her oder wählen Sie eine andere.',
  filePrivate:
    'Die Audiodatei ist privat. Legen Sie eine Länge der Hörprobe fest, damit Besucher einen Teil davon hören können.',
  unreadable:
    'Diese Audiodatei konnte nicht gelesen werden. Möglicherweise ist sie beschädigt: Exportieren Sie sie neu oder verwenden Sie eine andere Datei.',
  noPreview:
    'Aus diesem Audioformat lässt sich keine Hörprobe erstellen, daher können Besucher den Titel nicht anhören. Verwenden Sie eine MP3-, WAV-, FLAC- oder OGG-Datei.',
} satisfies Translation<typeof en>;
