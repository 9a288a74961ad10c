import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface CommentRow {
  id: string;
  thread_id: string;
  author_id: string | null;
  author: string | null;
  client_name: string | null;
  client_email: string | null;
  body: string;
  mentions: { _id: string; name: string }[];
  created_at: Date;
  edited_at: Date | null;
}

export interface ThreadRow {
  id: string;
  page_id: string;
  block_id: string | null;
  block_type: string | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  resolver: string | null;
  shared: boolean;
}

/** The name that colleagues see: the account's, or its email address. @param account the alias of the table in the query */
export const nameOf = (account: string) => sql<string>`coalesce(nullif(${sql.ref(`${account}.name`)}, ''),
  ${sql.ref(`${account}.email`)})`;

/** Locks the page, so that its comments are counted one after the other. @returns false where there is no such page */
export async function lockCommented(tx: Tx, pageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', pageId)
    .where('trashed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function isPage(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countComments(tx: Tx, pageId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comments c
      join comment_threads t on t.website_id = c.website_id and t.id = c.thread_id
    where c.website_id = ${tx.site} and t.page_id = ${pageId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function listThreads(
  tx: Tx,
  which: { page: string } | { thread: string },
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select t.id, t.page_id, t.block_id, t.block_type, t.resolved_at, t.resolved_by, ${nameOf('r')} as resolver, t.shared
    from comment_threads t
      left join accounts r on r.website_id = t.website_id and r.id = t.resolved_by
    where t.website_id = ${tx.site}
      and ${'page' in which ? sql`t.page_id = ${which.page}` : sql`t.id = ${which.thread}`}
    order by t.id`.execute(tx);
  return rows;
}

export async function listComments(tx: Tx, threads: readonly string[]): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.thread_id, c.author_id, ${nameOf('a')} as author, c.client_name, c.client_email, c.body, c.created_at, c.edited_at,
      (select coalesce(json_agg(json_build_object('_id', m.id, 'name', ${nameOf('m')}) order by m.id), '[]')
        from comment_notices n join accounts m on m.website_id = n.website_id and m.id = n.account_id
        where n.website_id = c.website_id and n.comment_id = c.id and n.mentioned) as mentions
    from comments c left join accounts a on a.website_id = c.website_id and a.id = c.author_id
    where c.website_id = ${tx.site} and c.thread_id = any(${threads}::uuid[])
    order by c.id`.execute(tx);
  return rows;
}

export const insertThread = (
  tx: Tx,
  pageId: string,
  block: { _id: string; type: string } | null,
): Promise<{ id: string }> =>
  tx
    .insertInto('comment_threads')
    .values({
      website_id: tx.site,
      page_id: pageId,
      block_id: block?._id ?? null,
      block_type: block?.type ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const insertComment = (
  tx: Tx,
  { thread, by, text }: { thread: string; by: string; text: string },
): Promise<{ id: string }> =>
  tx
    .insertInto('comments')
    .values({ website_id: tx.site, thread_id: thread, author_id: by, body: text })
    .returning('id')
    .executeTakeFirstOrThrow();

/** @returns the page of a thread; undefined where there is no such thread */
export async function pageOfThread(tx: Tx, thread: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('comment_threads')
    .select('page_id')
    .where('website_id', '=', tx.site)
    .where('id', '=', thread)
    .executeTakeFirst();
  return row?.page_id;
}

/** @param by `null` opens the thread again. What is so already stays as it was. */
export async function setResolved(tx: Tx, thread: string, by: string | null): Promise<void> {
  await tx
    .updateTable('comment_threads')
    .set({ resolved_at: by === null ? null : sql<Date>`now()`, resolved_by: by })
    .where('website_id', '=', tx.site)
    .where('id', '=', thread)
    .where('resolved_at', by === null ? 'is not' : 'is', null)
    .execute();
}

interface Found {
  thread_id: string;
  author_id: string | null;
  is_first: boolean;
}

export async function findComment(tx: Tx, id: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select c.thread_id, c.author_id, not exists (select from comments o where o.website_id = c.website_id
      and o.thread_id = c.thread_id and o.id < c.id) as is_first
    from comments c where c.website_id = ${tx.site} and c.id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function changeComment(tx: Tx, id: string, text: string): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ body: text, edited_at: sql<Date>`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('body', '<>', text)
    .execute();
}

export async function deleteFrom(tx: Tx, table: 'comments' | 'comment_threads', id: string): Promise<void> {
  await tx.deleteFrom(table).where('website_id', '=', tx.site).where('id', '=', id).execute();
}
