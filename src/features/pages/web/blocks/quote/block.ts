import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { choice, choiceField, line, lines, picture } from '../shared/props.ts';

const looks = { large: 'Large, in the middle', plain: 'Plain, on the left', card: 'On a card' } as const;

const schema = z.strictObject({
  text: lines(800),
  person: line(80),
  role: line(120),
  picture,
  look: choice(looks, 'large'),
});
export type QuoteProps = z.output<typeof schema>;

export const quoteBlock: BlockKind = {
  type: 'quote',
  label: 'Quote',
  hint: 'What somebody says about you, with their name.',
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
    text: { kind: 'multiline', label: 'Words', help: 'The quotation marks are added for you.' },
    person: { kind: 'text', label: 'Who said it' },
    role: { kind: 'text', label: 'Who they are' },
    picture: { kind: 'picture', label: 'Their picture' },
    look: choiceField('Look', looks),
  },
};
