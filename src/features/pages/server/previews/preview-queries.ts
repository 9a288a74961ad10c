import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** Creating a link deletes expired ones. */
export async function insertPreview(
  tx: Tx,
  preview: { hash: Buffer; pageId: string; by: string; days: number },
): Promise<{ id: string; created_at: Date; expires_at: Date }> {
  await tx
    .deleteFrom('page_previews')
    .where('website_id', '=', tx.site)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  return tx
    .insertInto('page_previews')
    .values({
      website_id: tx.site,
      token_hash: preview.hash,
      page_id: preview.pageId,
      created_by: preview.by,
      expires_at: sql`now() + make_interval(days => ${preview.days})`,
    })
    .returning(['id', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();
}

export async function deletePreviews(tx: Tx, pageId: string): Promise<void> {
  await tx
    .deleteFrom('page_previews')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .execute();
}

/** @returns the page that a link shows now */
export async function findPreviewed(tx: Tx, hash: Buffer): Promise<string | null> {
  const row = await tx
    .selectFrom('page_previews')
    .select('page_id')
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.page_id ?? null;
}

/** Active links, the newest first. */
export const listPreviews = (tx: Tx, pageId: string) =>
  tx
    .selectFrom('page_previews')
    .select(['id', 'created_at', 'expires_at'])
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();

/** @returns false if there is no such link */
export async function deletePreview(tx: Tx, pageId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('page_previews')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}
