import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { mostOfSite } from '../../../../lib/work/limit-table.ts';

export async function listFolders(tx: Tx): Promise<{ path: string; files: number }[]> {
  return tx
    .selectFrom('file_folders')
    .leftJoin('files', (join) =>
      join
        .onRef('files.website_id', '=', 'file_folders.website_id')
        .onRef('files.folder', '=', 'file_folders.path')
        .on('files.trashed_at', 'is', null),
    )
    .select(['file_folders.path', sql<number>`count(files.id)`.as('files')])
    .where('file_folders.website_id', '=', tx.site)
    .groupBy('file_folders.path')
    .orderBy('file_folders.path')
    .limit(mostOfSite.folders)
    .execute();
}

const ancestors = (path: string) => path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));

/** Creates a folder and its parents if they are missing. @returns whether the folder itself is new */
export async function ensureFolder(tx: Tx, path: string): Promise<boolean> {
  if (path === '') return false;
  const made = await tx
    .insertInto('file_folders')
    .values(ancestors(path).map((each) => ({ website_id: tx.site, path: each })))
    .onConflict((conflict) => conflict.columns(['website_id', 'path']).doNothing())
    .returning('path')
    .execute();
  return made.some((row) => row.path === path);
}

/** With everything below it; files follow by their foreign key. @returns how many folders moved */
export async function renameFolder(tx: Tx, from: string, to: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('file_folders')
    .set({ path: sql`${to}::text || substr(path, ${from.length + 1})` })
    .where('website_id', '=', tx.site)
    .where(isOrBelow(from))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const isOrBelow = (path: string) => sql<SqlBool>`(path = ${path} or starts_with(path, ${`${path}/`}))`;

/** Its files in the trash move to the top level. @returns false if the folder is gone, or has subfolders */
export async function deleteFolder(tx: Tx, path: string): Promise<boolean> {
  await tx
    .updateTable('files')
    .set({ folder: null })
    .where('website_id', '=', tx.site)
    .where('folder', '=', path)
    .where('trashed_at', 'is not', null)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('file_folders')
    .where('website_id', '=', tx.site)
    .where('path', '=', path)
    .where(
      sql<SqlBool>`not exists (select from file_folders below where below.website_id = ${tx.site}
        and starts_with(below.path, ${`${path}/`}))`,
    )
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export const findFolder = (tx: Tx, path: string) =>
  tx
    .selectFrom('file_folders')
    .select('path')
    .where('website_id', '=', tx.site)
    .where('path', '=', path)
    .executeTakeFirst();

/** @returns how many were moved */
export async function moveFiles(tx: Tx, ids: readonly string[], folder: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ folder: folder || null, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...new Set(ids)])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
