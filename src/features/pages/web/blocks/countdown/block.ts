import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, line } from '../shared/props.ts';
import { instantOf } from './instant.ts';

const aligns = { start: 'Left', centre: 'Centre' } as const;

const schema = z.strictObject({
  title: line(160),
  date: z
    .string()
    .refine((date) => date === '' || instantOf(date, '', 'UTC') !== null, 'Write the date as 2027-06-12.')
    .default(''),
  time: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Write the time as 18:30.')
    .default(''),
  after: line(200),
  seconds: z.boolean().default(false),
  align: choice(aligns, 'start'),
});
export type CountdownProps = z.output<typeof schema>;

export const countdownBlock: BlockKind = {
  type: 'countdown',
  label: 'Countdown',
  hint: 'Counts down to a date.',
  group: 'action',
  schema,
  slots: [],
  // A sample that is always in the future.
  defaults: {
    title: 'Until the summer party',
    date: `${new Date().getUTCFullYear() + 1}-06-12`,
    time: '18:00',
    after: 'We’ve started. Come in!',
    seconds: false,
    align: 'start',
  },
  fields: {
    title: { kind: 'text', label: 'Title' },
    date: { kind: 'text', label: 'Date', placeholder: '2027-06-12', unread: true },
    time: {
      kind: 'text',
      label: 'Time',
      placeholder: '18:30',
      help: 'In the time zone of your site.',
      unread: true,
    },
    after: { kind: 'text', label: 'Message after the countdown' },
    seconds: { kind: 'toggle', label: 'Show seconds', help: 'Constant movement can distract visitors.' },
    align: choiceField('Alignment', aligns),
  },
  runs: true,
};
