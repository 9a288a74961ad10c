import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { choice, choiceField, line } from '../shared/props.ts';

const depths = { '2': 'Titles of sections', '3': 'Smaller titles too' } as const;

const schema = z.strictObject({ title: line(80), depth: choice(depths, '2') });
export type TableOfContentsProps = z.output<typeof schema>;

export const tableOfContentsBlock: BlockKind = {
  type: 'tableOfContents',
  label: 'Contents of the page',
  hint: 'Links to the headings of this page. It keeps itself up to date.',
  group: 'layout',
  schema,
  slots: [],
  defaults: { title: 'On this page', depth: '2' },
  fields: {
    title: { kind: 'text', label: 'Title' },
    depth: choiceField('What is listed', depths),
  },
};
