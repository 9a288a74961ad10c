import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, innerLevels, line, lines } from '../shared/props.ts';

const layouts = { grid: 'Grid', list: 'List' } as const;
/** Options for owners; the keys are names of drawings in `shared/icons.ts`. */
const icons = {
  tick: 'Tick',
  heart: 'Heart',
  star: 'Star',
  leaf: 'Leaf',
  sun: 'Sun',
  bolt: 'Bolt',
  shield: 'Shield',
  clock: 'Clock',
  calendar: 'Calendar',
  place: 'Place',
  home: 'House',
  people: 'People',
  chat: 'Talk',
  phone: 'Phone',
  mail: 'Letter',
  gift: 'Present',
  bag: 'Bag',
  coin: 'Money',
  van: 'Delivery',
  tool: 'Tools',
  book: 'Book',
  music: 'Music',
  camera: 'Camera',
  cup: 'Cup',
  globe: 'World',
} as const;

const schema = z.strictObject({
  items: z
    .array(z.strictObject({ icon: choice(icons, 'tick'), title: line(120), text: lines(400) }))
    .max(30)
    .default([]),
  layout: choice(layouts, 'grid'),
  level: choice(innerLevels, '3'),
  ...ownBackdropShape,
});
export type FeatureListProps = z.output<typeof schema>;

export const featureListBlock: BlockKind = {
  type: 'featureList',
  label: 'Feature list',
  hint: 'Benefits or features, each with an icon, a title and a short text.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    items: [
      { icon: 'clock', title: 'Answers within a day', text: 'Write in the evening, hear from us by lunch.' },
      {
        icon: 'leaf',
        title: 'Made to last',
        text: 'Good materials, and repairs at cost for as long as you keep it.',
      },
      {
        icon: 'people',
        title: 'The same people',
        text: 'The person you first speak to stays with you to the end.',
      },
    ],
    layout: 'grid',
    level: '3',
    ...noBackdrop,
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Features',
      noun: 'feature',
      titleField: 'title',
      fields: {
        icon: choiceField('Drawing', icons),
        title: { kind: 'text', label: 'Title' },
        text: { kind: 'multiline', label: 'Text' },
      },
      newEntry: {
        icon: 'tick',
        title: 'One more reason',
        text: 'Say what it means for your customers.',
      },
      max: 30,
    },
    layout: choiceField('Layout', layouts),
    level: choiceField('Size of titles', innerLevels),
    ...ownBackdropFields,
  },
};
