import type { Product } from '../../../contract.ts';

/** The most products that one call accepts. */
export const MOST_AT_ONCE = 500;

type Changed = Partial<Pick<Product, 'published' | 'publishAt' | 'collections'> & { archived: boolean }>;

/** The fields that a product gets. */
export type BulkChange = (product: Product) => Changed;

/** A product that is shown or hidden now is no longer scheduled. */
export const visibility =
  (published: boolean): BulkChange =>
  () => ({ published, publishAt: null });

export const inCollection =
  (id: string): BulkChange =>
  ({ collections }) => ({ collections: [...new Set([...collections, id])] });

export const notIn =
  (id: string): BulkChange =>
  ({ collections }) => ({ collections: collections.filter((each) => each !== id) });

/** Gives each product back what the change took from it. */
export function wayBackTo(before: readonly Product[], change: BulkChange): BulkChange {
  const known = new Map(before.map((product) => [product._id, product]));
  return ({ _id }) => {
    const product = known.get(_id);
    if (!product) return {};
    const was = { ...product, archived: product.state === 'archived' };
    return Object.fromEntries(Object.keys(change(product)).map((name) => [name, was[name as keyof Changed]]));
  };
}
