import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface PreviewRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  comments: boolean;
}

/** Creating a link deletes expired ones. */
export async function insertPreview(
  tx: Tx,
  preview: { hash: Buffer; pageId: string; by: string; days: number; comments: boolean },
): Promise<PreviewRow> {
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
      comments: preview.comments,
      expires_at: sql`now() + make_interval(days => ${preview.days})`,
    })
    .returning(['id', 'created_at', 'expires_at', 'comments'])
    .executeTakeFirstOrThrow();
}

export async function deletePreviews(tx: Tx, pageId: string): Promise<void> {
  await tx
    .deleteFrom('page_previews')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .execute();
}

/** The link itself, or the key in an email to somebody who commented through it. */
const opens = (site: string, hash: Buffer) => sql<boolean>`(token_hash = ${hash} or id in (
  select preview_id from preview_clients where website_id = ${site} and key_hash = ${hash}))`;

/** @returns the page that a link shows now, and whether people may comment there */
export const findPreviewed = (
  tx: Tx,
  hash: Buffer,
): Promise<{ page_id: string; comments: boolean } | undefined> =>
  tx
    .selectFrom('page_previews')
    .select(['page_id', 'comments'])
    .where('website_id', '=', tx.site)
    .where(opens(tx.site, hash))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Active links, the newest first. */
export const listPreviews = (tx: Tx, pageId: string) =>
  tx
    .selectFrom('page_previews')
    .select(['id', 'created_at', 'expires_at', 'comments'])
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();

/** @returns undefined if there is no such link */
export const allowComments = (
  tx: Tx,
  pageId: string,
  id: string,
  comments: boolean,
): Promise<PreviewRow | undefined> =>
  tx
    .updateTable('page_previews')
    .set({ comments })
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'created_at', 'expires_at', 'comments'])
    .executeTakeFirst();

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
