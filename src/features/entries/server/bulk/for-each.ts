import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound, Refusal } from '../../../../lib/errors.ts';
import { findOwn, type OwnRow } from '../entry-queries.ts';
import { staffWords } from '../staff-words.ts';

/** In one order, so that two changes of the same entries wait for each other. @throws 404, or 409 with the entry in the way */
export async function forEach<T extends { _id: string }>(
  tx: Tx,
  entries: readonly T[],
  notDone: 'noneSaved' | 'nonePublished' | 'noneUnpublished' | 'noneTrashed',
  work: (entry: T, row: OwnRow) => Promise<void>,
): Promise<{ changed: number }> {
  const each = [...new Map(entries.map((entry) => [entry._id, entry])).values()].toSorted((a, b) =>
    a._id < b._id ? -1 : 1,
  );
  for (const entry of each) {
    const row = await findOwn(tx, entry._id);
    if (!row) throw notFound(staffWords().oneEntryDeleted);
    try {
      await work(entry, row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const only = each.length === 1;
      const { message } = error;
      throw conflict(only ? message : staffWords()[notDone]({ name: row.name, message }));
    }
  }
  return { changed: each.length };
}
