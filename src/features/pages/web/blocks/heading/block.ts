import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, line, titleLevels } from '../shared/props.ts';

const aligns = { start: 'Left', centre: 'Centre' } as const;

const schema = z.strictObject({
  eyebrow: line(80),
  text: line(200),
  level: choice(titleLevels, '2'),
  align: choice(aligns, 'start'),
});
export type HeadingProps = z.output<typeof schema>;

export const headingBlock: BlockKind = {
  type: 'heading',
  label: 'Heading',
  hint: 'A heading, with an optional eyebrow above it.',
  group: 'text',
  schema,
  slots: [],
  defaults: { eyebrow: '', text: 'What we do, and why', level: '2', align: 'start' },
  fields: {
    text: { kind: 'text', label: 'Title' },
    eyebrow: {
      kind: 'text',
      label: 'Eyebrow',
      help: 'One to four words above the heading, such as “Our classes”.',
    },
    level: choiceField('Level', titleLevels, 'A page has one page title.'),
    align: choiceField('Alignment', aligns),
  },
};
