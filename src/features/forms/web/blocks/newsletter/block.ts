import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((value) => value.replaceAll('\u0000', ''))
    .default('');

const schema = z.strictObject({
  form: z.uuid('Choose a form.').nullable().default(null),
  title: text(120),
  text: text(400),
  note: text(300),
});
export type NewsletterProps = z.output<typeof schema>;

export const newsletterBlock: BlockKind = {
  type: 'newsletter',
  label: 'Newsletter sign-up',
  hint: 'Collects email addresses, with a confirmation email.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    form: null,
    title: 'Join our newsletter',
    text: 'News and new work, once a month at most.',
    note: 'You can unsubscribe at any time.',
  },
  fields: {
    form: { kind: 'reference', of: 'newsletter', label: 'Form', needed: true },
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
    note: { kind: 'text', label: 'Small print' },
  },
};
