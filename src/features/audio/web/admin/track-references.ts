import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { callAudio } from './audio-calls.ts';

/** The site's tracks, for blocks that show one. */
export const trackReferences: ReferenceSource = {
  key: ['audio-tracks', 'names'],
  fetch: async () =>
    (await callAudio('GET /api/audio/tracks')).map(({ _id, header }) => ({ value: _id, label: header })),
  none: 'There are no tracks yet.',
  create: { href: '/admin/audio', label: 'Add tracks' },
};
