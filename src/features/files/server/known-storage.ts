import { sourceKey } from './keys.ts';
import type { FileServices } from './services.ts';
import { oldestFile } from './upkeep/sweep-queries.ts';

/**
 * Verifies that the storage is the one with the database's files, and marks it. A folder that is missing or not
 * mounted contains none of them: it is not marked, and is then never swept.
 * @param websites ids of all sites
 * @returns whether it is marked
 */
export async function markKnownStorage(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  websites: readonly string[],
): Promise<boolean> {
  if (await storage.isMarked()) return true;
  for (const id of websites) {
    const file = await db.forWebsite(id, (tx) => oldestFile(tx));
    if (!file) continue;
    if (!(await storage.stat(sourceKey(id, file.id, file.sha256)))) return false;
    break;
  }
  await storage.mark();
  return true;
}
