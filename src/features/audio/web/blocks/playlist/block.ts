import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  title: text(120),
  text: text(600),
  /** None chosen: all of them. */
  tracks: z
    .array(z.strictObject({ track: z.uuid('Choose a track.').nullable().default(null) }))
    .max(100)
    .default([]),
});
export type PlaylistProps = z.output<typeof schema>;

export const playlistBlock: BlockKind = {
  type: 'playlist',
  label: 'Playlist',
  hint: 'Your music or talks, played while people look around.',
  group: 'media',
  schema,
  slots: [],
  defaults: { title: 'Listen', text: '', tracks: [] },
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Words above the list' },
    tracks: {
      kind: 'list',
      label: 'Tracks',
      help: 'With none chosen, all tracks are shown, in your order.',
      noun: 'track',
      titleField: 'track',
      fields: { track: { kind: 'reference', of: 'track', label: 'Track' } },
      newEntry: { track: null },
      max: 100,
    },
  },
};
