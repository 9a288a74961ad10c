import { keptPicture } from '../../../../lib/content/pictures.ts';
import type { Database, Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';
import { faultOfEntry, queueTurn, workInTurns } from '../../../../lib/work/in-turns.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { shownPictures } from '../../../files/server/index.ts';
import { publishPage, saveDraft } from '../../../pages/server/index.ts';
import type { TermKind } from '../../entry-shapes.ts';
import { addEntry, ownEntry, placeEntry, type Placement } from '../entry-operations.ts';
import { findOwn, lockEntries } from '../entry-queries.ts';
import type { EntryServices } from '../services.ts';
import { ensureTerm } from '../term-operations.ts';
import { knownType } from '../type-operations.ts';
import { endImport, nextToApply, noteResult, type Waiting } from './apply-queries.ts';
import { blocksIn, type CheckedEntry } from './check-row.ts';
import { pagesAt } from './import-queries.ts';
import { textBlocks } from './text-blocks.ts';
import { staffWords } from '../staff-words.ts';

interface ImportJob {
  websiteId: string;
  importId: string;
}
const importJobs = jobQueue<ImportJob>('import-entries');

/** In the transaction that starts the import. */
export const queueEntryImport = (tx: Tx, jobs: Jobs, job: ImportJob) => queueTurn(tx, jobs, importJobs, job);

/** Runs imports of all sites, each entry in its own transaction: after an interruption it continues where it stopped. */
export const startEntryImportWorker = (
  services: EntryServices & { db: Database; jobs: Jobs },
): Promise<void> =>
  workInTurns(
    services,
    importJobs,
    (job) => applyNext(services, job),
    (tx, { importId }) => endImport(tx, importId),
  );

/** @returns false when nothing is left to do */
async function applyNext(
  services: EntryServices & { db: Database },
  { websiteId, importId }: ImportJob,
): Promise<boolean> {
  let held: Waiting | undefined;
  try {
    await services.db.forWebsite(websiteId, async (tx) => {
      held = await nextToApply(tx, importId);
      if (held) await noteResult(tx, importId, held.position, await save(services, tx, held));
    });
  } catch (error) {
    if (!held) throw error;
    const { position } = held;
    const problem = faultOfEntry(error, staffWords().importedEntryNotSaved);
    await services.db.forWebsite(websiteId, (tx) =>
      noteResult(tx, importId, position, { result: 'failed', problem }),
    );
  }
  return held !== undefined;
}

async function save(services: EntryServices, tx: Tx, held: Waiting) {
  const { entry } = held;
  const [page] = await pagesAt(tx, [entry.slug]);
  if (page && (page.kind !== 'entry' || page.type_id !== held.type_id))
    throw conflict(staffWords().addressUsed({ slug: entry.slug }));
  const text = await blocksFor(services, tx, held);
  const notes = [...held.notes, ...text.notes];
  const placement = await placementOf(tx, held);
  const id = page
    ? await update(services, tx, page.id, held, text.blocks, placement)
    : await create(services, tx, held, text.blocks, placement);
  if (held.publish && entry.published !== false) {
    const { missing, publishedAt } = await ownEntry(tx, id);
    if (missing.length > 0) notes.push(staffWords().fillInToPublish({ fields: missing.join(', ') }));
    else {
      // One that visitors see already is not scheduled again.
      const at = entry.date && publishedAt === null ? new Date(entry.date) : undefined;
      await publishPage(services.pages, tx, id, { at }, new Date());
    }
  }
  const result = page ? ('updated' as const) : ('created' as const);
  return { result, pageId: id, notes };
}

async function create(
  services: EntryServices,
  tx: Tx,
  { entry, type_id: type, by }: Waiting,
  blocks: unknown,
  placement: Placement,
): Promise<string> {
  const { name, slug, excerpt = '', picture = null, values, seo } = entry;
  if (name === undefined) throw conflict(staffWords().entryOfRowGone);
  const details = { excerpt, picture, values };
  return addEntry(services, tx, { type, name, slug, blocks, details, seo, ...placement }, by);
}

/** Changes a draft; visitors see it once it is published. */
async function update(
  services: EntryServices,
  tx: Tx,
  id: string,
  { entry, type_id: type, by }: Waiting,
  blocks: unknown,
  placement: Placement,
): Promise<string> {
  const before = (await findOwn(tx, id))?.details ?? {};
  const { excerpt = before.excerpt ?? '', picture = before.picture ?? null, values } = entry;
  await saveDraft(
    services.pages,
    tx,
    id,
    {
      ...(entry.name === undefined ? {} : { name: entry.name }),
      ...(blocks === undefined ? {} : { blocks }),
      ...(entry.seo === undefined ? {} : { seo: entry.seo }),
      details: { excerpt, picture, values },
    },
    by,
  );
  await lockEntries(tx, [id]);
  await placeEntry(services, tx, id, await knownType(tx, type), placement);
  return id;
}

/** The text as blocks; `undefined` if the file has none. */
async function blocksFor({ pages }: EntryServices, tx: Tx, { columns, cells, entry }: Waiting) {
  const given = cells[columns.findIndex(({ target }) => target === 'blocks')] ?? null;
  if (given !== null && given.trim() !== '') return { blocks: blocksIn(given), notes: [] };
  const at = columns.findIndex(({ target }) => target === 'content');
  const text = cells[at] ?? null;
  if (text === null) return { blocks: undefined, notes: [] };
  const ids = [...text.matchAll(/\/files\/([0-9a-f-]{36})\//g)].flatMap(([, id = '']) =>
    isUuid(id) ? id : [],
  );
  const shown = await shownPictures(tx, [...new Set(ids)].slice(0, 500));
  return textBlocks(text, entry.name ?? '', pages.kinds, (file) => {
    const picture = shown.get(file);
    return picture && keptPicture(picture);
  });
}

async function placementOf(tx: Tx, { entry, type_id: type }: Waiting): Promise<Placement> {
  const { date, unpublishAt, pinned, featured, access, categories, tags, authors } = entry;
  return {
    shownAt: date,
    unpublishAt,
    pinned,
    featured,
    access,
    categories: categories && (await categoriesOf(tx, type, categories)),
    tags: tags && (await each(tx, tags, 'tag', type)),
    authors: authors && (await each(tx, authors, 'author')),
  };
}

async function each(tx: Tx, names: readonly string[], kind: TermKind, type?: string): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names)
    ids.push(await ensureTerm(tx, { kind, name, parent: null, ...(type === undefined ? {} : { type }) }));
  return [...new Set(ids)];
}

async function categoriesOf(
  tx: Tx,
  type: string,
  paths: NonNullable<CheckedEntry['categories']>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const path of paths) {
    let parent: string | null = null;
    for (const name of path) parent = await ensureTerm(tx, { kind: 'category', name, parent, type });
    if (parent) ids.push(parent);
  }
  return [...new Set(ids)];
}
