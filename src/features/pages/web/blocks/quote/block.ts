import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, voice, voiceFields } from '../shared/props.ts';

const styles = { large: 'Large, centred', plain: 'Plain', card: 'Card' } as const;

const schema = z.strictObject({
  ...voice,
  look: choice(styles, 'large'),
});
export type QuoteProps = z.output<typeof schema>;

export const quoteBlock: BlockKind = {
  type: 'quote',
  label: 'Quote',
  hint: 'A quote with the name of the person.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    text: 'I came for an afternoon and stayed for three years. There is no better company to learn in.',
    person: 'Amara Osei',
    role: 'Regular since 2021',
    picture: null,
    look: 'large',
  },
  fields: {
    ...voiceFields,
    look: choiceField('Style', styles),
  },
};
