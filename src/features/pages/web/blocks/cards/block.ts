import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, href, line, lines, picture, ratios } from '../shared/props.ts';

const layouts = {
  grid: 'Grid',
  row: 'Rows, image beside text',
  feature: 'Large first card',
} as const;
const levels = { '2': 'Section heading (H2)', '3': 'Subheading (H3)', '4': 'Small heading (H4)' } as const;

const card = z.strictObject({
  picture,
  title: line(120),
  text: lines(600),
  href,
  linkLabel: line(60),
});

const schema = z.strictObject({
  items: z.array(card).max(12).default([]),
  layout: choice(layouts, 'grid'),
  pictures: z.boolean().default(true),
  ratio: choice(ratios, 'landscape'),
  level: choice(levels, '3'),
  ...ownBackdropShape,
});
export type CardsProps = z.output<typeof schema>;

const sample = (title: string, text: string) => ({
  picture: null,
  title,
  text,
  href: '/',
  linkLabel: 'Find out more',
});

export const cardsBlock: BlockKind = {
  type: 'cards',
  label: 'Cards',
  hint: 'Services, news or offers, each with an image, a title and a short text.',
  group: 'media',
  schema,
  slots: [],
  defaults: {
    items: [
      sample('For beginners', 'Everything you need for a first afternoon, with time to ask questions.'),
      sample('For regulars', 'Come as often as you like, bring your own plans, use all that is here.'),
      sample('For groups', 'Birthdays, teams and families of up to twelve, with tea and cake.'),
    ],
    layout: 'grid',
    pictures: true,
    ratio: 'landscape',
    level: '3',
    ...noBackdrop,
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Cards',
      noun: 'card',
      titleField: 'title',
      fields: {
        title: { kind: 'text', label: 'Title' },
        text: { kind: 'multiline', label: 'Text' },
        picture: { kind: 'picture', label: 'Image' },
        href: { kind: 'link', label: 'Link' },
        linkLabel: { kind: 'text', label: 'Link text' },
      },
      newEntry: sample('One more', 'A sentence that says what this is and whom it is for.'),
      max: 12,
    },
    layout: choiceField('Layout', layouts),
    pictures: { kind: 'toggle', label: 'Show images' },
    ratio: choiceField('Image shape', ratios),
    level: choiceField('Size of titles', levels),
    ...ownBackdropFields,
  },
};
