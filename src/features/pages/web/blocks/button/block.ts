import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { button, buttonsField, choice, choiceField } from '../shared/props.ts';

const aligns = { start: 'Left', centre: 'Centre', end: 'Right' } as const;

const schema = z.strictObject({
  buttons: z.array(button).max(3).default([]),
  align: choice(aligns, 'start'),
});
export type ButtonBlockProps = z.output<typeof schema>;

export const buttonBlock: BlockKind = {
  type: 'button',
  label: 'Buttons',
  hint: 'One to three buttons in a row.',
  group: 'action',
  schema,
  slots: [],
  defaults: { buttons: [{ label: 'Get in touch', href: '/contact', look: 'primary' }], align: 'start' },
  fields: {
    buttons: buttonsField(3),
    align: choiceField('Alignment', aligns),
  },
};
