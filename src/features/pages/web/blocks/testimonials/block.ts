import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, voice, voiceFields } from '../shared/props.ts';

const entry = z.strictObject({
  ...voice,
  stars: z.int().min(0).max(5).default(0),
});

const layouts = {
  cards: 'Cards in rows',
  wall: 'Wall of cards',
  plain: 'Large text without boxes',
} as const;

const schema = z.strictObject({
  items: z.array(entry).max(30).default([]),
  layout: choice(layouts, 'cards'),
  ...ownBackdropShape,
});
export type TestimonialsProps = z.output<typeof schema>;

const sample = (text: string, person: string, role: string, stars = 5) => ({
  text,
  person,
  role,
  picture: null,
  stars,
});

export const testimonialsBlock: BlockKind = {
  type: 'testimonials',
  label: 'Testimonials',
  hint: 'What customers say about you, side by side.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    items: [
      sample(
        'Kind, quick and exact. They asked two questions and understood everything.',
        'Elif Aydin',
        'Baker',
      ),
      sample(
        'I had put it off for years. It took one afternoon, and there was cake.',
        'Jonah Reed',
        'Teacher',
      ),
      sample(
        'The only newsletter I read is theirs. The only workshop I recommend is theirs, too.',
        'Mina Sato',
        'Gardener',
      ),
    ],
    layout: 'cards',
    ...noBackdrop,
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Testimonials',
      noun: 'testimonial',
      titleField: 'person',
      fields: {
        ...voiceFields,
        stars: { kind: 'number', label: 'Stars', help: '0 hides the stars.', min: 0, max: 5 },
      },
      newEntry: sample('One honest sentence says more than a page of praise.', 'Name', 'Who they are', 0),
      max: 30,
    },
    layout: choiceField('Layout', layouts),
    ...ownBackdropFields,
  },
};
