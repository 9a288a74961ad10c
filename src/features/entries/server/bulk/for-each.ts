import type { Tx } from '../../../../lib/db/database.ts';
import { notFound } from '../../../../lib/errors.ts';
import { changeEach } from '../../../../lib/work/each-of-several.ts';
import { findOwn, type OwnRow } from '../entry-queries.ts';
import { staffWords } from '../staff-words.ts';

/** @throws 404, or 409 with the entry in the way */
export const forEach = <T extends { _id: string }>(
  tx: Tx,
  entries: readonly T[],
  notDone: 'noneSaved' | 'nonePublished' | 'noneUnpublished' | 'noneTrashed',
  work: (entry: T, row: OwnRow) => Promise<void>,
): Promise<{ changed: number }> =>
  changeEach(
    entries,
    async (id) => {
      const row = await findOwn(tx, id);
      if (!row) throw notFound(staffWords().oneEntryDeleted);
      return row;
    },
    staffWords()[notDone],
    work,
  );
