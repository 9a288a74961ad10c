import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choiceField, innerLevels, choice, line, lines } from '../shared/props.ts';

const step = z.strictObject({ when: line(60), title: line(120), text: lines(600) });

const schema = z.strictObject({
  items: z.array(step).max(40).default([]),
  level: choice(innerLevels, '3'),
});
export type TimelineProps = z.output<typeof schema>;

export const timelineBlock: BlockKind = {
  type: 'timeline',
  label: 'Timeline',
  hint: 'Years, steps or a schedule in order.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    items: [
      {
        when: '2012',
        title: 'A table in a shed',
        text: 'Two friends, one idea, and a heater that worked on Thursdays.',
      },
      {
        when: '2016',
        title: 'Our own front door',
        text: 'We moved to Mill Lane, and people began to drop in.',
      },
      {
        when: 'Today',
        title: 'Eleven of us',
        text: 'The heater works every day. The idea is still the same.',
      },
    ],
    level: '3',
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Steps',
      noun: 'step',
      titleField: 'title',
      fields: {
        when: { kind: 'text', label: 'When', placeholder: '2016, or 10:30, or Step 2' },
        title: { kind: 'text', label: 'Title' },
        text: { kind: 'multiline', label: 'Text' },
      },
      newEntry: { when: 'Next', title: 'What happens then', text: '' },
      max: 40,
    },
    level: choiceField('Size of titles', innerLevels),
  },
};
