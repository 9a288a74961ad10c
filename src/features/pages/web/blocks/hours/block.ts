import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, line } from '../shared/props.ts';

const row = z.strictObject({ days: line(80), times: line(80) });
const levels = { '2': 'Title of a section', '3': 'Smaller title', '4': 'Smallest title' } as const;

const schema = z.strictObject({
  title: line(80),
  rows: z.array(row).max(14).default([]),
  note: line(240),
  level: choice(levels, '3'),
});
export type HoursProps = z.output<typeof schema>;

export const hoursBlock: BlockKind = {
  type: 'hours',
  label: 'Opening hours',
  hint: 'Your opening hours by day.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    title: 'Opening hours',
    rows: [
      { days: 'Monday', times: 'Closed' },
      { days: 'Tuesday to Friday', times: '10:00 – 18:00' },
      { days: 'Saturday', times: '9:00 – 16:00' },
      { days: 'Sunday', times: 'By appointment' },
    ],
    note: 'Closed on bank holidays.',
    level: '3',
  },
  fields: {
    title: { kind: 'text', label: 'Title' },
    rows: {
      kind: 'list',
      label: 'Days',
      noun: 'line',
      titleField: 'days',
      fields: {
        days: { kind: 'text', label: 'Days', placeholder: 'Tuesday to Friday' },
        times: { kind: 'text', label: 'Hours', placeholder: '10:00 – 18:00' },
      },
      newEntry: { days: 'Holidays', times: 'Closed' },
      max: 14,
    },
    note: { kind: 'text', label: 'Note' },
    level: choiceField('Size of the title', levels),
  },
};
