import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { button, buttonsField, choice, choiceField, innerLevels, line, lines } from '../shared/props.ts';

const looks = {
  note: 'A note',
  warning: 'A warning',
  band: 'A panel in the main colour',
} as const;

const schema = z.strictObject({
  look: choice(looks, 'note'),
  title: line(160),
  text: lines(800),
  buttons: z.array(button).max(2).default([]),
  level: choice(innerLevels, '3'),
});
export type CallOutProps = z.output<typeof schema>;

export const callOutBlock: BlockKind = {
  type: 'callOut',
  label: 'Call-out',
  hint: 'A box that stands out: a notice, a warning, or what to do now.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    look: 'band',
    title: 'Come and try it',
    text: 'The first visit is free, and there is nothing to bring. We will find the right place for you.',
    buttons: [{ label: 'Get in touch', href: '/contact', look: 'primary' }],
    level: '3',
  },
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
    buttons: buttonsField(2),
    look: choiceField('Look', looks),
    level: choiceField('Size of the title', innerLevels),
  },
};
