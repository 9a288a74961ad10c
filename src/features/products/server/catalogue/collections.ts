import type { Tx } from '../../../../lib/db/database.ts';
import { foundAll, notFound, staleVersion } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { freeSlug, slugOf } from '../../../../lib/values/slug.ts';
import { shownPictures } from '../../../files/server/index.ts';
import type { Collection, productsContract } from '../../contract.ts';
import {
  arrangeCollections,
  collectionSlugsLike,
  deleteCollection,
  findCollection,
  insertCollection,
  listCollections,
  replaceProducts,
  updateCollection,
} from './collection-queries.ts';
import { refuseTakenSlug } from './save-product.ts';

type CollectionCalls = Extract<keyof typeof productsContract, `${string}/collection${string}`>;

const toCollection = ({
  id,
  ...rest
}: NonNullable<Awaited<ReturnType<typeof findCollection>>>): Collection => ({
  _id: id,
  ...rest,
});

/** With their pictures as the library has them today. */
async function withPictures(tx: Tx, websiteId: string, collections: Collection[]): Promise<Collection[]> {
  const found = await shownPictures(
    tx,
    websiteId,
    collections.flatMap(({ picture }) => picture?.file ?? []),
  );
  return collections.map((collection) => {
    const { picture } = collection;
    const shown = picture?.file ? found.get(picture.file) : undefined;
    return picture && shown
      ? { ...collection, picture: { ...shown, alt: picture.alt || shown.alt } }
      : collection;
  });
}

const allCollections = async (tx: Tx, websiteId: string) =>
  withPictures(tx, websiteId, (await listCollections(tx, websiteId)).map(toCollection));

async function readCollection(tx: Tx, websiteId: string, id: string): Promise<Collection> {
  const row = await findCollection(tx, websiteId, id);
  if (!row) throw notFound('This collection no longer exists. It may have been deleted.');
  const [collection] = await withPictures(tx, websiteId, [toCollection(row)]);
  return collection ?? toCollection(row);
}

async function fill(tx: Tx, websiteId: string, id: string, products: readonly string[] | undefined) {
  if (products && (await replaceProducts(tx, websiteId, id, products)) < new Set(products).size)
    throw notFound('A product you chose no longer exists. Choose again.');
}

export const collectionHandlers = (): Pick<Handlers<typeof productsContract>, CollectionCalls> => ({
  'GET /api/collections': ({ site, db }) => db((tx) => allCollections(tx, site.id)),

  'POST /api/collection': ({ site, db }, { body }) =>
    db(async (tx) => {
      const base = slugOf(body.label, 'collection');
      const slug = body.slug ?? freeSlug(base, await collectionSlugsLike(tx, site.id, base));
      const id = await refuseTakenSlug(insertCollection(tx, site.id, { ...body, slug }), 'collection');
      await fill(tx, site.id, id, body.products);
      return readCollection(tx, site.id, id);
    }),

  'PUT /api/collection/{id}': ({ site, db }, { params: { id }, body }) =>
    db(async (tx) => {
      const { version, products, ...fields } = body;
      if (!(await refuseTakenSlug(updateCollection(tx, site.id, id, fields, version), 'collection')))
        throw staleVersion('collection', await readCollection(tx, site.id, id));
      await fill(tx, site.id, id, products);
      return readCollection(tx, site.id, id);
    }),

  'PUT /api/collections': ({ site, db }, { body: { collections } }) =>
    db(async (tx) => {
      const found = await arrangeCollections(tx, site.id, collections);
      foundAll(collections, found, 'One of these collections no longer exists. Refresh the list.');
      return allCollections(tx, site.id);
    }),

  'DELETE /api/collection/{id}': async ({ site, db }, { params: { id } }) => {
    if (!(await db((tx) => deleteCollection(tx, site.id, id))))
      await db((tx) => readCollection(tx, site.id, id));
    return undefined;
  },
});
