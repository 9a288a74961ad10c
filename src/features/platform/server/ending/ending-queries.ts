import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

/** @returns when it will be erased; undefined if it is deleted already, or does not exist */
export async function markDeleted(
  tx: CrossTx,
  websiteId: string,
  days: number,
  restoreHash: Buffer,
): Promise<{ name: string; eraseAt: Date } | undefined> {
  const row = await tx
    .updateTable('websites')
    .set({
      deleted_at: sql`now()`,
      erase_at: sql`now() + make_interval(days => ${days})`,
      restore_hashes: sql`array[${restoreHash}::bytea]`,
      ending_told_at: null,
    })
    .where('id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .returning(['name', 'erase_at'])
    .executeTakeFirst();
  return row?.erase_at ? { name: row.name, eraseAt: row.erase_at } : undefined;
}

/** @param hash of a link's token; absent for callers with permission */
export async function markRestored(tx: CrossTx, websiteId: string, hash?: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('websites')
    .set({ deleted_at: null, erase_at: null, restore_hashes: sql`'{}'`, ending_told_at: null })
    .where('id', '=', websiteId)
    // After the end, rows are being erased one after the other.
    .where('erase_at', '>', sql<Date>`now()`)
    .$if(hash !== undefined, (query) => query.where(sql<boolean>`${hash}::bytea = any(restore_hashes)`))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Across sites: those that end within this many days and whose owners were not reminded. Marks them as reminded. */
export async function takeEnding(
  tx: CrossTx,
  websiteId: string,
  days: number,
  restoreHash: Buffer,
): Promise<{ eraseAt: Date } | undefined> {
  const row = await tx
    .updateTable('websites')
    .set({
      ending_told_at: sql`now()`,
      restore_hashes: sql`restore_hashes || ${restoreHash}::bytea`,
    })
    .where('id', '=', websiteId)
    .where('ending_told_at', 'is', null)
    .where('erase_at', '>', sql<Date>`now()`)
    .where('erase_at', '<', sql<Date>`now() + make_interval(days => ${days})`)
    .returning('erase_at')
    .executeTakeFirst();
  return row?.erase_at ? { eraseAt: row.erase_at } : undefined;
}

/** Across sites: those with a due reminder, and those to erase. */
export async function endingSites(tx: CrossTx, days: number): Promise<{ remind: string[]; erase: string[] }> {
  const rows = await tx
    .selectFrom('websites')
    .select(['id', sql<boolean>`erase_at <= now()`.as('over')])
    .where('erase_at', '<', sql<Date>`now() + make_interval(days => ${days})`)
    .where((or) => or.or([or('erase_at', '<=', sql<Date>`now()`), or('ending_told_at', 'is', null)]))
    .orderBy('erase_at')
    .limit(200)
    .execute();
  return {
    remind: rows.flatMap(({ id, over }) => (over ? [] : [id])),
    erase: rows.flatMap(({ id, over }) => (over ? [id] : [])),
  };
}

/** Ends now what was to end later, at the operator's request. */
export async function markOver(tx: CrossTx, websiteId: string): Promise<void> {
  await tx
    .updateTable('websites')
    .set({ deleted_at: sql`coalesce(deleted_at, now())`, erase_at: sql`now()` })
    .where('id', '=', websiteId)
    .execute();
}

/** Tables from which the runtime role may delete a site's rows. The others cascade from the site's own row. */
export async function tenantTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'sitewright'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'website_id')
      and has_table_privilege('sitewright_app', c.oid, 'delete')
    order by c.reltuples desc, 1`.execute(tx);
  return rows.map(({ name }) => name);
}

/** @returns how many were deleted, at most `most` */
export async function deleteSome(tx: Tx, table: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.id(table)} where website_id = ${tx.site} and ctid = any(array(
      select ctid from ${sql.id(table)} where website_id = ${tx.site} limit ${most}))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Waiting or finished jobs of an erased site. */
export async function deleteJobsOf(tx: CrossTx, websiteId: string): Promise<void> {
  await sql`
    delete from pgboss.job where state <> 'active' and data::text like ${`%${websiteId}%`}`.execute(tx);
}

/** Who is notified about the site's deletion. */
export async function ownersOf(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('email')
    .where('website_id', '=', tx.site)
    .where('owner', '=', true)
    .orderBy('created_at')
    .execute();
  return rows.map(({ email }) => email);
}
