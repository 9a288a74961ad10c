import { sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { EntryPlace } from '../../../../lib/links/entry-path.ts';
import { entryPlace } from '../../../../lib/links/entry-place-queries.ts';
import type { Access } from '../../access.ts';
import { isForEverybody } from '../access/access-queries.ts';
import { isLive } from '../entry-queries.ts';
import { COMMENTS_AT_ONCE, type ModeratedState } from '../../reader-comments-contract.ts';

/** An entry that visitors see, `e` with its type `t` and its page `p`. */
export const shownEntry = sql`entries e
  join content_types t on t.website_id = e.website_id and t.id = e.type_id
  join pages p on p.website_id = e.website_id and p.id = e.page_id`;
const isOn = sql`not e.comments_off and coalesce((t.settings -> 'comments' ->> 'on')::boolean, false)`;
/** When it stops accepting comments; null for never. */
const closes = sql`coalesce(e.shown_at, p.published_at)
  + (t.settings -> 'comments' ->> 'closeDays')::int * interval '1 day'`;
const accepts = sql`${isOn} and coalesce(${closes} > now(), true)`;
const holds = sql`coalesce(t.settings -> 'comments' ->> 'hold', 'all')`;

export interface Thread {
  open: boolean;
  /** The entry has comments on, so that earlier ones are shown although it takes no more. */
  shows: boolean;
  /** When an open entry stops accepting comments; null for never. */
  closes: Date | null;
  access: Access;
}

/** Whether an entry that visitors see shows and takes comments. */
export async function findThread(tx: Tx, pageId: string): Promise<Thread | undefined> {
  const { rows } = await sql<Thread>`
    select ${accepts} as open, ${isOn} as shows, case when ${accepts} then ${closes} end as closes, e.access
    from ${shownEntry} where e.website_id = ${tx.site} and e.page_id = ${pageId} and ${isLive}`.execute(tx);
  return rows[0];
}

export interface CommentRow {
  id: string;
  parent_id: string | null;
  account_id: string | null;
  state: string;
  author_name: string;
  by_staff: boolean;
  body: string;
  created_at: Date;
}

/** Published, or above a published reply. */
const hasPlace = sql`(c.state = 'published' or exists (select from entry_comments r
  where r.website_id = c.website_id and r.parent_id = c.id and r.state = 'published'))`;

/** One page of the comments on an entry, with the numbers of all. */
export async function listShown(tx: Tx, pageId: string, page: number) {
  const { rows: counted } = await sql<{ total: number; places: number }>`
    select (count(*) filter (where c.state = 'published'))::int as total, count(*)::int as places
    from entry_comments c where c.website_id = ${tx.site} and c.page_id = ${pageId} and ${hasPlace}`.execute(
    tx,
  );
  const { rows } = await sql<CommentRow>`
    select c.id, c.parent_id, c.account_id, c.state, c.author_name, c.by_staff, c.body, c.created_at
    from entry_comments c left join entry_comments o on o.website_id = c.website_id and o.id = c.parent_id
    where c.website_id = ${tx.site} and c.page_id = ${pageId} and ${hasPlace}
    order by coalesce(o.created_at, c.created_at), coalesce(o.id, c.id), o.id is not null, c.created_at, c.id
    limit ${COMMENTS_AT_ONCE} offset ${(page - 1) * COMMENTS_AT_ONCE}`.execute(tx);
  const { total = 0, places = 0 } = counted[0] ?? {};
  return { total, pages: Math.max(1, Math.ceil(places / COMMENTS_AT_ONCE)), rows };
}

/** The name that an account has chosen; empty for none. */
export async function nameOfAccount(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .selectFrom('accounts')
    .select('name')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? '';
}

export interface NewComment {
  pageId: string;
  parent: string | undefined;
  accountId: string | null;
  staff: boolean;
  name: string;
  email: string | null;
  body: string;
  spamReason: string;
  /** Of the link that confirms the address; null for an account. */
  tokenHash: Buffer | null;
  /** Of emails to its author; null for the site’s main one. */
  language: string | null;
}

const MOST_SAME = 3;
const SAME = 'The same text was sent several times today.';

/** The state after its author is known. An earlier published comment by the same person counts where first ones are held. */
const approved = (author: ReturnType<typeof sql>) => sql`case ${holds} when 'none' then 'published'
  when 'first' then case when exists (select from entry_comments f where f.website_id = e.website_id
    and f.state = 'published' and ${author}) then 'published' else 'pending' end
  else 'pending' end`;

/**
 * Locks the entries of these comments against new comments, for everything that changes what replies are beneath. Only a second
 * statement sees the replies of those that held the entry before.
 */
export async function holdEntries(tx: Tx, which: ReturnType<typeof sql>): Promise<void> {
  await sql`select from entries where website_id = ${tx.site} and page_id in (
    select c.page_id from entry_comments c where c.website_id = ${tx.site} and ${which})
    order by page_id for no key update`.execute(tx);
}

export const chosenIds = (ids: readonly string[]) => sql`c.id = any(${ids}::uuid[])`;

/**
 * Adds a comment if the entry takes one now, from somebody without an account only if everybody can see it. The check and the write are one statement; the entry and its type’s settings are locked
 * until the commit.
 * @returns undefined where the entry takes none, or the comment that it answers is not published
 */
export async function insertComment(
  tx: Tx,
  { pageId, parent, accountId, staff, name, email, body, spamReason, tokenHash, language }: NewComment,
): Promise<{ id: string; state: string } | undefined> {
  const state = staff
    ? sql`'published'`
    : tokenHash
      ? sql`'unconfirmed'`
      : approved(sql`f.account_id = ${accountId}`);
  const { rows } = await sql<{ id: string; state: string }>`
    with taken as materialized (
      select e.page_id, ${state} as state,
        case when ${spamReason}::text <> '' then ${spamReason}::text
          when ${!staff}::boolean and (select count(*) from entry_comments s where s.website_id = e.website_id
            and s.page_id = e.page_id and s.body = ${body} and s.created_at > now() - interval '1 day') >= ${MOST_SAME}
          then ${SAME}::text else '' end as reason
      from ${shownEntry}
      where e.website_id = ${tx.site} and e.page_id = ${pageId} and ${isLive} and ${accepts}
        and (${accountId !== null}::boolean or ${isForEverybody})
      for share of e, t
    ), above as materialized (
      select coalesce(a.parent_id, a.id) as id from entry_comments a
      where a.website_id = ${tx.site} and a.page_id = ${pageId} and a.id = ${parent ?? null}::uuid
        and a.state = 'published' for key share
    )
    insert into entry_comments (website_id, page_id, parent_id, account_id, by_staff, author_name, author_email, body, state,
      spam_reason, token_hash, language)
    select ${tx.site}, page_id, (select id from above), ${accountId}::uuid, ${staff}, ${name}, ${email}::text, ${body},
      case when reason <> '' then 'spam' else state end, reason, case when reason = '' then ${tokenHash}::bytea end, ${language}::text
    from taken where ${parent === undefined}::boolean or exists (select from above)
    returning id, state`.execute(tx);
  return rows[0];
}

/**
 * Confirms the address of one comment. Valid for a week; repeating succeeds. On an entry that takes comments no longer, or none
 * from people without an account, or beneath a comment that is no longer shown, it waits for the owner.
 */
export async function confirmComment(tx: Tx, tokenHash: Buffer) {
  await sql`select from ${shownEntry} where e.website_id = ${tx.site} and e.page_id = (
    select page_id from entry_comments where website_id = ${tx.site} and token_hash = ${tokenHash})
    for share of e, t`.execute(tx);
  const { rows } = await sql<{ id: string; was: string; state: string; place: EntryPlace }>`
    update entry_comments c set
      state = case when c.state <> 'unconfirmed' then c.state
        when not (${isLive} and ${accepts} and ${isForEverybody}) then 'pending'
        when exists (select from entry_comments a where a.website_id = c.website_id and a.id = c.parent_id
          and a.state <> 'published') then 'pending'
        else ${approved(sql`f.author_email = c.author_email`)} end,
      confirmed_at = coalesce(c.confirmed_at, now()),
      moved_at = case when c.state = 'unconfirmed' then now() else c.moved_at end
    from ${shownEntry} join pages l on l.website_id = t.website_id and l.id = t.page_id
    where e.website_id = c.website_id and e.page_id = c.page_id
      and c.website_id = ${tx.site} and c.token_hash = ${tokenHash}
      and (c.confirmed_at is not null or (c.state = 'unconfirmed' and c.created_at > now() - interval '7 days'))
    returning c.id, old.state as was, c.state, ${entryPlace(tx)} as place`.execute(tx);
  return rows[0];
}

export interface OwnerRow extends CommentRow {
  page_id: string;
  author_email: string | null;
  spam_reason: string;
  moved_at: Date;
  entry_name: string;
  place: EntryPlace;
  state: ModeratedState;
}

export async function listForOwner(
  tx: Tx,
  wanted: {
    state: ModeratedState;
    q: string | undefined;
    entry: string | undefined;
    after: string | undefined;
    limit: number;
  },
): Promise<OwnerRow[]> {
  const { state, q, entry, after, limit } = wanted;
  const like = q && containing(q);
  const { rows } = await sql<OwnerRow>`
    select c.id, c.page_id, c.parent_id, c.account_id, c.state, c.author_name,
      coalesce(c.author_email, a.email) as author_email, c.by_staff, c.body, c.spam_reason, c.created_at, c.moved_at, v.name as entry_name, ${entryPlace(tx)} as place
    from entry_comments c join ${shownEntry} on e.website_id = c.website_id and e.page_id = c.page_id
      join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
      join pages l on l.website_id = t.website_id and l.id = t.page_id
      left join accounts a on a.website_id = c.website_id and a.id = c.account_id and not c.by_staff
    where c.website_id = ${tx.site} and c.state = ${state}
      ${entry ? sql`and c.page_id = ${entry}` : sql``}
      ${after ? sql`and c.id < ${after}` : sql``}
      ${like ? sql`and (c.body ilike ${like} or c.author_name ilike ${like} or coalesce(c.author_email, a.email) ilike ${like})` : sql``}
    order by c.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** @returns how many of them there are, and those that were published by it */
export async function moveComments(tx: Tx, ids: readonly string[], state: ModeratedState) {
  await holdEntries(tx, chosenIds(ids));
  const { rows } = await sql<{ count: number; published: string[] }>`
    with chosen as materialized (
      select id from entry_comments where website_id = ${tx.site} and id = any(${ids}::uuid[])
        and state not in ('unconfirmed', 'deleted') order by id for update
    ), moved as (
      update entry_comments c set state = ${state}, moved_at = now() from chosen
      where c.website_id = ${tx.site} and c.id = chosen.id and c.state <> ${state}
      returning c.id, c.state
    ) select (select count(*) from chosen)::int as count,
      array(select id from moved where state = 'published') as published`.execute(tx);
  return rows[0] ?? { count: 0, published: [] };
}

export async function hasComment(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from entry_comments where website_id = ${tx.site} and id = ${id}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Answers a comment that is published or waits; the one that waited is published. @returns both, if that was possible */
export async function insertReply(
  tx: Tx,
  { to, accountId, name, body }: { to: string; accountId: string | null; name: string; body: string },
): Promise<{ id: string; approved: string | null } | undefined> {
  await holdEntries(tx, sql`c.id = ${to}`);
  const { rows } = await sql<{ id: string; approved: string | null }>`
    with answered as (
      update entry_comments set state = 'published', moved_at = case when state = 'pending' then now() else moved_at end
      where website_id = ${tx.site} and id = ${to} and state in ('pending', 'published')
      returning page_id, coalesce(parent_id, id) as above, case when old.state = 'pending' then id end as approved
    ), added as (
      insert into entry_comments (website_id, page_id, parent_id, account_id, by_staff, author_name, body, state)
      select ${tx.site}, page_id, above, ${accountId}::uuid, true, ${name}, ${body}, 'published' from answered
      returning id
    ) select added.id, answered.approved from added, answered`.execute(tx);
  return rows[0];
}
