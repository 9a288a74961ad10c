import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/** Links that have expired go with the next one that is made. @returns when the new one expires */
export async function insertPreview(
  tx: Tx,
  websiteId: string,
  preview: { hash: Buffer; pageId: string; by: string; days: number },
): Promise<Date> {
  await tx
    .deleteFrom('page_previews')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const row = await tx
    .insertInto('page_previews')
    .values({
      website_id: websiteId,
      token_hash: preview.hash,
      page_id: preview.pageId,
      created_by: preview.by,
      expires_at: sql`now() + make_interval(days => ${preview.days})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

export async function deletePreviews(tx: Tx, websiteId: string, pageId: string): Promise<void> {
  await tx
    .deleteFrom('page_previews')
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .execute();
}

/** @returns the page that a link shows now */
export async function findPreviewed(tx: Tx, websiteId: string, hash: Buffer): Promise<string | null> {
  const row = await tx
    .selectFrom('page_previews')
    .select('page_id')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.page_id ?? null;
}
