import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { backdropFields, backdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, grounds as plainGrounds } from '../shared/props.ts';

const grounds = {
  ...plainGrounds,
  'main-fade': 'Main colour, gradient',
  'dark-fade': 'Dark, gradient',
  video: 'Video',
} as const;
const widths = {
  normal: 'Normal',
  narrow: 'Narrow',
  wide: 'Wide',
  full: 'Full width',
} as const;
const spaces = { large: 'Large', medium: 'Medium', small: 'Small', none: 'None' } as const;

const schema = z.strictObject({
  background: choice(grounds, 'none'),
  ...backdropShape,
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
    ...backdropFields('background'),
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
