import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  title: text(120),
  text: text(600),
  /** Without a selection, all of them. */
  tracks: z
    .array(z.strictObject({ track: z.uuid('Choose a track.').nullable().default(null) }))
    .max(100)
    .default([]),
});
export type PlaylistProps = z.output<typeof schema>;

export const playlistBlock: BlockKind = {
  type: 'playlist',
  label: 'Playlist',
  hint: 'Your music or talks, which keep playing while people browse.',
  group: 'media',
  schema,
  slots: [],
  defaults: { title: 'Listen', text: '', tracks: [] },
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text above the list' },
    tracks: {
      kind: 'list',
      label: 'Tracks',
      help: 'Leave empty to show all tracks.',
      noun: 'track',
      titleField: 'track',
      fields: { track: { kind: 'reference', of: 'track', label: 'Track' } },
      newEntry: { track: null },
      max: 100,
    },
  },
};
