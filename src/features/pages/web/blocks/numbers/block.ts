import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { noBackdrop, ownBackdropFields, ownBackdropShape } from '../shared/backdrop/fields.ts';
import { choice, choiceField, line } from '../shared/props.ts';

const aligns = { start: 'Left', centre: 'Centre' } as const;

const entry = z.strictObject({ value: line(24), label: line(80), note: line(160) });

const schema = z.strictObject({
  items: z.array(entry).max(30).default([]),
  align: choice(aligns, 'start'),
  ...ownBackdropShape,
});
export type NumbersProps = z.output<typeof schema>;

export const numbersBlock: BlockKind = {
  type: 'numbers',
  label: 'Stats',
  hint: 'Key figures, large and side by side.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    items: [
      { value: '14', label: 'years of practice', note: '' },
      { value: '2,300', label: 'people taught', note: '' },
      { value: '4.9', label: 'of 5 stars', note: 'From 318 visitors' },
      { value: '0', label: 'hours on hold', note: '' },
    ],
    align: 'start',
    ...noBackdrop,
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Numbers',
      noun: 'number',
      titleField: 'label',
      fields: {
        value: { kind: 'text', label: 'Number', placeholder: '2,300' },
        label: { kind: 'text', label: 'Label' },
        note: { kind: 'text', label: 'Note' },
      },
      newEntry: { value: '100', label: 'good reasons', note: '' },
      max: 30,
    },
    align: choiceField('Alignment', aligns),
    ...ownBackdropFields,
  },
};
