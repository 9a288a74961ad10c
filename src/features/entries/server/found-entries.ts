import type { Tx } from '../../../lib/db/database.ts';
import { entryPath } from '../entry-address.ts';
import { foundRows } from './entry-queries.ts';

/** An entry as search engines find it. */
interface FoundEntry {
  path: string;
  changedAt: Date;
  pictures: string[];
}

/** Published, indexable entries, the newest first. */
export async function foundEntries(tx: Tx): Promise<FoundEntry[]> {
  const rows = await foundRows(tx);
  return rows.map(({ slug, type_slug: type, changed_at: changedAt, picture }) => ({
    path: entryPath(type, slug),
    changedAt,
    pictures: picture ? [picture] : [],
  }));
}
