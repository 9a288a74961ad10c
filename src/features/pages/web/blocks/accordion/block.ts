import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { emptyRichText, richTextOf, richTextSchema } from '../../../../../lib/content/rich-text.ts';
import { line } from '../shared/props.ts';

const entry = z.strictObject({
  question: line(200),
  answer: richTextSchema.default(emptyRichText),
});

const schema = z.strictObject({
  items: z.array(entry).max(60).default([]),
  openFirst: z.boolean().default(false),
  oneAtATime: z.boolean().default(false),
});
export type AccordionProps = z.output<typeof schema>;

const sample = (question: string, answer: string) => ({ question, answer: richTextOf(answer) });

export const accordionBlock: BlockKind = {
  type: 'accordion',
  label: 'FAQ',
  hint: 'Questions that expand to show the answer.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    items: [
      sample('Do I need to book?', 'For classes, yes: places are few. To look round the shop, just come in.'),
      sample(
        'What if I cannot make it?',
        'Tell us two days ahead and we will find you another date, or refund you in full.',
      ),
      sample(
        'Is there parking?',
        'There are four spaces behind the building, and the station is six minutes on foot.',
      ),
    ],
    openFirst: true,
    oneAtATime: false,
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Questions',
      noun: 'question',
      titleField: 'question',
      fields: {
        question: { kind: 'text', label: 'Question' },
        answer: { kind: 'richText', label: 'Answer' },
      },
      newEntry: sample('Another question people ask?', 'The answer, in a sentence or two.'),
      max: 60,
    },
    openFirst: { kind: 'toggle', label: 'Open the first question' },
    oneAtATime: { kind: 'toggle', label: 'Only one open at a time' },
  },
};
