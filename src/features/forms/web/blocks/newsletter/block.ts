import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';

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
  hint: 'Asks for an address, and by a mail whether it is right.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    form: null,
    title: 'A letter now and then',
    text: 'What is new, once a month at most.',
    note: 'You can leave the list with one click in every mail.',
  },
  fields: {
    form: { kind: 'reference', of: 'newsletter', label: 'Which form', needed: true },
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'What people get' },
    note: { kind: 'text', label: 'Small print' },
  },
};
