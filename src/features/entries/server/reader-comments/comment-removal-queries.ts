import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Whose } from '../../../../lib/db/whose-queries.ts';
import { chosenIds, holdEntries } from './reader-comment-queries.ts';

const TRASH_DAYS = 30;
/** As long as the link in the email is valid. */
const UNCONFIRMED_DAYS = 7;

/** Nothing of a comment remains if it has no replies; otherwise only its place. @returns ids, at most that many */
async function removeWhere(tx: Tx, which: ReturnType<typeof sql>, most: number): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select c.id from entry_comments c where c.website_id = ${tx.site} and ${which} order by c.id limit ${most}`.execute(
    tx,
  );
  if (found.length === 0) return [];
  const those = chosenIds(found.map(({ id }) => id));
  await holdEntries(tx, those);
  const { rows } = await sql<{ id: string }>`
    with chosen as materialized (
      select c.id from entry_comments c where c.website_id = ${tx.site} and ${those} and ${which} order by c.id for update
    ), emptied as (
      update entry_comments c set state = 'deleted', body = '', author_name = '', author_email = null, account_id = null,
        by_staff = false, spam_reason = '', token_hash = null, language = null, confirmed_at = null, moved_at = now()
      from chosen where c.website_id = ${tx.site} and c.id = chosen.id and exists (
        select from entry_comments r where r.website_id = c.website_id and r.parent_id = c.id
          and r.id not in (select id from chosen))
      returning c.id
    ), gone as (
      delete from entry_comments c using chosen
      where c.website_id = ${tx.site} and c.id = chosen.id and not exists (
        select from entry_comments r where r.website_id = c.website_id and r.parent_id = c.id
          and r.id not in (select id from chosen))
      returning c.id
    ) select id from emptied union all select id from gone`.execute(tx);
  return rows.map(({ id }) => id);
}

export const removeOwn = (tx: Tx, id: string, accountId: string): Promise<string[]> =>
  removeWhere(tx, sql`c.id = ${id} and c.account_id = ${accountId}`, 1);

export const removeRefused = (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  removeWhere(tx, sql`${chosenIds(ids)} and c.state in ('spam', 'trash')`, ids.length);

/** Those of a person, in any state. */
export const removeOf = (tx: Tx, { accountId, email, until }: Whose, most: number): Promise<string[]> =>
  removeWhere(
    tx,
    sql`(c.account_id = ${accountId}::uuid
      or (c.author_email = ${email}::text and c.created_at <= ${until}::timestamptz))`,
    most,
  );

/** What was in the trash for a month or was not confirmed in time, and places whose last reply is gone. */
export async function removeOverdue(tx: Tx, most: number): Promise<number> {
  const overdue = sql`(c.state = 'trash' and c.moved_at < now() - ${TRASH_DAYS} * interval '1 day'
    or c.state = 'unconfirmed' and c.created_at < now() - ${UNCONFIRMED_DAYS} * interval '1 day'
    or c.state = 'deleted' and not exists (
      select from entry_comments r where r.website_id = c.website_id and r.parent_id = c.id))`;
  return (await removeWhere(tx, overdue, most)).length;
}

/** Of an imported site: replies are beneath a comment on the same entry that is no reply itself; others become comments. */
export async function flattenReplies(tx: Tx): Promise<void> {
  await sql`update entry_comments c set parent_id = null from entry_comments o
    where c.website_id = ${tx.site} and o.website_id = c.website_id and o.id = c.parent_id
      and (o.page_id <> c.page_id or o.parent_id is not null)`.execute(tx);
}
