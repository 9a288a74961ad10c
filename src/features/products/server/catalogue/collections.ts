import type { Tx } from '../../../../lib/db/database.ts';
import { foundAll, notFound, staleVersion } from '../../../../lib/errors.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { freeSlug, slugOf } from '../../../../lib/values/slug.ts';
import { localeOf } from '../../../websites/server/index.ts';
import { picturesIn } from '../../../files/server/index.ts';
import type { Collection, productsContract } from '../../contract.ts';
import {
  arrangeCollections,
  collectionSlugsLike,
  deleteCollections,
  findCollection,
  insertCollection,
  listCollections,
  replaceProducts,
  updateCollection,
} from './collection-queries.ts';
import { collectionsIn } from '../translations/translatable-collections.ts';
import { refusingTakenSlug } from '../../../../lib/db/sql-state.ts';
import { staffWords } from '../staff-words.ts';

type CollectionCalls = Extract<keyof typeof productsContract, `${string}/collection${string}`>;

const toCollection = ({
  id,
  ...rest
}: NonNullable<Awaited<ReturnType<typeof findCollection>>>): Collection => ({
  _id: id,
  ...rest,
});

/** With their images in the library's current state. */
async function withPictures(tx: Tx, collections: Collection[], language?: Language): Promise<Collection[]> {
  const ids = collections.flatMap(({ picture }) => picture?.file ?? []);
  const { known, altOf } = await picturesIn(tx, ids, language);
  return collections.map((collection) => {
    const { picture } = collection;
    const shown = picture?.file ? known.get(picture.file) : undefined;
    return picture && shown
      ? { ...collection, picture: { ...shown, alt: altOf(picture, shown) } }
      : collection;
  });
}

async function allCollections(tx: Tx, language?: Language): Promise<Collection[]> {
  const collections = (await listCollections(tx)).map(toCollection);
  const laid = language === undefined ? collections : await collectionsIn(tx, collections, language);
  return withPictures(tx, laid, language);
}

async function readCollection(tx: Tx, id: string): Promise<Collection> {
  const row = await findCollection(tx, id);
  if (!row) throw notFound(staffWords().collectionGone);
  const [collection] = await withPictures(tx, [toCollection(row)]);
  return collection ?? toCollection(row);
}

async function fill(tx: Tx, id: string, products: readonly string[] | undefined) {
  if (products && (await replaceProducts(tx, id, products)) < new Set(products).size)
    throw notFound(staffWords().chosenProductGone);
}

/** A free address for a collection of this name. */
export async function collectionSlug(tx: Tx, label: string): Promise<string> {
  const base = slugOf(label, 'collection', await localeOf(tx));
  return freeSlug(base, await collectionSlugsLike(tx, base));
}

export const collectionHandlers = (): Pick<Handlers<typeof productsContract>, CollectionCalls> => ({
  'GET /api/collections': ({ db }, { query: { language } }) => db((tx) => allCollections(tx, language)),

  'POST /api/collection': ({ db }, { body }) =>
    db(async (tx) => {
      const slug = body.slug ?? (await collectionSlug(tx, body.label));
      const id = await refusingTakenSlug(insertCollection(tx, { ...body, slug }), 'collection');
      await fill(tx, id, body.products);
      return readCollection(tx, id);
    }),

  'PUT /api/collection/{id}': ({ db }, { params: { id }, body }) =>
    db(async (tx) => {
      const { version, products, ...fields } = body;
      if (!(await refusingTakenSlug(updateCollection(tx, id, fields, version), 'collection')))
        throw staleVersion('collection', await readCollection(tx, id));
      await fill(tx, id, products);
      return readCollection(tx, id);
    }),

  'PUT /api/collections': ({ db }, { body: { collections } }) =>
    db(async (tx) => {
      const found = await arrangeCollections(tx, collections);
      foundAll(collections, found, staffWords().oneCollectionGone);
      return allCollections(tx);
    }),

  'POST /api/collections/delete': async ({ db }, { body: { collections } }) => {
    await db(async (tx) =>
      foundAll(collections, await deleteCollections(tx, collections), staffWords().oneCollectionGone),
    );
    return undefined;
  },

  'DELETE /api/collection/{id}': async ({ db }, { params: { id } }) => {
    if (!(await db((tx) => deleteCollections(tx, [id])))) await db((tx) => readCollection(tx, id));
    return undefined;
  },
});
