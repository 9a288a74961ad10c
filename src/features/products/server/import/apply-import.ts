import type { Tx } from '../../../../lib/db/database.ts';
import { setArchived } from '../catalogue/save-queries.ts';
import { notFound } from '../../../../lib/errors.ts';
import { faultOfEntry, queueTurn, workInTurns } from '../../../../lib/work/in-turns.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { collectionSlug } from '../catalogue/collections.ts';
import { insertCollection } from '../catalogue/collection-queries.ts';
import { changeProduct, createProduct } from '../catalogue/save-product.ts';
import { endImport, nextToApply, noteResult, type Waiting } from './apply-queries.ts';
import { bringPicture, forgetSlow, type PictureServices } from './bring-picture.ts';
import { collectionsByName, knownProducts } from './known-queries.ts';
import { staffWords } from '../staff-words.ts';

interface ImportJob {
  websiteId: string;
  importId: string;
}
const importJobs = jobQueue<ImportJob>('import-products');

/** In the transaction that starts the import. */
export const queueImport = (tx: Tx, jobs: Jobs, job: ImportJob) => queueTurn(tx, jobs, importJobs, job);

/** Runs imports of all sites, each product in its own transaction: after an interruption it continues where it stopped. */
export const startImportWorker = (services: PictureServices & { jobs: Jobs }): Promise<void> =>
  workInTurns(
    services,
    importJobs,
    (job) => applyNext(services, job),
    (tx, { importId }) => {
      forgetSlow(importId);
      return endImport(tx, importId);
    },
  );

/** Fetches a picture of the next product, or saves the product once it has all. @returns false when nothing is left to do */
async function applyNext(services: PictureServices, job: ImportJob): Promise<boolean> {
  const { db } = services;
  const { websiteId, importId } = job;
  let held: Waiting | undefined;
  try {
    await db.forWebsite(websiteId, async (tx) => {
      held = await nextToApply(tx, importId);
      if (!held || held.product.outside) return;
      const outcome = await save(tx, held);
      await noteResult(tx, importId, held.position, outcome);
    });
  } catch (error) {
    if (!held) throw error;
    const { position, line } = held;
    const sentence = faultOfEntry(error, staffWords().productNotSaved);
    await db.forWebsite(websiteId, (tx) =>
      noteResult(tx, importId, position, { result: 'failed', problem: { line, sentence } }),
    );
    return true;
  }
  const [address] = held?.product.outside ?? [];
  if (held && address !== undefined) await bringPicture(services, job, held, address);
  return held !== undefined;
}

async function save(
  tx: Tx,
  { product, publish, stock, by }: Waiting,
): Promise<{ result: 'created' | 'updated'; productId: string }> {
  const { fields } = product;
  const keep = async (productId: string, archived = product.archived) => {
    if (archived !== undefined) await setArchived(tx, productId, archived);
    return productId;
  };
  const collections = product.collections && (await idsOf(tx, product.collections));
  const all = { ...fields, ...(collections ? { collections } : {}) };
  const known =
    fields.slug === undefined ? undefined : (await knownProducts(tx, [fields.slug])).get(fields.slug);
  if (!known) {
    const { label, price } = fields;
    if (label === undefined || price === undefined) throw notFound(staffWords().productOfRowGone);
    const shown = publish ? {} : { published: false, publishAt: null };
    return {
      result: 'created',
      productId: await keep(await createProduct(tx, { ...all, label, price, ...shown }, by)),
    };
  }
  const change = { ...all };
  if (!publish) {
    delete change.published;
    delete change.publishAt;
  }
  if (!stock) {
    delete change.stock;
    change.variants = change.variants?.map(({ stock: _stock, ...rest }) => rest);
  }
  await changeProduct(tx, known.id, change, by);
  return { result: 'updated', productId: await keep(known.id) };
}

/** Collections by address or name; a missing one is created. */
async function idsOf(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await collectionsByName(tx);
  const ids: string[] = [];
  for (const name of names) {
    const found = known.find(({ slug }) => slug === name) ?? known.find(({ label }) => label === name);
    ids.push(found?.id ?? (await addCollection(tx, name)));
  }
  return [...new Set(ids)];
}

async function addCollection(tx: Tx, name: string): Promise<string> {
  const label = name.slice(0, 120);
  return insertCollection(tx, { label, slug: await collectionSlug(tx, label) });
}
