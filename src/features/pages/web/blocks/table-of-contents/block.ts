import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { choice, choiceField, line } from '../shared/props.ts';

const depths = { '2': 'Section headings', '3': 'Section headings and subheadings' } as const;

const schema = z.strictObject({ title: line(80), depth: choice(depths, '2') });
export type TableOfContentsProps = z.output<typeof schema>;

export const tableOfContentsBlock: BlockKind = {
  type: 'tableOfContents',
  label: 'Table of contents',
  hint: 'Links to the headings on this page. Updates automatically.',
  group: 'layout',
  schema,
  slots: [],
  defaults: { title: 'On this page', depth: '2' },
  fields: {
    title: { kind: 'text', label: 'Title' },
    depth: choiceField('What is listed', depths),
  },
};
