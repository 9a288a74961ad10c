import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
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
  label: 'Breadcrumbs',
  hint: 'Links from the home page to this page.',
  group: 'layout',
  schema,
  slots: [],
  defaults: { between: [] },
  fields: {
    between: {
      kind: 'list',
      label: 'Pages in between',
      help: 'The home page and this page are added automatically.',
      noun: 'page',
      titleField: 'label',
      fields: {
        label: { kind: 'text', label: 'Name' },
        href: { kind: 'link', label: 'Link' },
      },
      newEntry: { label: 'Classes', href: '/classes' },
      max: 3,
    },
  },
};
