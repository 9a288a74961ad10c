import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { videoAddress } from '../shared/embed-address.ts';
import { line, picture } from '../shared/props.ts';

const schema = z.strictObject({
  address: videoAddress,
  title: line(160),
  picture,
  caption: line(240),
  subtitles: z
    .string()
    .max(500)
    .regex(/^(\/[^\s"'\\]*\.vtt)?$/, 'Subtitles are a file of this site that ends in .vtt.')
    .default(''),
});
export type VideoProps = z.output<typeof schema>;

export const videoBlock: BlockKind = {
  type: 'video',
  label: 'Video',
  hint: 'From YouTube, Vimeo or a file of yours; loads when somebody presses play.',
  group: 'media',
  schema,
  slots: [],
  defaults: {
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'Big Buck Bunny',
    picture: null,
    caption: '',
    subtitles: '',
  },
  fields: {
    address: {
      kind: 'text',
      label: 'Address of the video',
      placeholder: 'https://www.youtube.com/watch?v=…',
      help: 'Of YouTube or Vimeo, or a film of your own.',
      picks: 'video',
    },
    title: { kind: 'text', label: 'Title', help: 'Read out to people who cannot see the picture.' },
    picture: {
      kind: 'picture',
      label: 'Still picture',
      help: 'Shown until somebody presses play. Without one there is a drawing.',
    },
    caption: { kind: 'text', label: 'Caption' },
    subtitles: { kind: 'text', label: 'Subtitles of your own file', placeholder: '/files/tour.vtt' },
  },
};
