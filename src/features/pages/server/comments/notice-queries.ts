import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { allows } from '../../../../lib/http/areas.ts';
import { rightsOfRole, roles } from '../../../accounts/roles.ts';
import { MOST_NOTICES } from '../../comments-contract.ts';
import { nameOf } from './comment-queries.ts';

const MOST_MAILED = 20;

const rolesWithPages = roles.filter((role) => allows(rightsOfRole(role), 'pages', 'read'));
/** Accounts `a` that see pages, and so comments. */
const seesPages = sql<boolean>`a.closed_at is null and (a.owner or a.role = any(${rolesWithPages}::text[]))`;

export interface Colleague {
  id: string;
  name: string;
}

export async function listColleagues(tx: Tx): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.id, ${nameOf('a')} as name from accounts a where a.website_id = ${tx.site} and ${seesPages}
    order by lower(${nameOf('a')}), a.id limit 500`.execute(tx);
  return rows;
}

/**
 * Records who is notified of a comment: people it mentions, and earlier authors in its thread. Its own author is never notified.
 * A client's comment is also for the owner and for whoever created the preview link.
 * @returns their accounts
 */
export async function insertNotices(
  tx: Tx,
  {
    comment,
    thread,
    by,
    mentions,
    preview = null,
  }: {
    comment: string;
    thread: string;
    /** Null for a client. */
    by: string | null;
    mentions: readonly string[];
    /** The link through which a client wrote. */
    preview?: string | null;
  },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    insert into comment_notices (website_id, comment_id, account_id, mentioned)
    select a.website_id, ${comment}, a.id, a.id = any(${mentions}::uuid[]) from accounts a
    where a.website_id = ${tx.site} and ${seesPages} and a.id is distinct from ${by}::uuid
      and (a.id = any(${mentions}::uuid[]) or (${preview}::uuid is not null and (a.owner or a.id in (
        select created_by from page_previews where website_id = ${tx.site} and id = ${preview}::uuid))) or a.id in (
        select author_id from comments where website_id = ${tx.site} and thread_id = ${thread}
        union select n.account_id from comment_notices n
          join comments c on c.website_id = n.website_id and c.id = n.comment_id
          where n.website_id = ${tx.site} and c.thread_id = ${thread}))
    returning account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

/** How many of some accounts can be mentioned. */
export async function countColleagues(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts a
    where a.website_id = ${tx.site} and a.id = any(${ids}::uuid[]) and ${seesPages}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface NoticeRow {
  id: string;
  page_id: string;
  page: string;
  author: string | null;
  client: boolean;
  words: string;
  mentioned: boolean;
  read: boolean;
  created_at: Date;
}

const noticed = (tx: Tx, accountId: string, further: ReturnType<typeof sql>, most: number) => sql<NoticeRow>`
  select c.id, t.page_id,
    coalesce(nullif(p.label, ''), v.name, '') as page, coalesce(c.client_name, ${nameOf('a')}) as author,
    c.client_name is not null as client, left(c.body, 280) as words, n.mentioned,
    n.read_at is not null as read, c.created_at
  from comment_notices n
    join comments c on c.website_id = n.website_id and c.id = n.comment_id
    join comment_threads t on t.website_id = n.website_id and t.id = c.thread_id
    join pages p on p.website_id = n.website_id and p.id = t.page_id
    left join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
    left join accounts a on a.website_id = n.website_id and a.id = c.author_id
  where n.website_id = ${tx.site} and n.account_id = ${accountId} and p.trashed_at is null and ${further}
  order by n.comment_id desc limit ${most}`;

export const listNotices = async (tx: Tx, accountId: string): Promise<NoticeRow[]> =>
  (await noticed(tx, accountId, sql`true`, MOST_NOTICES).execute(tx)).rows;

/** Counted up to as many as are listed. */
export async function unreadComments(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from comment_notices n
        join comments c on c.website_id = n.website_id and c.id = n.comment_id
        join comment_threads t on t.website_id = c.website_id and t.id = c.thread_id
        join pages p on p.website_id = t.website_id and p.id = t.page_id and p.trashed_at is null
      where n.website_id = ${tx.site} and n.account_id = ${accountId} and n.read_at is null limit ${MOST_NOTICES}) unread`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** @param pageId the only page that was looked at */
export async function markNoticesRead(tx: Tx, accountId: string, pageId?: string): Promise<void> {
  await sql`
    update comment_notices n set read_at = now()
    where n.website_id = ${tx.site} and n.account_id = ${accountId} and n.read_at is null
      ${
        pageId === undefined
          ? sql``
          : sql`and n.comment_id in (select c.id from comments c
              join comment_threads t on t.website_id = c.website_id and t.id = c.thread_id
              where c.website_id = ${tx.site} and t.page_id = ${pageId})`
      }`.execute(tx);
}

/** What somebody has neither read nor been mailed: the newest of it, how much it is, and the age of the oldest in seconds. */
export async function unheard(
  tx: Tx,
  accountId: string,
): Promise<{ rows: NoticeRow[]; count: number; age: number }> {
  const open = sql`n.read_at is null and n.mailed_at is null`;
  const { rows: counted } = await sql<{ count: number; age: number }>`
    select count(*)::int as count,
      coalesce(ceil(extract(epoch from clock_timestamp() - min(c.created_at))), 0)::int as age
    from comment_notices n join comments c on c.website_id = n.website_id and c.id = n.comment_id
    where n.website_id = ${tx.site} and n.account_id = ${accountId} and ${open}`.execute(tx);
  const { rows } = await noticed(tx, accountId, open, MOST_MAILED).execute(tx);
  return { rows, count: counted[0]?.count ?? 0, age: counted[0]?.age ?? 0 };
}

export const markMailed = (tx: Tx, accountId: string) =>
  sql`update comment_notices set mailed_at = now() where website_id = ${tx.site} and account_id = ${accountId}
    and mailed_at is null`.execute(tx);

/** The address of somebody who still sees comments; locked, so that two digests never tell the same. */
export async function readerAddress(tx: Tx, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select a.email from accounts a where a.website_id = ${tx.site} and a.id = ${accountId} and ${seesPages}
    for no key update`.execute(tx);
  return rows[0]?.email;
}
