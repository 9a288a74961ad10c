import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, href, innerLevels, line, lines } from '../shared/props.ts';

const plan = z.strictObject({
  name: line(80),
  price: line(40),
  per: line(40),
  text: lines(300),
  features: lines(1200),
  label: line(60),
  href,
  highlighted: z.boolean().default(false),
  badge: line(40),
});

const layouts = { cards: 'Cards', joined: 'One table', rows: 'Rows' } as const;

const schema = z.strictObject({
  plans: z.array(plan).max(4).default([]),
  layout: choice(layouts, 'cards'),
  level: choice(innerLevels, '3'),
  note: line(300),
  ...ownBackdropShape,
});
export type PriceTableProps = z.output<typeof schema>;

const sample = (name: string, price: string, text: string, features: string[], highlighted = false) => ({
  name,
  price,
  per: 'per month',
  text,
  features: features.join('\n'),
  label: `Choose ${name}`,
  href: '/contact',
  highlighted,
  badge: highlighted ? 'Most popular' : '',
});

export const priceTableBlock: BlockKind = {
  type: 'priceTable',
  label: 'Pricing table',
  hint: 'Two to four plans side by side, with one highlighted.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    plans: [
      sample('Visitor', '£15', 'For trying it out.', ['Two visits', 'Tea and coffee', 'Help when you ask']),
      sample(
        'Regular',
        '£45',
        'For coming every week.',
        ['As often as you like', 'Your own shelf', 'A workshop each season'],
        true,
      ),
      sample('Group', '£120', 'For up to six of you.', [
        'Everything for regulars',
        'A room of your own',
        'Evenings and weekends',
      ]),
    ],
    layout: 'cards',
    level: '3',
    note: 'Prices include VAT. Cancel at the end of any month.',
    ...noBackdrop,
  },
  fields: {
    plans: {
      kind: 'list',
      label: 'Plans',
      noun: 'plan',
      titleField: 'name',
      fields: {
        name: { kind: 'text', label: 'Name' },
        price: { kind: 'text', label: 'Price', placeholder: '£45' },
        per: { kind: 'text', label: 'Billing period or unit', placeholder: 'per month' },
        text: { kind: 'multiline', label: 'Description' },
        features: { kind: 'multiline', label: 'Features', help: 'One per line.' },
        label: { kind: 'text', label: 'Button text' },
        href: { kind: 'link', label: 'Button link' },
        highlighted: { kind: 'toggle', label: 'Highlight' },
        badge: { kind: 'text', label: 'Badge' },
      },
      newEntry: sample('New offer', '£20', 'For whom it is.', ['What is in it']),
      max: 4,
    },
    layout: choiceField('Layout', layouts),
    note: { kind: 'text', label: 'Note' },
    level: choiceField('Size of titles', innerLevels),
    ...ownBackdropFields,
  },
};
