import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface ReviewLink {
  id: string;
  page_id: string;
  /** Whose personal link it is; null for the link itself. */
  client_id: string | null;
  emails: ClientEmails | null;
}

export type ClientEmails = 'new' | 'asked' | 'on' | 'off';

/** The link that a token opens, if it allows comments on a page that is there. */
export async function findReview(tx: Tx, hash: Buffer): Promise<ReviewLink | undefined> {
  const { rows } = await sql<ReviewLink>`
    select v.id, v.page_id, c.id as client_id, c.emails
    from page_previews v
      join pages p on p.website_id = v.website_id and p.id = v.page_id and p.trashed_at is null
      left join preview_clients c on c.website_id = v.website_id and c.preview_id = v.id and c.key_hash = ${hash}
    where v.website_id = ${tx.site} and (v.token_hash = ${hash} or v.id in (
        select preview_id from preview_clients where website_id = ${tx.site} and key_hash = ${hash}))
      and v.expires_at > now() and v.comments`.execute(tx);
  return rows[0];
}

export interface SharedRow {
  id: string;
  block_id: string | null;
  resolved: boolean;
  comment: string;
  name: string;
  staff: boolean;
  body: string;
  created_at: Date;
}

/** Comments in threads that clients began, by thread. Staff are named, never with their address. */
export async function listShared(tx: Tx, pageId: string, thread?: string): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    select t.id, t.block_id, t.resolved_at is not null as resolved, c.id as comment,
      coalesce(c.client_name, a.name, '') as name, c.client_name is null as staff, c.body, c.created_at
    from comment_threads t
      join comments c on c.website_id = t.website_id and c.thread_id = t.id
      left join accounts a on a.website_id = c.website_id and a.id = c.author_id
    where t.website_id = ${tx.site} and t.page_id = ${pageId} and t.shared
      ${thread === undefined ? sql`` : sql`and t.id = ${thread}`}
    order by t.id, c.id`.execute(tx);
  return rows;
}

/** @returns whether the thread is on the page, and clients see it */
export async function isShared(tx: Tx, pageId: string, thread: string): Promise<boolean> {
  const row = await tx
    .selectFrom('comment_threads')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('id', '=', thread)
    .where('shared', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the link, so that it isn't revoked meanwhile. @returns false once comments are over */
export async function holdReview(tx: Tx, preview: string): Promise<boolean> {
  const row = await tx
    .selectFrom('page_previews')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', preview)
    .where('comments', '=', true)
    .where('expires_at', '>', sql<Date>`now()`)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countClientComments(tx: Tx, pageId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comments c
      join comment_threads t on t.website_id = c.website_id and t.id = c.thread_id
    where c.website_id = ${tx.site} and t.page_id = ${pageId} and c.client_name is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export const insertSharedThread = (
  tx: Tx,
  pageId: string,
  block: { id: string; type: string } | null,
): Promise<{ id: string }> =>
  tx
    .insertInto('comment_threads')
    .values({
      website_id: tx.site,
      page_id: pageId,
      block_id: block?.id ?? null,
      block_type: block?.type ?? null,
      shared: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const insertClientComment = (
  tx: Tx,
  { thread, name, email, text }: { thread: string; name: string; email: string; text: string },
): Promise<{ id: string }> =>
  tx
    .insertInto('comments')
    .values({
      website_id: tx.site,
      thread_id: thread,
      client_name: name,
      client_email: email,
      body: text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

interface NewClient {
  id: string;
  preview: string;
  email: string;
  language: string | null;
  keyHash: Buffer;
}

/** Somebody who is known on this link keeps what they chose. */
export async function keepClient(
  tx: Tx,
  { id, preview, email, language, keyHash }: NewClient,
): Promise<void> {
  await tx
    .insertInto('preview_clients')
    .values({ website_id: tx.site, id, preview_id: preview, email, language, key_hash: keyHash })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'preview_id', 'email']).doUpdateSet({ language }),
    )
    .execute();
}

/** What was said until now is known: the person is looking at it. */
export async function setEmails(tx: Tx, client: string, emails: ClientEmails): Promise<void> {
  await tx
    .updateTable('preview_clients')
    .set({ emails, told_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', client)
    .execute();
}
