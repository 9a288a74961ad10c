import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { emptyRichText, richTextOf, richTextSchema } from '../../../../../lib/content/rich-text.ts';
import { choice, choiceField } from '../shared/props.ts';

const sizes = { normal: 'Normal', large: 'Large (intro)', small: 'Small' } as const;
const aligns = { start: 'Left', centre: 'Centre' } as const;

const schema = z.strictObject({
  text: richTextSchema.default(emptyRichText),
  size: choice(sizes, 'normal'),
  align: choice(aligns, 'start'),
});
export type RichTextProps = z.output<typeof schema>;

export const richTextBlock: BlockKind = {
  type: 'richText',
  label: 'Text',
  hint: 'Paragraphs, lists, quotes and links.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    text: richTextOf(
      'Tell people what they came to find out. Begin with the one thing that matters most to them, and say it the way you would across the counter.',
      'Then give the details: what it costs, how long it takes, what to bring. Short paragraphs are read; long ones are skipped.',
    ),
    size: 'normal',
    align: 'start',
  },
  fields: {
    text: { kind: 'richText', label: 'Text' },
    size: choiceField('Size', sizes),
    align: choiceField('Alignment', aligns),
  },
};
