import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { flag, id, idParams, instant, line, paging, severalIds } from '../../lib/values/shapes.ts';
import {
  collection,
  collectionFields,
  collectionChange,
  newProduct,
  product,
  productChange,
  productKind,
  productSort,
  productState,
} from './product-shapes.ts';
import { askedLanguage as language } from '../../lib/translations/texts.ts';
import { mostOfSite } from '../../lib/work/limit-table.ts';

export type { Collection, CollectionSort, Product, ProductFields, Variant } from './product-shapes.ts';

/** Repeated or joined by commas. */
const ids = z
  .string()
  .max(20_000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(id).max(500, 'At most 500 ids.'));
const price = z.coerce.number().min(0).max(999_999.99);

const listing = {
  productIds: ids.optional(),
  /** Search terms; typing mistakes are tolerated. */
  q: z.string().trim().max(100, 'At most 100 characters.').optional(),
  /** Id or address of a collection. */
  collection: z.string().max(120).optional(),
  tag: z.string().max(60).optional(),
  kind: productKind.optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  inStock: flag.optional(),
  sort: productSort.optional(),
  language,
  ...paging,
};

const stockRow = z.object({
  productId: id,
  variantId: id,
  label: z.string(),
  variantLabel: z.string(),
  sku: z.string(),
  /** `null` is unlimited. */
  onHand: z.int().nullable(),
  held: z.int(),
  sold: z.int(),
  low: z.boolean(),
});
export type StockRow = z.output<typeof stockRow>;

const movement = z.object({
  _id: id,
  variantId: id,
  kind: z.enum(['counted', 'adjusted', 'sold', 'returned', 'recomputed']),
  quantity: z.int(),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  note: z.string(),
  /** Address of the account. */
  by: z.string().nullable(),
  createdAt: instant,
});

const hold = z.object({
  variantId: id,
  orderId: id,
  orderNumber: z.string(),
  quantity: z.int(),
  until: instant,
});

const featured = z.strictObject({ products: z.array(id).max(500, 'At most 500 products.') });

const anyProduct = z.strictObject({ id: z.string().min(1).max(120) });

export const productsContract = contract({
  'GET /api/products': {
    summary: 'Products for sale; for the owner, all that aren’t archived, by `state`',
    who: 'visitor',
    area: 'products',
    query: z.strictObject({ ...listing, state: productState.optional() }),
    reply: z.array(product),
  },
  'GET /api/product/{id}': {
    summary: 'A product by ID or address',
    who: 'visitor',
    area: 'products',
    params: anyProduct,
    query: z.strictObject({ language }),
    reply: product,
  },
  'GET /api/product/{id}/related': {
    summary: 'Related products: same collections first, then same tags, then newest',
    who: 'visitor',
    area: 'products',
    params: anyProduct,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(24).default(4), language }),
    reply: z.array(product),
  },
  'POST /api/product': {
    act: { word: 'product-added', keep: ['price'] },
    summary: 'Add a product',
    who: 'owner',
    area: 'products',
    body: newProduct,
    reply: product,
    status: 201,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'PUT /api/product/{id}': {
    act: { word: 'product-changed', named: 'products.label', keep: ['price', 'published'] },
    summary: 'Change a product; the variants sent replace the existing ones',
    who: 'owner',
    area: 'products',
    params: idParams,
    body: productChange,
    reply: product,
    refusals: { conflict: {}, 'address-taken': {}, 'stale-version': { current: product } },
  },
  'DELETE /api/product/{id}': {
    act: { word: 'product-deleted', named: 'products.label' },
    summary: 'Delete a product; products with orders are archived instead',
    who: 'owner',
    area: 'products',
    params: idParams,
    reply: null,
  },
  'POST /api/product/{id}/archive': {
    act: { word: 'product-archived', named: 'products.label', keep: ['archived'] },
    summary: 'Archive or restore a product',
    who: 'owner',
    area: 'products',
    params: idParams,
    body: z.strictObject({ archived: z.boolean() }),
    reply: product,
  },
  'POST /api/product/{id}/duplicate': {
    summary: 'Duplicate a product as hidden, without stock',
    who: 'owner',
    area: 'products',
    params: idParams,
    body: z.strictObject({}),
    reply: product,
    status: 201,
  },
  'PUT /api/products': {
    act: { word: 'products-changed' },
    summary:
      'Change several products at once, all or nothing; the reply contains the previous values for undo',
    who: 'owner',
    area: 'products',
    body: z.strictObject({
      products: z
        .array(productChange.extend({ _id: id, archived: z.boolean().optional() }))
        .min(1, 'Choose at least one product.')
        .max(500, 'At most 500 at once.'),
    }),
    reply: z.array(product).max(500),
    refusals: { conflict: {} },
    bodyLimit: 4 * 1024 * 1024,
  },

  'GET /api/products/featured': {
    summary: 'The products that the shop shows first, in the owner’s order',
    who: 'owner',
    area: 'products',
    reply: featured,
  },
  'PUT /api/products/featured': {
    act: { word: 'products-featured' },
    summary: 'Choose the products that the shop shows first, in this order; all others follow, newest first',
    who: 'owner',
    area: 'products',
    body: featured,
    reply: featured,
  },

  'GET /api/collections': {
    summary: 'Collections in the owner’s order',
    who: 'visitor',
    area: 'products',
    query: z.strictObject({ language }),
    reply: z.array(collection).max(mostOfSite.collections),
  },
  'POST /api/collection': {
    summary: 'Add a collection',
    who: 'owner',
    area: 'products',
    body: collectionFields,
    reply: collection,
    status: 201,
    refusals: { conflict: {}, 'address-taken': {} },
  },
  'PUT /api/collection/{id}': {
    summary: 'Change a collection',
    who: 'owner',
    area: 'products',
    params: idParams,
    body: collectionChange,
    reply: collection,
    refusals: { conflict: {}, 'address-taken': {}, 'stale-version': { current: collection } },
  },
  'PUT /api/collections': {
    summary: 'Reorder the collections',
    who: 'owner',
    area: 'products',
    body: z.strictObject({ collections: z.array(id).max(500) }),
    reply: z.array(collection).max(mostOfSite.collections),
  },
  'POST /api/collections/delete': {
    act: { word: 'collections-deleted' },
    summary: 'Delete several collections, all or nothing; their products are kept',
    who: 'owner',
    area: 'products',
    body: z.strictObject({ collections: severalIds }),
    reply: null,
  },
  'DELETE /api/collection/{id}': {
    act: { word: 'collection-deleted', named: 'collections.label' },
    summary: 'Delete a collection; its products are kept',
    who: 'owner',
    area: 'products',
    params: idParams,
    reply: null,
  },
  'GET /api/products/tags': {
    summary: 'Tags in use',
    who: 'visitor',
    area: 'products',
    reply: z.array(z.string()).max(500),
  },

  'GET /api/stock': {
    summary: 'Stock, reservations and sales per variant; `low` for low stock',
    who: 'owner',
    area: 'products',
    query: z.strictObject({
      product: id.optional(),
      low: flag.optional(),
      q: z.string().trim().max(100).optional(),
      ...paging,
    }),
    reply: z.array(stockRow),
  },
  'GET /api/stock/{id}': {
    summary: 'The stock history of a variant and its current reservations',
    who: 'owner',
    area: 'products',
    params: idParams,
    query: z.strictObject(paging),
    reply: z.object({ stock: stockRow, movements: z.array(movement), holds: z.array(hold) }),
  },
  'POST /api/stock/{id}/adjust': {
    act: { word: 'stock-adjusted', keep: ['by', 'to', 'reason'] },
    summary: 'Adjust the stock of a variant, or set it',
    who: 'owner',
    area: 'products',
    params: idParams,
    body: z.strictObject({
      by: z.int().min(-1_000_000).max(1_000_000).optional(),
      /** A count; `null` makes it unlimited. */
      to: z.int().min(0).max(1_000_000).nullable().optional(),
      note: line('a note', 200, 0).default(''),
    }),
    reply: stockRow,
    refusals: { conflict: {} },
  },
  'POST /api/stock/recompute': {
    summary: 'Correct stock from the stock history',
    who: 'owner',
    area: 'products',
    body: z.strictObject({}),
    reply: z.object({ checked: z.int(), corrected: z.array(stockRow) }),
  },
});
