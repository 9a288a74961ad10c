import type { Tx } from '../../../../lib/db/database.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { saveDraft } from '../../../pages/server/index.ts';
import type { OwnEntry } from '../../entry-shapes.ts';
import { placeEntry, type Placement, refuseListed } from '../entry-operations.ts';
import { takeDetails } from '../entry-rules.ts';
import { findOwnAmong, lockEntries, type OwnRow, type StoredDetails } from '../entry-queries.ts';
import { presentOwn } from '../present.ts';
import type { EntryServices } from '../services.ts';
import { knownType } from '../type-operations.ts';
import { forEach } from './for-each.ts';

interface Draft {
  _id: string;
  version: number;
  name?: string | undefined;
  excerpt?: string | undefined;
  values?: Record<string, unknown> | undefined;
}

/** Saves drafts, each with its own changes, and places their entries, which takes effect at once. */
export async function saveDrafts(
  services: EntryServices,
  request: Pick<SiteRequest, 'may'> & { by: { accountId: string | null } },
  tx: Tx,
  entries: readonly (Draft & Placement)[],
): Promise<{ entries: OwnEntry[] }> {
  const placed = entries.flatMap(
    ({ _id, version: _version, name: _name, excerpt: _excerpt, values: _values, ...placement }) =>
      Object.keys(placement).length > 0 ? [{ _id, placement }] : [],
  );
  const ids = placed.map(({ _id }) => _id);
  if (ids.length > 0) await refuseListed(request, tx, ids);
  // All pages are locked before their entries, as in publishing.
  const before = new Map<string, StoredDetails>();
  await forEach(tx, entries, 'noneSaved', async (entry, row) => {
    if (entry.excerpt !== undefined || entry.values !== undefined) before.set(entry._id, row.details ?? {});
    await saveOne(services, tx, entry, row, request.by.accountId);
  });
  // Once all are saved, so that values may move from one to another.
  await forEach(tx, entries, 'noneSaved', async ({ _id }, { type_id: type, details }) => {
    const was = before.get(_id);
    if (was) await takeDetails(tx, await knownType(tx, type), _id, was, details ?? {});
  });
  if (ids.length > 0) await lockEntries(tx, ids);
  await forEach(tx, placed, 'noneSaved', async ({ _id, placement }, { type_id: type }) =>
    placeEntry(services, tx, _id, await knownType(tx, type), placement),
  );
  return { entries: await presentNow(tx, entries) };
}

/** @param row as it was read, unlocked: one that is saved meanwhile has another version, which is refused */
async function saveOne(
  services: EntryServices,
  tx: Tx,
  { _id, version, name, excerpt, values }: Draft,
  { details: before }: OwnRow,
  by: string | null,
): Promise<void> {
  const hasDetails = excerpt !== undefined || values !== undefined;
  if (name === undefined && !hasDetails) return;
  const details = {
    excerpt: excerpt ?? before?.excerpt ?? '',
    picture: before?.picture ?? null,
    values: values ?? {},
  };
  const changes = { name, ...(hasDetails ? { details, together: true as const } : {}), version };
  await saveDraft(services.pages, tx, _id, changes, by);
}

async function presentNow(tx: Tx, entries: readonly { _id: string }[]): Promise<OwnEntry[]> {
  const rows = await findOwnAmong(
    tx,
    entries.map(({ _id }) => _id),
  );
  const byType = [...Map.groupBy(rows, ({ type_id: type }) => type)];
  const shown = await Promise.all(
    byType.map(async ([type, own]) => presentOwn(tx, await knownType(tx, type), own, true)),
  );
  return shown.flat();
}
