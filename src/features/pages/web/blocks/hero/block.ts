import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { button, buttonsField, choice, choiceField, grounds, line, lines, picture } from '../shared/props.ts';

const layouts = {
  right: 'Image on the right',
  left: 'Image on the left',
  centred: 'Centred, no image',
  behind: 'Text over the image',
  split: 'Image to the edge of the window',
  below: 'Wide image below the text',
} as const;
const levels = { '1': 'Page title (H1)', '2': 'Section heading (H2)' } as const;
const { picture: _, ...plainGrounds } = grounds;

const schema = z.strictObject({
  layout: choice(layouts, 'right'),
  background: choice(plainGrounds, 'none'),
  eyebrow: line(80),
  title: line(160),
  text: lines(600),
  buttons: z.array(button).max(2).default([]),
  picture,
  level: choice(levels, '1'),
});
export type HeroProps = z.output<typeof schema>;

export const heroBlock: BlockKind = {
  type: 'hero',
  label: 'Hero',
  hint: 'The top of a page: a headline, a short text, buttons and an image.',
  group: 'layout',
  schema,
  slots: [],
  defaults: {
    layout: 'right',
    background: 'none',
    eyebrow: 'Since 2012',
    title: 'Made slowly, used every day',
    text: 'One or two sentences that tell a stranger what you do, for whom, and why it is worth their while.',
    buttons: [
      { label: 'See what we do', href: '#more', look: 'primary' },
      { label: 'Visit us', href: '/contact', look: 'secondary' },
    ],
    picture: null,
    level: '1',
  },
  fields: {
    layout: choiceField('Layout', layouts),
    eyebrow: { kind: 'text', label: 'Eyebrow' },
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
    buttons: buttonsField(2),
    picture: {
      kind: 'picture',
      label: 'Image',
      shownBy: { field: 'layout', is: 'right', unless: ['left', 'right', 'behind'] },
    },
    background: choiceField('Background', plainGrounds),
    level: choiceField('Heading level', levels, 'A page has one page title.'),
  },
};
