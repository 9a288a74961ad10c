import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { button, buttonsField, choice, choiceField, grounds, line, lines, picture } from '../shared/props.ts';

const layouts = {
  right: 'Picture on the right',
  left: 'Picture on the left',
  centred: 'Words in the middle, no picture',
  behind: 'Words on the picture',
} as const;
const levels = { '1': 'Title of the page', '2': 'Title of a section' } as const;
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
  label: 'Opening',
  hint: 'The first thing people see: a title, a sentence and what to do next.',
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
    eyebrow: { kind: 'text', label: 'Small line above' },
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
    buttons: buttonsField(2),
    picture: { kind: 'picture', label: 'Picture' },
    background: choiceField('Background', plainGrounds),
    level: choiceField('Importance', levels, 'Each page has one title of the page.'),
  },
};
