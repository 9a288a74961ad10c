import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  track: z.uuid('Choose a track.').nullable().default(null),
  text: text(600),
});
export type AudioTrackProps = z.output<typeof schema>;

export const audioTrackBlock: BlockKind = {
  type: 'audioTrack',
  label: 'Audio track',
  hint: 'One track with its cover and a large play button.',
  group: 'media',
  schema,
  slots: [],
  defaults: { track: null, text: '' },
  fields: {
    track: {
      kind: 'reference',
      of: 'track',
      label: 'Track',
      help: 'Leave empty to show the first track.',
    },
    text: { kind: 'multiline', label: 'Text below the title' },
  },
};
