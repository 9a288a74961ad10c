import type { Tx } from '../../../lib/db/database.ts';
import { entryPath } from '../../../lib/links/entry-path.ts';
import { indexableRows } from './feed-queries.ts';

/** An entry as search engines find it. */
interface IndexableEntry {
  path: string;
  changedAt: Date;
  pictures: string[];
  /** In which it can be read besides the main one. */
  languages: string[];
}

/** Published, indexable entries, the newest first. */
export async function indexableEntries(tx: Tx): Promise<IndexableEntry[]> {
  const rows = await indexableRows(tx);
  return rows.map(({ place, changed_at: changedAt, picture, languages }) => ({
    path: entryPath(place),
    changedAt,
    pictures: picture ? [picture] : [],
    languages,
  }));
}
