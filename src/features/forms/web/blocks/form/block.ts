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
  text: text(600),
});
export type FormBlockProps = z.output<typeof schema>;

export const formBlock: BlockKind = {
  type: 'form',
  label: 'Form',
  hint: 'A form that visitors fill in and send to you.',
  group: 'action',
  schema,
  slots: [],
  defaults: { form: null, title: 'Contact us', text: '' },
  fields: {
    form: { kind: 'reference', of: 'form', label: 'Form', needed: true },
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text above the form' },
  },
};
