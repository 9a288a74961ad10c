import type { Tx } from '../../../lib/db/database.ts';
import { entryPath } from '../../../lib/links/entry-path.ts';
import { typesOfPages } from './type-queries.ts';

/** The path of an entry; null if it doesn’t exist. */
export async function pathOfEntry(tx: Tx, id: string): Promise<string | null> {
  const type = (await typesOfPages(tx, [id])).get(id);
  return type ? entryPath(type.place) : null;
}
