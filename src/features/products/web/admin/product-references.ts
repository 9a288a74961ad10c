import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';
import { callProducts } from './product-calls.ts';

const named = (things: { _id: string; label: string }[]) =>
  things.map(({ _id, label }) => ({ value: _id, label }));

/** Products for blocks that show one. */
export const productReferences: ReferenceSource = {
  key: ['products', 'names'],
  fetch: async () =>
    named(await callProducts('GET /api/products', { query: { state: 'listed', sort: 'label', limit: 500 } })),
  get none() {
    return messagesNow(productsAdmin).noProductsInTheShop;
  },
  get create() {
    return { href: '/admin/products/new', label: messagesNow(productsAdmin).addProduct };
  },
};

export const collectionReferences: ReferenceSource = {
  key: ['collections', 'names'],
  fetch: async () => named(await callProducts('GET /api/collections')),
  get none() {
    return messagesNow(productsAdmin).noCollectionsYetPlain;
  },
  get create() {
    return { href: '/admin/products/collections', label: messagesNow(productsAdmin).createCollection };
  },
};
