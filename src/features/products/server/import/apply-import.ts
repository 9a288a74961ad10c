import type { Database, Tx } from '../../../../lib/db/database.ts';
import { setArchived } from '../save-queries.ts';
import { notFound, Refusal } from '../../../../lib/errors.ts';
import { type Jobs, jobQueue } from '../../../../lib/jobs.ts';
import { freeSlug, slugOf } from '../../../../lib/slug.ts';
import { collectionSlugsLike, insertCollection } from '../collection-queries.ts';
import { changeProduct, createProduct } from '../save-product.ts';
import { endImport, nextToApply, noteResult } from './apply-queries.ts';
import type { CheckedProduct } from './check-draft.ts';
import { collectionsByName, knownProducts } from './known-queries.ts';

interface ImportJob {
  websiteId: string;
  importId: string;
}
const importJobs = jobQueue<ImportJob>('import-products');

/** In the transaction that starts the import. */
export const queueImport = (tx: Tx, jobs: Jobs, job: ImportJob) =>
  jobs.send(tx, importJobs, job, { group: job.websiteId });

/** A job is another process's after five minutes; long before, the rest goes on as a new one. */
const TURN_MS = 30_000;

/** Saves imports of all sites, each product in a transaction of its own: whatever stops it, it goes on where it was. */
export async function startImportWorker({ db, jobs }: { db: Database; jobs: Jobs }): Promise<void> {
  await jobs.work(importJobs, async (job) => {
    const until = performance.now() + TURN_MS;
    while (await applyNext(db, job))
      if (performance.now() > until) {
        await db.forWebsite(job.websiteId, (tx) => queueImport(tx, jobs, job));
        return;
      }
    await db.forWebsite(job.websiteId, (tx) => endImport(tx, job.websiteId, job.importId));
  });
}

/** @returns false once there is nothing left to do */
async function applyNext(db: Database, { websiteId, importId }: ImportJob): Promise<boolean> {
  let held: { position: number; line: number } | undefined;
  try {
    return await db.forWebsite(websiteId, async (tx) => {
      const next = await nextToApply(tx, websiteId, importId);
      if (!next) return false;
      held = next;
      const outcome = await save(tx, websiteId, next);
      await noteResult(tx, websiteId, importId, next.position, outcome);
      return true;
    });
  } catch (error) {
    if (!held) throw error;
    const { position, line } = held;
    // What the database itself refuses is the product's fault, too; anything else is tried again.
    const code = (error as { code?: unknown }).code;
    const refused = error instanceof Refusal || (typeof code === 'string' && /^2[23]/.test(code));
    if (!refused) throw error;
    const sentence = error instanceof Refusal ? error.message : 'This product could not be saved.';
    await db.forWebsite(websiteId, (tx) =>
      noteResult(tx, websiteId, importId, position, { result: 'failed', problem: { line, sentence } }),
    );
    return true;
  }
}

async function save(
  tx: Tx,
  websiteId: string,
  {
    product,
    publish,
    stock,
    by,
  }: { product: CheckedProduct; publish: boolean; stock: boolean; by: string | null },
): Promise<{ result: 'created' | 'updated'; productId: string }> {
  const { fields } = product;
  const keep = async (productId: string, archived = product.archived) => {
    if (archived !== undefined) await setArchived(tx, websiteId, productId, archived);
    return productId;
  };
  const collections = product.collections && (await idsOf(tx, websiteId, product.collections));
  const all = { ...fields, ...(collections ? { collections } : {}) };
  const known =
    fields.slug === undefined
      ? undefined
      : (await knownProducts(tx, websiteId, [fields.slug])).get(fields.slug);
  if (!known) {
    const { label, price } = fields;
    if (label === undefined || price === undefined)
      throw notFound('The product that this row changes is gone.');
    const shown = publish ? {} : { published: false, publishAt: null };
    return {
      result: 'created',
      productId: await keep(await createProduct(tx, websiteId, { ...all, label, price, ...shown }, by)),
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
  await changeProduct(tx, websiteId, known.id, change, by);
  return { result: 'updated', productId: await keep(known.id) };
}

/** Collections by address or name; one that is not there is made. */
async function idsOf(tx: Tx, websiteId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = await collectionsByName(tx, websiteId);
  const ids: string[] = [];
  for (const name of names) {
    const found = known.find(({ slug }) => slug === name) ?? known.find(({ label }) => label === name);
    ids.push(found?.id ?? (await addCollection(tx, websiteId, name)));
  }
  return [...new Set(ids)];
}

async function addCollection(tx: Tx, websiteId: string, name: string): Promise<string> {
  const label = name.slice(0, 120);
  const base = slugOf(label, 'collection');
  const slug = freeSlug(base, await collectionSlugsLike(tx, websiteId, base));
  return insertCollection(tx, websiteId, { label, slug });
}
