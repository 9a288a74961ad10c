import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  audioTrack: 'Audio track',
  trackGone: 'This track no longer exists.',
  oneTrackGone: 'One of these tracks no longer exists. Reload the list.',
  tracksAdded: 'Tracks have been added in the meantime. Reload the list.',
  oneFileGone: 'One of these audio files is no longer in your library.',
  fileGone: 'This audio file is no longer in your library.',
  imageGone: 'This image is no longer in your library.',
  productGone: 'This product no longer exists. Choose another one.',
  fileDeleted: 'The audio file was deleted. Choose another one.',
  fileTrashed: 'The audio file is in the trash. Restore it, or choose another one.',
  filePrivate: 'The audio file is private. Set a preview length so that visitors can hear part of it.',
  unreadable: 'This audio file couldn’t be read. It may be damaged: export it again, or use another file.',
  noPreview:
    'We can’t create a preview of this audio format, so visitors can’t listen to it. Use an MP3, WAV, FLAC or OGG file.',
});
