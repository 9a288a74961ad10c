import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { emptyRichText, richTextOf, richTextSchema } from '../../../../../lib/content/rich-text.ts';
import { line } from '../shared/props.ts';

const tab = z.strictObject({ label: line(60), text: richTextSchema.default(emptyRichText) });

const schema = z.strictObject({ items: z.array(tab).max(8).default([]) });
export type TabsProps = z.output<typeof schema>;

const sample = (label: string, ...words: string[]) => ({ label, text: richTextOf(...words) });

export const tabsBlock: BlockKind = {
  type: 'tabs',
  label: 'Tabs',
  hint: 'Several texts in one place, one visible at a time.',
  group: 'text',
  schema,
  slots: [],
  defaults: {
    items: [
      sample('What is in it', 'Everything you need for the day: material, tools, lunch and somebody to ask.'),
      sample(
        'How to get here',
        'Ten minutes on foot from the station, or bus 4 to the door. There is room for bicycles.',
      ),
      sample(
        'If plans change',
        'Tell us up to two days before and you pay nothing. After that we keep half.',
      ),
    ],
  },
  fields: {
    items: {
      kind: 'list',
      label: 'Tabs',
      noun: 'tab',
      titleField: 'label',
      fields: {
        label: { kind: 'text', label: 'Tab label', help: 'One to three words.' },
        text: { kind: 'richText', label: 'Text' },
      },
      newEntry: sample('New tab', 'What people find here.'),
      max: 8,
    },
  },
};
