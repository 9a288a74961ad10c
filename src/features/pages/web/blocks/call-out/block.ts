import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { button, buttonsField, choice, choiceField, innerLevels, line, lines } from '../shared/props.ts';

const styles = {
  note: 'Note',
  warning: 'Warning',
  band: 'Panel in the main colour',
} as const;

const schema = z.strictObject({
  look: choice(styles, 'note'),
  title: line(160),
  text: lines(800),
  buttons: z.array(button).max(2).default([]),
  level: choice(innerLevels, '3'),
});
export type CallOutProps = z.output<typeof schema>;

export const callOutBlock: BlockKind = {
  type: 'callOut',
  label: 'Callout',
  hint: 'A highlighted box for a notice, a warning or a call to action.',
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
    look: choiceField('Style', styles),
    level: choiceField('Size of the title', innerLevels),
  },
};
