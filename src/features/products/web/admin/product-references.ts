import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { callProducts } from './product-calls.ts';

const named = (things: { _id: string; label: string }[]) =>
  things.map(({ _id, label }) => ({ value: _id, label }));

/** Products for blocks that show one. */
export const productReferences: ReferenceSource = {
  key: ['products', 'names'],
  fetch: async () =>
    named(await callProducts('GET /api/products', { query: { state: 'listed', sort: 'label', limit: 500 } })),
  none: 'No products in the shop yet.',
  create: { href: '/admin/products/new', label: 'Add product' },
};

export const collectionReferences: ReferenceSource = {
  key: ['collections', 'names'],
  fetch: async () => named(await callProducts('GET /api/collections')),
  none: 'No collections yet.',
  create: { href: '/admin/products/collections', label: 'Create collection' },
};
