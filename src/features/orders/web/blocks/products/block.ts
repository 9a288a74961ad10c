import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  title: text(120),
  text: text(600),
  show: z.enum(['newest', 'collection', 'tag', 'chosen']).default('newest'),
  collection: z.uuid('Please choose a collection.').nullable().default(null),
  tag: text(60),
  products: z
    .array(z.strictObject({ product: z.uuid('Please choose a product.').nullable().default(null) }))
    .max(48)
    .default([]),
  count: z.int().min(1).max(48).default(6),
  columns: z.int().min(1).max(5).default(3),
  more: text(80),
});
export type ProductsProps = z.output<typeof schema>;

export const productsBlock: BlockKind = {
  type: 'products',
  label: 'Products',
  hint: 'What your shop sells: the newest, a collection, or your choice.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    title: 'From the shop',
    text: '',
    show: 'newest',
    collection: null,
    tag: '',
    products: [],
    count: 6,
    columns: 3,
    more: 'See the whole shop',
  },
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Words above the products' },
    show: {
      kind: 'choice',
      label: 'Which products',
      options: [
        { value: 'newest', label: 'The newest' },
        { value: 'collection', label: 'A collection' },
        { value: 'tag', label: 'Those with a tag' },
        { value: 'chosen', label: 'My own choice' },
      ],
    },
    collection: {
      kind: 'reference',
      of: 'collection',
      label: 'Collection',
      when: { field: 'show', is: 'collection' },
    },
    tag: { kind: 'text', label: 'Tag', when: { field: 'show', is: 'tag' } },
    products: {
      kind: 'list',
      label: 'Chosen products',
      help: 'They are shown in this order.',
      when: { field: 'show', is: 'chosen' },
      noun: 'product',
      titleField: 'product',
      fields: { product: { kind: 'reference', of: 'product', label: 'Product' } },
      newEntry: { product: null },
      max: 48,
    },
    count: { kind: 'number', label: 'At most', min: 1, max: 48, unit: 'products' },
    columns: { kind: 'number', label: 'Side by side on a wide screen', min: 1, max: 5 },
    more: { kind: 'text', label: 'Words of the link to more', help: 'Left empty, there is no link.' },
  },
};
