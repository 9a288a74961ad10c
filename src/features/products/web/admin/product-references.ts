import type { ReferenceSource } from '../../../../lib/admin-ui/references.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';
import type { Product } from '../../contract.ts';
import { ClosedShopBeside } from './closed-shop.tsx';
import { callProducts, stateLabel } from './product-calls.ts';

const named = (things: { _id: string; label: string }[]) =>
  things.map(({ _id, label }) => ({ value: _id, label }));

/** A product that visitors don't see yet can be chosen, and its name says so. */
const inState = ({ _id, label, state = 'listed' }: Pick<Product, '_id' | 'label' | 'state'>) => ({
  value: _id,
  label: state === 'listed' ? label : `${label} (${stateLabel(state)})`,
});

/** Products for blocks that show one. */
export const productReferences: ReferenceSource = {
  key: ['products', 'names'],
  fetch: async () =>
    (await callProducts('GET /api/products', { query: { sort: 'label', limit: 500 } })).map(inState),
  Notice: ClosedShopBeside,
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
