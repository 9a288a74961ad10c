import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { Product, productsContract } from '../../contract.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../messages/admin/area.ts';

export const callProducts = browserClient<typeof productsContract>();

/** Every list of products, for any filter. */
export const productsKey = ['products'] as const;

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: () => callProducts('GET /api/product/{id}', { params: { id } }),
  });

/** Products for sale, newest first, for the blocks on the canvas: as many as one call returns. */
export const listedQuery = queryOptions({
  queryKey: [...productsKey, 'listed'],
  queryFn: () => callProducts('GET /api/products', { query: { state: 'listed', limit: 500 } }),
});

export const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: () => callProducts('GET /api/collections'),
});

export const tagsQuery = queryOptions({
  queryKey: ['product-tags'],
  queryFn: () => callProducts('GET /api/products/tags'),
});

export type ProductState = NonNullable<Product['state']>;

export const productStates = ['listed', 'scheduled', 'hidden', 'archived'] as const satisfies ProductState[];

export function stateLabel(state: ProductState): string {
  const words = messagesNow(productsAdmin);
  return state === 'listed' ? words.visible : words[state];
}
