import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { OwnEntry } from '../../entry-shapes.ts';
import { drafted, siteZone } from '../entry-queries.ts';
import { narrowed, type Narrowed, states, waits } from '../filters/narrowed-queries.ts';

export interface Span {
  typeId: string;
  /** Days in the time zone of the site, both inclusive. */
  from: string;
  to: string;
}

export interface DateRow {
  id: string;
  name: string;
  what: 'draft' | 'published' | 'publish' | 'unpublish';
  at: Date;
  day: string;
  state: OwnEntry['state'];
  waiting: boolean;
}

/** Dates of entries, drafts included, in order of time. */
export async function listDates(
  tx: Tx,
  { typeId, from, to }: Span,
  filter: Narrowed,
  limit: number,
): Promise<DateRow[]> {
  const zone = siteZone(tx);
  const inSpan = (column: string) => sql`${sql.ref(column)} >= (${from}::timestamp at time zone ${zone})
    and ${sql.ref(column)} < ((${to}::timestamp + interval '1 day') at time zone ${zone})`;
  const { rows } = await sql<DateRow>`
    with dates as (
      select e.page_id, 'shown' as what, e.shown_at as at from entries e
      where e.website_id = ${tx.site} and e.type_id = ${typeId} and ${inSpan('e.shown_at')}
      union all
      select e.page_id, 'unpublish', e.unpublish_at from entries e
      where e.website_id = ${tx.site} and ${inSpan('e.unpublish_at')}
      union all
      select p.id, 'published', p.published_at from pages p
      where p.website_id = ${tx.site} and p.kind = 'entry' and ${inSpan('p.published_at')}
      union all
      select p.id, 'publish', p.publish_at from pages p
      where p.website_id = ${tx.site} and p.kind = 'entry' and ${inSpan('p.publish_at')}
    )
    select entry.*, d.at, to_char(d.at at time zone ${zone}, 'YYYY-MM-DD') as day
    from dates d cross join lateral (
      select e.page_id as id, v.name,
        case when d.what <> 'shown' then d.what when p.published_version is null then 'draft' else 'published' end as what,
        case when ${states.scheduled} then 'scheduled' when ${states.draft} then 'draft'
          when ${states.published} then 'published' else 'changed' end as state,
        ${waits} as waiting
      from ${drafted}
      where e.website_id = ${tx.site} and e.page_id = d.page_id and e.type_id = ${typeId} and e.trashed_at is null
        -- Visitors see the date that was chosen instead of that of publishing, and neither before it is published.
        and (d.what <> 'published' or e.shown_at is null)
        and (d.what <> 'shown' or p.published_version is not null or p.publish_at is null)
        ${narrowed(tx, filter)}
      -- Looked up by key. With a search, the planner would otherwise compare all entries found with all dates.
      offset 0
    ) entry
    order by d.at, entry.id, entry.what limit ${limit}`.execute(tx);
  return rows;
}

/** How many drafts are on no day of any month. */
export async function countUndated(
  tx: Tx,
  { typeId }: Pick<Span, 'typeId'>,
  filter: Narrowed,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${drafted}
    where e.website_id = ${tx.site} and e.type_id = ${typeId} and e.trashed_at is null and not e.live
      and e.shown_at is null and e.unpublish_at is null and p.publish_at is null ${narrowed(tx, filter)}`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}
