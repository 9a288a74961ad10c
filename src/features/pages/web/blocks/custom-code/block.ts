import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, line, lines } from '../shared/props.ts';

export const heights = { small: 'Small', medium: 'Medium', large: 'Large', tall: 'Tall' } as const;
const starts = { page: 'When the page opens', press: 'When visitors choose to' } as const;

const schema = z.strictObject({
  code: lines(20_000),
  title: line(160),
  height: choice(heights, 'medium'),
  loads: choice(starts, 'page'),
});
export type CustomCodeProps = z.output<typeof schema>;

export const customCodeBlock: BlockKind = {
  type: 'customCode',
  label: 'Custom code',
  hint: 'HTML, CSS and JavaScript of your own or a widget, kept apart from the rest of the page.',
  group: 'media',
  schema,
  slots: [],
  defaults: {
    code: '<p style="font: 1rem/1.5 system-ui">Your code is shown here.</p>',
    title: 'Widget',
    height: 'small',
    loads: 'page',
  },
  fields: {
    code: {
      kind: 'multiline',
      label: 'Code',
      unread: true,
      help: 'It runs in a frame of its own and can’t read the page, cookies or what visitors type elsewhere.',
    },
    title: { kind: 'text', label: 'Title', help: 'Describes the content, such as “Weather forecast”.' },
    height: choiceField('Height', heights),
    loads: choiceField(
      'Load',
      starts,
      'Let visitors choose if the code loads content from another company, which can collect data.',
    ),
  },
};
