import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';
import { text } from '../texts.ts';

const schema = z.strictObject({
  title: text(120),
  text: text(600),
  show: z.enum(['newest', 'collection', 'tag', 'chosen']).default('newest'),
  collection: z.uuid('Choose a collection.').nullable().default(null),
  tag: text(60),
  products: z
    .array(z.strictObject({ product: z.uuid('Choose a product.').nullable().default(null) }))
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
  hint: 'Products from your shop: the newest, a collection or your own choice.',
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
    more: 'View all products',
  },
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text above the products' },
    show: {
      kind: 'choice',
      label: 'Products to show',
      options: [
        { value: 'newest', label: 'Newest' },
        { value: 'collection', label: 'A collection' },
        { value: 'tag', label: 'By tag' },
        { value: 'chosen', label: 'Choose products' },
      ],
    },
    collection: {
      kind: 'reference',
      of: 'collection',
      label: 'Collection',
      when: { field: 'show', is: 'collection' },
    },
    tag: { kind: 'text', label: 'Tag', unread: true, when: { field: 'show', is: 'tag' } },
    products: {
      kind: 'list',
      label: 'Chosen products',
      help: 'Shown in this order.',
      when: { field: 'show', is: 'chosen' },
      noun: 'product',
      titleField: 'product',
      fields: { product: { kind: 'reference', of: 'product', label: 'Product' } },
      newEntry: { product: null },
      max: 48,
    },
    count: { kind: 'number', label: 'Maximum number', min: 1, max: 48, unit: 'products' },
    columns: { kind: 'number', label: 'Columns on wide screens', min: 1, max: 5 },
    more: { kind: 'text', label: 'Link label', help: 'Leave empty to hide the link.' },
  },
};
