import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { audioAdmin } from '../../messages/admin/area.ts';
import { callAudio } from './audio-calls.ts';

/** The site's tracks, for blocks that show one. */
export const trackReferences: ReferenceSource = {
  key: ['audio-tracks', 'names'],
  fetch: async () =>
    (await callAudio('GET /api/audio/tracks')).map(({ _id, header }) => ({ value: _id, label: header })),
  get none() {
    return messagesNow(audioAdmin).thereAreNoTracksYet;
  },
  get create() {
    return { href: '/admin/audio', label: messagesNow(audioAdmin).addTracks };
  },
};
