import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { choice, choiceField, grounds, picture } from '../shared/props.ts';

const widths = {
  normal: 'Normal',
  narrow: 'Narrow, for reading',
  wide: 'Wide',
  full: 'Edge to edge',
} as const;
const spaces = { large: 'Large', medium: 'Medium', small: 'Small', none: 'None' } as const;

const schema = z.strictObject({
  background: choice(grounds, 'none'),
  picture,
  width: choice(widths, 'normal'),
  space: choice(spaces, 'large'),
  anchor: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/, 'Use small letters, digits and hyphens, 40 at most.')
    .default(''),
});
export type SectionProps = z.output<typeof schema>;

export const sectionBlock: BlockKind = {
  type: 'section',
  label: 'Section',
  hint: 'A band across the page with its own background.',
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
      label: 'Background picture',
      help: 'Shown when the background is “Picture”.',
    },
    width: choiceField('Width', widths),
    space: choiceField('Space above and below', spaces),
    anchor: { kind: 'text', label: 'Name for links', help: 'With “visit”, links to #visit come here.' },
  },
};
