import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Input, Sample } from './samples.ts';

let count = 0;

async function make({ ask, one }: World, path: string, body: object): Promise<Input> {
  const reply = await ask({ host: one.host, method: 'POST', path, body, cookie: one.owner.cookie });
  return { params: { id: (reply.json() as { _id: string })._id } };
}
const newProduct = (world: World) =>
  make(world, '/api/product', { label: `Spare ${++count} ${world.one.mark}`, price: 1 });
const newCollection = (world: World) =>
  make(world, '/api/collection', { label: `Spare ${++count} ${world.one.mark}` });

const newImport = async ({ ask, one }: World): Promise<Input> => {
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: `/api/products/import?name=${one.mark}.csv`,
    body: `label,price\nSpare ${++count} ${one.mark},1\n`,
    cookie: one.owner.cookie,
    headers: { 'content-type': 'text/csv' },
  });
  return { params: { id: (reply.json() as { _id: string })._id }, body: { publish: false, stock: false } };
};

/** Samples of the shop's calls. */
export const shopSamples: Partial<Record<Call, Sample>> = {
  'GET /api/products': {
    input: ({ shop, mark }) => ({
      query: {
        productIds: shop.product,
        q: mark,
        collection: shop.collection,
        tag: mark,
        kind: 'physical',
        minPrice: '1',
        maxPrice: '100',
        inStock: 'true',
        sort: 'best',
        limit: '5',
        after: shop.digital,
      },
    }),
    foreign: 200,
  },
  'GET /api/product/{id}': { input: ({ shop }) => ({ params: { id: shop.product } }) },
  'GET /api/product/{id}/related': {
    input: ({ shop }) => ({ params: { id: shop.product }, query: { limit: '3' } }),
  },
  'GET /api/products/tags': { input: () => ({}) },
  'POST /api/product': {
    input: ({ shop, mark }) => ({
      body: {
        label: `Made ${mark}`,
        price: 10,
        compareAt: 12,
        kind: 'physical',
        images: [{ src: `/demo/${mark}.svg`, alt: mark }],
        options: [{ name: 'Size', values: ['S'] }],
        variants: [{ variantLabel: 'S', options: ['S'], price: 9, stock: 3 }],
        collections: [shop.collection],
        tags: [mark],
      },
    }),
    foreign: 400,
  },
  'PUT /api/product/{id}': {
    input: ({ shop, mark }) => ({
      params: { id: shop.digital },
      body: { label: `Saved ${mark}`, price: 6, lowStock: 2, version: 1 },
    }),
  },
  'PUT /api/products': {
    input: ({ shop, mark }) => ({ body: { products: [{ _id: shop.product, label: `Bulk ${mark}` }] } }),
  },
  'DELETE /api/product/{id}': {
    input: ({ shop }) => ({ params: { id: shop.product } }),
    once: async (world) => ({ input: await newProduct(world) }),
  },
  'POST /api/product/{id}/archive': {
    input: ({ shop }) => ({ params: { id: shop.product }, body: { archived: false } }),
  },
  'POST /api/product/{id}/duplicate': { input: ({ shop }) => ({ params: { id: shop.product }, body: {} }) },
  'GET /api/products/featured': { input: () => ({}) },
  'PUT /api/products/featured': {
    input: ({ shop }) => ({ body: { products: [shop.product] } }),
    foreign: 400,
  },
  'GET /api/collections': { input: () => ({}) },
  'POST /api/collection': {
    input: ({ shop, mark }) => ({
      body: { label: `Made ${mark}`, description: mark, products: [shop.product], picture: null },
    }),
  },
  'PUT /api/collection/{id}': {
    input: ({ shop, mark }) => ({
      params: { id: shop.collection },
      body: { label: `Saved ${mark}`, products: [shop.product], version: 1 },
    }),
  },
  'PUT /api/collections': { input: ({ shop }) => ({ body: { collections: [shop.collection] } }) },
  'POST /api/collections/delete': {
    input: ({ shop }) => ({ body: { collections: [shop.collection] } }),
    once: async (world) => {
      const { params } = await newCollection(world);
      return { input: { body: { collections: [params?.['id']] } } };
    },
  },
  'DELETE /api/collection/{id}': {
    input: ({ shop }) => ({ params: { id: shop.collection } }),
    once: async (world) => ({ input: await newCollection(world) }),
  },
  'GET /api/stock': {
    input: ({ shop, mark }) => ({ query: { product: shop.product, low: 'false', q: mark, limit: '5' } }),
    foreign: 200,
  },
  'GET /api/stock/{id}': { input: ({ shop }) => ({ params: { id: shop.variant }, query: { limit: '5' } }) },
  'POST /api/stock/{id}/adjust': {
    input: ({ shop, mark }) => ({ params: { id: shop.variant }, body: { by: 1, note: mark } }),
  },
  'GET /api/products/imports': { input: () => ({}) },
  'GET /api/products/import/{id}': { input: ({ shop }) => ({ params: { id: shop.import } }) },
  'GET /api/products/import/{id}/rows': {
    input: ({ shop }) => ({ params: { id: shop.import }, query: { limit: '5', after: '0' } }),
  },
  'POST /api/products/import/{id}/start': {
    input: ({ shop }) => ({ params: { id: shop.import }, body: { publish: false, stock: false } }),
    once: async (world) => ({ input: await newImport(world) }),
  },
  'DELETE /api/products/import/{id}': {
    input: ({ shop }) => ({ params: { id: shop.import } }),
    once: async (world) => {
      const { params } = await newImport(world);
      return { input: { params } };
    },
  },
  'POST /api/stock/recompute': { input: () => ({ body: {} }) },
};
