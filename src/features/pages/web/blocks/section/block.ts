import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { ownVideo } from '../shared/embed-address.ts';
import { choice, choiceField, grounds as plainGrounds, picture } from '../shared/props.ts';

const grounds = {
  ...plainGrounds,
  'main-fade': 'Main colour, gradient',
  'dark-fade': 'Dark, gradient',
  video: 'Video',
} as const;
const overlays = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;
const widths = {
  normal: 'Normal',
  narrow: 'Narrow',
  wide: 'Wide',
  full: 'Full width',
} as const;
const spaces = { large: 'Large', medium: 'Medium', small: 'Small', none: 'None' } as const;

const schema = z.strictObject({
  background: choice(grounds, 'none'),
  picture,
  video: ownVideo,
  overlay: choice(overlays, 'light'),
  parallax: z.boolean().default(false),
  width: choice(widths, 'normal'),
  space: choice(spaces, 'large'),
  anchor: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/, 'Use lower-case letters, digits and hyphens, up to 40.')
    .default(''),
});
export type SectionProps = z.output<typeof schema>;

export const sectionBlock: BlockKind = {
  type: 'section',
  label: 'Section',
  hint: 'A full-width band with its own background, for other blocks.',
  group: 'layout',
  schema,
  slots: ['content'],
  defaults: {
    background: 'tint',
    picture: null,
    video: '',
    overlay: 'light',
    parallax: false,
    width: 'normal',
    space: 'large',
    anchor: '',
    content: [],
  },
  fields: {
    background: choiceField('Background', grounds),
    picture: {
      kind: 'picture',
      label: 'Background image',
      help: 'Set its focal point in Files. With a video, it’s shown until the video plays.',
      shownBy: { field: 'background', is: 'picture', unless: ['video'] },
    },
    video: {
      kind: 'text',
      label: 'Background video',
      placeholder: '/files/tour.mp4',
      help: 'A short video from your files. It plays without sound, and not for visitors who prefer less motion.',
      picks: 'video',
      when: { field: 'background', is: 'video' },
    },
    overlay: {
      ...choiceField('Overlay', overlays, 'Text stays readable on any image, even with “Light”.'),
      when: { field: 'background', is: ['picture', 'video'] },
    },
    parallax: {
      kind: 'toggle',
      label: 'Parallax',
      help: 'The image scrolls slower than the page, but not for visitors who prefer less motion.',
      when: { field: 'background', is: 'picture' },
    },
    width: choiceField('Width', widths),
    space: choiceField('Padding', spaces),
    anchor: {
      kind: 'text',
      label: 'Anchor',
      unread: true,
      help: 'With the anchor “visit”, links to #visit lead here.',
    },
  },
};
