import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  title: text(120),
  text: text(600),
  /** Without a selection, all of them. */
  services: z
    .array(z.strictObject({ service: z.uuid('Choose a service.').nullable().default(null) }))
    .max(60)
    .default([]),
});
export type ServiceListProps = z.output<typeof schema>;

export const serviceListBlock: BlockKind = {
  type: 'serviceList',
  label: 'Services',
  hint: 'Your services with pictures, prices and a link to book.',
  group: 'action',
  schema,
  slots: [],
  defaults: { title: 'Book with us', text: '', services: [] },
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
    services: {
      kind: 'list',
      label: 'Services',
      help: 'Leave empty to show all services.',
      noun: 'service',
      titleField: 'service',
      fields: { service: { kind: 'reference', of: 'service', label: 'Service' } },
      newEntry: { service: null },
      max: 60,
    },
  },
};
