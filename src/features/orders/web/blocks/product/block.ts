import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  product: z.uuid('Please choose a product.').nullable().default(null),
  text: text(600),
  about: z.boolean().default(true),
});
export type ProductProps = z.output<typeof schema>;

export const productBlock: BlockKind = {
  type: 'product',
  label: 'Product',
  hint: 'One product with its picture, its variants and a button to buy it.',
  group: 'action',
  schema,
  slots: [],
  defaults: { product: null, text: '', about: true },
  fields: {
    product: {
      kind: 'reference',
      of: 'product',
      label: 'Product',
      help: 'With none chosen, the newest one is shown.',
    },
    text: { kind: 'multiline', label: 'Words below the name' },
    about: { kind: 'toggle', label: 'With the product’s own description' },
  },
};
