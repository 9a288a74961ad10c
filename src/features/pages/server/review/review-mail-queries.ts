import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import type { ClientEmails } from './review-queries.ts';

const MOST_MAILED = 20;

/** Who wrote in a thread through a link that still works, and may be emailed: each address once. */
export async function clientsOf(tx: Tx, thread: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (c.email) c.id from preview_clients c
      join page_previews v on v.website_id = c.website_id and v.id = c.preview_id
      join comment_threads t on t.website_id = v.website_id and t.page_id = v.page_id and t.shared
    where c.website_id = ${tx.site} and t.id = ${thread} and c.emails in ('new', 'on')
      and v.comments and v.expires_at > now() and c.email in (
        select client_email from comments where website_id = ${tx.site} and thread_id = ${thread})
    order by c.email, c.emails = 'on' desc, v.expires_at desc`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface MailedClient {
  email: string;
  language: Language | null;
  emails: ClientEmails;
  page: string;
}

/** Somebody whose link still works; locked, so that two emails never tell the same. */
export async function holdClient(tx: Tx, id: string): Promise<MailedClient | undefined> {
  const { rows } = await sql<MailedClient>`
    select c.email, c.language, c.emails, coalesce(nullif(p.label, ''), d.name, '') as page
    from preview_clients c
      join page_previews v on v.website_id = c.website_id and v.id = c.preview_id
      join pages p on p.website_id = v.website_id and p.id = v.page_id and p.trashed_at is null
      left join page_versions d on d.website_id = p.website_id and d.page_id = p.id and d.version = p.version
    where c.website_id = ${tx.site} and c.id = ${id} and v.comments and v.expires_at > now()
    for no key update of c`.execute(tx);
  return rows[0];
}

export interface Reaction {
  /** Who replied; empty for somebody without a name, or null if the thread was resolved. */
  name: string | null;
  body: string;
  at: string;
  age: number;
}

/** What staff have done since a client was last told, in threads in which they wrote: the latest, oldest first. */
export async function reactionsFor(tx: Tx, client: string): Promise<Reaction[]> {
  const { rows } = await sql<Reaction>`
    with their as (
      select t.id, t.resolved_at, c.told_at from preview_clients c
        join page_previews v on v.website_id = c.website_id and v.id = c.preview_id
        join comment_threads t on t.website_id = v.website_id and t.page_id = v.page_id and t.shared
      where c.website_id = ${tx.site} and c.id = ${client} and exists (
        select from comments o where o.website_id = t.website_id and o.thread_id = t.id and o.client_email = c.email)
    ), reactions as (
      select coalesce(a.name, '') as name, left(m.body, 280) as body, m.created_at as at
        from their join comments m on m.website_id = ${tx.site} and m.thread_id = their.id
          left join accounts a on a.website_id = m.website_id and a.id = m.author_id
        where m.client_name is null and m.created_at > their.told_at
      union all
      select null, left(f.body, 280), their.resolved_at from their, lateral (
          select body from comments where website_id = ${tx.site} and thread_id = their.id order by id limit 1) f
        where their.resolved_at > their.told_at
    )
    select * from (
      select name, body, at::text as at, ceil(extract(epoch from clock_timestamp() - min(at) over ()))::int as age
      from reactions order by reactions.at desc limit ${MOST_MAILED}) latest order by latest.at`.execute(tx);
  return rows;
}

/** @param until in the database's format */
export async function markTold(tx: Tx, client: string, until: string, emails: ClientEmails): Promise<void> {
  await sql`update preview_clients set emails = ${emails}, told_at = greatest(told_at, ${until}::timestamptz)
    where website_id = ${tx.site} and id = ${client}`.execute(tx);
}
