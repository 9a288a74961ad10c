import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, grounds, picture } from '../shared/props.ts';

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
      shownBy: { field: 'background', is: 'picture' },
    },
    width: choiceField('Width', widths),
    space: choiceField('Padding', spaces),
    anchor: { kind: 'text', label: 'Anchor', help: 'With the anchor “visit”, links to #visit lead here.' },
  },
};
