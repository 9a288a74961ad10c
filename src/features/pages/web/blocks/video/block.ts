import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
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
  hint: 'A YouTube or Vimeo video, or your own file. Loads when visitors press play.',
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
      label: 'Video link',
      placeholder: 'https://www.youtube.com/watch?v=…',
      help: 'A YouTube or Vimeo link, or a file from your library.',
      picks: 'video',
    },
    title: { kind: 'text', label: 'Title', help: 'Read aloud by screen readers.' },
    picture: {
      kind: 'picture',
      label: 'Cover image',
      help: 'Shown until the video plays.',
    },
    caption: { kind: 'text', label: 'Caption' },
    subtitles: { kind: 'text', label: 'Subtitles file (VTT)', placeholder: '/files/tour.vtt', unread: true },
  },
};
