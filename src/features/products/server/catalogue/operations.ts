import type { Language } from '../../../../lib/messages/languages.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import { endAlong, type Tx } from '../../../../lib/db/database.ts';
import { invalid, notFound } from '../../../../lib/errors.ts';
import { type Operation, operations } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { changeEach } from '../../../../lib/work/change-each.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { toMinor } from '../../../../lib/values/money.ts';
import { picturesIn } from '../../../files/server/index.ts';
import { productsContract } from '../../contract.ts';
import { collectionHandlers } from './collections.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { importOperations } from '../import/import-operations.ts';
import { sortOfCollection } from './collection-queries.ts';
import { listFeatured, placeFeatured } from './featured-queries.ts';
import { listProducts, type ProductSort } from './list-queries.ts';
import { presentProducts } from './present.ts';
import {
  filesOfVariants,
  findProduct,
  relatedProducts,
  tagsInUse,
  variantsOf,
  type ProductRow,
} from './product-queries.ts';
import { changeProduct, createProduct, ownersProduct } from './save-product.ts';
import { deleteUnsold, setArchived } from './save-queries.ts';
import { showPictures } from '../show-pictures.ts';
import { searchProducts } from '../search/search-list-queries.ts';
import { meantProducts } from '../search/meant-products.ts';
import { stockHandlers } from '../stock/stock.ts';
import { staffWords } from '../staff-words.ts';

/** The last query of a transaction: variants, images and the commit are sent together. */
async function shown(tx: Tx, { site, by }: SiteRequest, rows: ProductRow[], language?: Language) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = rows.flatMap(({ pictures }) => pictures.flatMap(({ file }) => file ?? []));
  const asked = Promise.all([
    variantsOf(tx, ids),
    picturesIn(tx, [...new Set(files)], language, filesOfVariants(site.id, ids)),
    language === undefined ? null : publishedRecords(tx, 'product', ids, language),
  ]);
  endAlong(tx);
  const [variants, { known, altOf }, inLanguage] = await asked;
  return showPictures(presentProducts(rows, variants, by?.owner ?? false, inLanguage), known, altOf);
}

export const productOperations = (jobs: Jobs): Operation[] => [
  ...catalogueOperations(),
  ...importOperations(jobs),
];

function catalogueOperations() {
  return operations(productsContract, {
    'GET /api/products': (request, { query }) =>
      request.db(async (tx) => {
        const owner = request.by?.owner ?? false;
        const { q, minPrice, maxPrice, state, language, ...rest } = query;
        const sort: ProductSort =
          query.sort ??
          (q ? 'best' : rest.collection ? await sortOfCollection(tx, rest.collection) : 'newest');
        const listing = {
          ...rest,
          sort,
          // Visitors can't request products that aren't for sale.
          state: owner ? state : undefined,
          minPrice: minPrice === undefined ? undefined : toMinor(minPrice),
          maxPrice: maxPrice === undefined ? undefined : toMinor(maxPrice),
          limit: query.limit + 1,
        };
        const meant = q ? await meantProducts(tx, q, language) : undefined;
        if (meant === null) return [];
        const rows =
          meant && meant.length > 0
            ? await searchProducts(tx, meant, listing, owner)
            : await listProducts(tx, listing, owner);
        return shown(
          tx,
          request,
          nextPage(
            request,
            '/api/products',
            { ...query, productIds: query.productIds?.join(',') },
            rows,
            ({ id }) => id,
          ),
          language,
        );
      }),

    'GET /api/product/{id}': (request, { params, query: { language } }) =>
      request.db(async (tx) => {
        const owner = request.by?.owner ?? false;
        const row = await findProduct(tx, params.id, owner);
        if (!row) throw notFound('This product is no longer available.');
        const [product] = await shown(tx, request, [row], language);
        if (!product) throw notFound();
        return product;
      }),

    'GET /api/product/{id}/related': (request, { params, query }) =>
      request.db(async (tx) => {
        const owner = request.by?.owner ?? false;
        const rows = await relatedProducts(tx, params.id, owner, query.limit);
        if (rows.length === 0 && !(await findProduct(tx, params.id, owner)))
          throw notFound('This product is no longer available.');
        return shown(tx, request, rows, query.language);
      }),

    'GET /api/products/tags': ({ db }) => db((tx) => tagsInUse(tx)),

    'POST /api/product': ({ by, db }, { body }) =>
      db(async (tx) => ownersProduct(tx, await createProduct(tx, body, by.accountId))),

    'PUT /api/product/{id}': ({ by, db }, { params: { id }, body }) =>
      db(async (tx) => {
        await changeProduct(tx, id, body, by.accountId);
        return ownersProduct(tx, id);
      }),

    'PUT /api/products': ({ by, db }, { body: { products } }) =>
      db(async (tx) => {
        await changeEach(
          products,
          () => invalid(staffWords().productTwice, { products: staffWords().listProductsOnce }),
          async ({ _id, archived, ...change }) => {
            if (Object.keys(change).length > 0) await changeProduct(tx, _id, change, by.accountId);
            if (archived !== undefined) await setArchived(tx, _id, archived);
          },
        );
        return Promise.all(products.map(({ _id }) => ownersProduct(tx, _id)));
      }),

    'GET /api/products/featured': ({ db }) => db(async (tx) => ({ products: await listFeatured(tx) })),

    'PUT /api/products/featured': ({ db }, { body: { products } }) =>
      db(async (tx) => {
        if (!(await placeFeatured(tx, [...new Set(products)])))
          throw invalid(staffWords().featuredProductGone, {
            products: staffWords().featuredGone,
          });
        return { products: await listFeatured(tx) };
      }),

    'POST /api/product/{id}/archive': ({ db }, { params: { id }, body: { archived } }) =>
      db(async (tx) => {
        await setArchived(tx, id, archived);
        return ownersProduct(tx, id);
      }),

    'POST /api/product/{id}/duplicate': ({ by, db }, { params: { id } }) =>
      db(async (tx) => ownersProduct(tx, await duplicateProduct(tx, id, by.accountId))),

    'DELETE /api/product/{id}': async ({ db }, { params: { id } }) => {
      await db(async (tx) => {
        if (await deleteUnsold(tx, id)) return;
        if (!(await setArchived(tx, id, true))) throw notFound(staffWords().productGone);
      });
      return undefined;
    },

    ...collectionHandlers(),
    ...stockHandlers(),
  });
}
