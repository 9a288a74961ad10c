import { createContext } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../lib/content/block-kind.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import type { Product } from '../../products/contract.ts';

/** The list of products that a block requests. */
export interface ListWanted {
  show: 'newest' | 'collection' | 'tag' | 'chosen';
  collection: string | null;
  tag: string;
  products: readonly { product: string | null }[];
  count: number;
}

/** The data of a page's product blocks, as its loader returns it. */
export interface ShownProducts {
  lists: Record<string, Product[]>;
  /** By id; `newest` is the list of blocks without a selection. */
  single: Record<string, Product>;
  /** Address of each collection that is used, by id. */
  collections: Record<string, string>;
}

const noProducts: ShownProducts = { lists: {}, single: {}, collections: {} };

export interface ProductsOfPage {
  listOf: (wanted: ListWanted) => readonly Product[];
  moreOf: (wanted: ListWanted) => string;
  productOf: (id: string | null) => Product | undefined;
  /** On the canvas, where an empty block says what to do. */
  editing?: boolean;
}

export const chosenOf = ({ products, count }: ListWanted) =>
  [...new Set(products.flatMap(({ product }) => product ?? []))].slice(0, count);

/** Two blocks with the same request share one list. */
export const keyOf = (wanted: ListWanted): string => {
  const { show, collection, tag, count } = wanted;
  if (show === 'chosen') return `chosen ${chosenOf(wanted).join(' ')}`;
  return `${show} ${show === 'collection' ? collection : show === 'tag' ? tag.trim() : ''} ${count}`;
};

/** The page with more of them. */
export const moreFrom =
  (collections: ShownProducts['collections']): ProductsOfPage['moreOf'] =>
  ({ show, collection, tag }) => {
    const slug = show === 'collection' && collection ? collections[collection] : undefined;
    if (slug) return `/shop?collection=${encodeURIComponent(slug)}`;
    return show === 'tag' && tag.trim() ? `/shop?q=${encodeURIComponent(tag.trim())}` : '/shop';
  };

export const productsOfPage = ({ lists, single, collections }: ShownProducts): ProductsOfPage => ({
  listOf: (wanted) => lists[keyOf(wanted)] ?? [],
  moreOf: moreFrom(collections),
  productOf: (id) => single[id ?? 'newest'],
});

export const ProductsContext = createContext(productsOfPage(noProducts));

/** Selects a block's products from many: on the canvas, where the selection changes with every press. */
export function chooseFrom(products: readonly Product[], wanted: ListWanted): readonly Product[] {
  const { show, collection, tag, count } = wanted;
  if (show === 'chosen')
    return chosenOf(wanted).flatMap((id) => products.find(({ _id }) => _id === id) ?? []);
  const fits = (product: Product) =>
    show === 'newest' ||
    (show === 'tag' ? product.tags.includes(tag.trim()) : product.collections.includes(collection ?? ''));
  return products.filter(fits).slice(0, count);
}

/** For loaders of pages: the products of its blocks, if the shop is open. */
export async function loadProducts(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
): Promise<ShownProducts> {
  const showing = [...walkTree(blocks)].flatMap(({ block }) =>
    block.type === 'products' || block.type === 'product' ? [block] : [],
  );
  if (showing.length === 0) return noProducts;
  return (await (await import('./load-products.ts')).loadShown(context, showing)) ?? noProducts;
}
