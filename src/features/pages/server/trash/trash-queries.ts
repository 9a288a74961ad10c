import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { TRASH_DAYS } from '../../../../lib/values/trash-days.ts';

/**
 * Moves an entry to the trash. Unpublished and without its address, it is left out by everything that shows published pages, and
 * another page may take the address.
 * @returns false if the entry doesn't exist or is in the trash already
 */
export async function trashEntry(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pages')
    .set({
      trashed_at: sql<Date>`now()`,
      trashed_slug: sql`slug`,
      trashed_version: sql`published_version`,
      published_version: null,
      // Free, since no other page has this id.
      slug: sql<string>`id::text`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('kind', '=', 'entry')
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** An entry in the trash, locked. */
export async function lockTrashed(tx: Tx, id: string) {
  const { rows } = await sql<{ slug: string; is_taken: boolean }>`
    select p.trashed_slug as slug, exists (select from pages o where o.website_id = p.website_id and o.subdomain = p.subdomain
      and o.slug = p.trashed_slug) as is_taken
    from pages p where p.website_id = ${tx.site} and p.id = ${id} and p.trashed_at is not null for update of p`.execute(
    tx,
  );
  return rows[0];
}

/** Takes an entry out of the trash. @param asItWas whether it is published or scheduled again if it was; a time that has passed isn't */
export async function takeOut(tx: Tx, id: string, slug: string, asItWas: boolean) {
  const isAhead = sql`${asItWas}::boolean and publish_at > now()`;
  const { rows } = await sql<{ published_version: number | null; publish_at: Date | null; is_late: boolean }>`
    with before as (
      select id as page, publish_at is not null as was_scheduled from pages where website_id = ${tx.site} and id = ${id}
    )
    update pages set trashed_at = null, trashed_slug = null, trashed_version = null, slug = ${slug},
      published_version = case when ${asItWas}::boolean then trashed_version end,
      publish_version = case when ${isAhead} then publish_version end,
      publish_at = case when ${isAhead} then publish_at end
    from before where website_id = ${tx.site} and id = before.page
    returning published_version, publish_at, before.was_scheduled and publish_at is null as is_late`.execute(
    tx,
  );
  return rows[0];
}

/** Permanently deletes the entries that are in the trash. @returns their number */
export async function eraseTrashed(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('pages')
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Permanently deletes entries whose time in the trash is over. @returns their number, at most `most` */
export async function eraseOverdue(tx: Tx, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pages where website_id = ${tx.site} and id in (
      select page_id from entries where website_id = ${tx.site}
        and trashed_at < now() - make_interval(days => ${TRASH_DAYS}) limit ${most})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
