import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  product: z.uuid('Choose a product.').nullable().default(null),
  text: text(600),
  about: z.boolean().default(true),
});
export type ProductProps = z.output<typeof schema>;

export const productBlock: BlockKind = {
  type: 'product',
  label: 'Product',
  hint: 'One product with its image, options and an “Add to cart” button.',
  group: 'action',
  schema,
  slots: [],
  defaults: { product: null, text: '', about: true },
  fields: {
    product: {
      kind: 'reference',
      of: 'product',
      label: 'Product',
      help: 'Leave empty to show the newest product.',
    },
    text: { kind: 'multiline', label: 'Text below the name' },
    about: { kind: 'toggle', label: 'Show the product description' },
  },
};
