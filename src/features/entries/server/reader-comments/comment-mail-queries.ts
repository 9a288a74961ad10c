import { sql } from 'kysely';
import type { CrossTx, Tx } from '../../../../lib/db/database.ts';
import type { EntryPlace } from '../../../../lib/links/entry-path.ts';
import { entryPlace } from '../../../../lib/links/entry-place-queries.ts';
import { burstIsOver, hadSummary } from '../../../emails/server/index.ts';
import { notEnding } from '../../../websites/server/index.ts';
import { isForEverybody } from '../access/access-queries.ts';
import { isLive } from '../entry-queries.ts';
import { shownEntry } from './reader-comment-queries.ts';

/** Replies to one comment that its author is told of in a day. */
const MOST_TOLD = 10;

export interface TellableReply {
  id: string;
  name: string;
  body: string;
  /** Of the author of the comment that was answered; confirmed. */
  email: string;
  language: string | null;
  /** The language in which they wrote it, if the site still has it; null for the main one. */
  written_in: string | null;
  entry_name: string;
  place: EntryPlace;
}

/** Of these comments: published replies to another person who has a confirmed address and may still see the entry. */
export async function tellableReplies(tx: Tx, ids: readonly string[]): Promise<TellableReply[]> {
  const { rows } = await sql<TellableReply>`
    select r.id, r.author_name as name, r.body, coalesce(b.email, a.author_email) as email,
      case when b.id is null then a.language else b.language end as language,
      (select a.language from websites s where s.id = a.website_id and a.language = any (s.languages)) as written_in,
      v.name as entry_name, ${entryPlace(tx)} as place
    from entry_comments r
      join entry_comments a on a.website_id = r.website_id and a.id = r.parent_id and a.state = 'published'
      left join accounts b on b.website_id = a.website_id and b.id = a.account_id
        and b.proven_at is not null and b.closed_at is null
      left join accounts w on w.website_id = r.website_id and w.id = r.account_id
      join ${shownEntry} on e.website_id = r.website_id and e.page_id = r.page_id
      join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.published_version
      join pages l on l.website_id = t.website_id and l.id = t.page_id
    where r.website_id = ${tx.site} and r.id = any(${ids}::uuid[]) and r.state = 'published' and ${isLive}
      and (b.id is not null or ${isForEverybody}) and (b.id is not null or (a.author_email is not null and a.confirmed_at is not null))
      and coalesce(w.email, r.author_email) is distinct from coalesce(b.email, a.author_email)
      and (select count(*) from entry_comments s where s.website_id = r.website_id and s.parent_id = a.id
        and s.state = 'published' and s.moved_at > now() - interval '1 day') <= ${MOST_TOLD}`.execute(tx);
  return rows;
}

/** Across sites: those with comments that wait and nobody was told of. */
export async function sitesWithUntold(tx: CrossTx): Promise<{ website_id: string }[]> {
  const { rows } = await sql<{ website_id: string }>`
    select website_id from entry_comments c where state = 'pending' and not told and ${notEnding('c.website_id')}
    group by website_id having ${burstIsOver(sql`moved_at`)} order by random() limit 500`.execute(tx);
  return rows;
}

/** Claims what nobody was told of, if an email is due. @returns how many there are, by entry */
export async function claimUntold(tx: Tx, recipient: string): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    with due as materialized (
      select c.id from entry_comments c where c.website_id = ${tx.site} and c.state = 'pending' and not c.told
        and not ${hadSummary('owner-entry-comments', { websiteId: sql`${tx.site}`, recipient: sql`${recipient}` })}
      for update
    ), claimed as (
      update entry_comments c set told = true from due where c.website_id = ${tx.site} and c.id = due.id
      returning c.page_id
    )
    select v.name, count(*)::int as count from claimed
      join pages p on p.website_id = ${tx.site} and p.id = claimed.page_id
      join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
    group by p.id, v.name order by count(*) desc, v.name`.execute(tx);
  return rows;
}
