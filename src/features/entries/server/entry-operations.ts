import type { Tx } from '../../../lib/db/database.ts';
import { foundAll, invalid, needsApproval, notFound } from '../../../lib/errors.ts';
import type { Parsed } from '../../../lib/http/contract.ts';
import { operations } from '../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { Seo } from '../../pages/contract.ts';
import { createPage, lockPage, reachesVisitors } from '../../pages/server/index.ts';
import { entriesContract } from '../contract.ts';
import type { Access } from '../access.ts';
import { isSortable } from '../asked-fields.ts';
import type { OwnEntry, TermKind } from '../entry-shapes.ts';
import { setAccess } from './access/set-access.ts';
import { joinDetails, takeDetails } from './entry-rules.ts';
import { findOwn, insertEntry, listOwn, type OwnWanted, lockEntries, placeOwn } from './entry-queries.ts';
import { narrowing } from './filters/narrowing.ts';
import { presentOwn } from './present.ts';
import { namesOfReferred } from './references/named-references.ts';
import type { EntryServices } from './services.ts';
import { addTerms, removeTerms, setTerms, usableTerms } from './term-queries.ts';
import { knownType } from './type-operations.ts';
import { lockType, type TypeRow } from './type-queries.ts';
import { queueUnpublishing } from './unpublish-worker.ts';
import { staffWords } from './staff-words.ts';

const contract = {
  'GET /api/content-types/{id}/entries': entriesContract['GET /api/content-types/{id}/entries'],
  'POST /api/entries': entriesContract['POST /api/entries'],
  'GET /api/entries/{id}': entriesContract['GET /api/entries/{id}'],
  'PUT /api/entries/{id}': entriesContract['PUT /api/entries/{id}'],
  'PUT /api/entries': entriesContract['PUT /api/entries'],
} as const;

export interface Placement {
  shownAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
  pinned?: boolean | undefined;
  featured?: boolean | undefined;
  commentsOff?: boolean | undefined;
  access?: Access | undefined;
  authors?: string[] | undefined;
  categories?: string[] | undefined;
  tags?: string[] | undefined;
}

export interface NewEntry extends Placement {
  type: string;
  name: string;
  slug?: string | undefined;
  blocks?: unknown;
  details?: Parameters<typeof joinDetails>[2] | undefined;
  seo?: Seo | undefined;
}

/** @throws 404 */
export async function ownEntry(tx: Tx, id: string): Promise<OwnEntry> {
  const row = await findOwn(tx, id);
  const [entry] = row ? await presentOwn(tx, await knownType(tx, row.type_id), [row]) : [];
  if (!entry) throw notFound(staffWords().entryGone);
  return entry;
}

/**
 * How an entry is listed takes effect at once, so people who ask for approval may change it for drafts only. Pages are locked before
 * their entries, as in publishing.
 */
export async function refuseListed(
  { may }: Pick<SiteRequest, 'may'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  if (!may('publish', 'write') && (await reachesVisitors(tx, ids))) throw needsApproval();
}

/** What visitors find them by follows from their pages and from who can see them, so publishing waits meanwhile. */
async function lockToIndex(tx: Tx, ids: readonly string[], { access }: Placement): Promise<void> {
  if (access !== undefined) for (const id of ids.toSorted()) await lockPage(tx, id);
}

function orderIn(
  { fields }: TypeRow,
  { sort, field: key }: Parsed<(typeof contract)['GET /api/content-types/{id}/entries']>['query'],
): OwnWanted['sort'] {
  if (sort !== 'rising' && sort !== 'falling') return sort;
  // A saved view may outlive the field.
  const field = fields.find((each) => each.key === key && isSortable(each));
  return field ? { field, falls: sort === 'falling' } : 'date';
}

/** The owner’s calls for entries. */
export function ownEntryOperations(services: EntryServices) {
  return operations(contract, {
    'GET /api/content-types/{id}/entries': (request, { params: { id }, query }) =>
      request.db(async (tx) => {
        const type = await knownType(tx, id);
        const { trashed, values, page, limit } = query;
        const { rows, total } = await listOwn(tx, {
          typeId: id,
          ...narrowing(type, query),
          trashed,
          sort: orderIn(type, query),
          limit,
          offset: (page - 1) * limit,
        });
        const entries = await presentOwn(tx, type, rows, values);
        if (!values) return { entries, total };
        const stored = rows.map(({ details }) => details?.values ?? {});
        return { entries, total, names: await namesOfReferred(tx, type.fields, stored) };
      }),

    'POST /api/entries': (request, { body }) =>
      request.db(async (tx) => ownEntry(tx, await addEntry(services, tx, body, request.by.accountId))),

    'GET /api/entries/{id}': (request, { params: { id } }) => request.db((tx) => ownEntry(tx, id)),

    'PUT /api/entries/{id}': (request, { params: { id }, body }) =>
      request.db(async (tx) => {
        await refuseListed(request, tx, [id]);
        await lockToIndex(tx, [id], body);
        if ((await lockEntries(tx, [id])) === 0) throw notFound(staffWords().entryGone);
        const row = await findOwn(tx, id);
        if (!row) throw notFound(staffWords().entryGone);
        await placeEntry(services, tx, id, await knownType(tx, row.type_id), body);
        return ownEntry(tx, id);
      }),

    'PUT /api/entries': (request, { body: { entries, add, remove, access, ...placement } }) =>
      request.db(async (tx) => {
        const ids = [...new Set(entries)];
        await refuseListed(request, tx, ids);
        await lockToIndex(tx, ids, { access });
        foundAll(ids, await lockEntries(tx, ids), staffWords().oneEntryDeleted);
        await placeOwn(tx, ids, placement);
        await setAccess(services, tx, ids, access);
        if (add.length > 0) await addTerms(tx, ids, add);
        if (remove.length > 0) await removeTerms(tx, ids, remove);
        return { changed: ids.length };
      }),
  });
}

/** Adds an entry as a draft. */
export async function addEntry(
  services: EntryServices,
  tx: Tx,
  entry: NewEntry,
  by: string | null,
): Promise<string> {
  const { name, slug, blocks, seo } = entry;
  const isThere = await lockType(tx, entry.type);
  if (!isThere) throw notFound(staffWords().typeGone);
  const type = await knownType(tx, entry.type);
  const usual = Object.fromEntries(
    type.fields.flatMap((field) => (field.retired || field.usual === null ? [] : [[field.key, field.usual]])),
  );
  const given = entry.details ?? { excerpt: '', picture: null, values: {} };
  const details = joinDetails(type.fields, { values: usual }, given);
  const id = await createPage(services.pages, tx, { kind: 'entry', name, slug, blocks, details, seo }, by);
  await insertEntry(tx, id, type.id, {});
  await takeDetails(tx, type, id, null, details);
  await placeEntry(services, tx, id, type, { ...entry, access: entry.access ?? type.settings.access });
  return id;
}

/** Sets how an entry is listed. */
export async function placeEntry(
  services: EntryServices,
  tx: Tx,
  id: string,
  type: TypeRow,
  placement: Placement,
): Promise<void> {
  const { unpublishAt } = placement;
  if (unpublishAt && Date.parse(unpublishAt) <= Date.now())
    throw invalid(staffWords().chooseFutureTime, { unpublishAt: staffWords().chooseFutureTime });
  await placeOwn(tx, [id], placement);
  await setAccess(services, tx, [id], placement.access);
  await placeTerms(tx, id, type, 'author', 'authors', placement.authors);
  await placeTerms(tx, id, type, 'category', 'categories', placement.categories);
  await placeTerms(tx, id, type, 'tag', 'tags', placement.tags);
  if (unpublishAt) await queueUnpublishing(tx, services.pages.jobs, id, new Date(unpublishAt));
}

async function placeTerms(
  tx: Tx,
  id: string,
  type: TypeRow,
  kind: TermKind,
  name: 'authors' | 'categories' | 'tags',
  given: string[] | undefined,
): Promise<void> {
  if (given === undefined) return;
  const ids = [...new Set(given)];
  const usable = await usableTerms(tx, type.id, ids);
  if (usable.filter((term) => term.kind === kind).length < ids.length) {
    const sentence = staffWords().oneTermDeleted;
    throw invalid(sentence, { [name]: sentence });
  }
  await setTerms(tx, id, kind, ids);
}
