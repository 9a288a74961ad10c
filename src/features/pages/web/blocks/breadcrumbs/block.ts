import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { href, line } from '../shared/props.ts';

const schema = z.strictObject({
  between: z
    .array(z.strictObject({ label: line(60), href }))
    .max(3)
    .default([]),
});
export type BreadcrumbsProps = z.output<typeof schema>;

export const breadcrumbsBlock: BlockKind = {
  type: 'breadcrumbs',
  label: 'Where you are',
  hint: 'A line with the way from the home page to this page.',
  group: 'layout',
  schema,
  slots: [],
  defaults: { between: [] },
  fields: {
    between: {
      kind: 'list',
      label: 'Pages on the way',
      help: 'The home page and this page are there by themselves.',
      noun: 'page',
      titleField: 'label',
      fields: {
        label: { kind: 'text', label: 'Name' },
        href: { kind: 'link', label: 'Goes to' },
      },
      newEntry: { label: 'Classes', href: '/classes' },
      max: 3,
    },
  },
};
