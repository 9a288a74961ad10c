import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { conditions, isIn, isLive, published, siteZone, type Wanted } from './entry-queries.ts';

/** Their number, and when the next event ends or entry leaves the site. */
export async function countLive(
  tx: Tx,
  wanted: Omit<Wanted, 'limit' | 'offset'>,
): Promise<{ total: number; until: Date | null }> {
  const { term, featured, month, only, open, when, fields = [] } = wanted;
  const isAll = !term && featured === undefined && !month && !only && !open && !when && fields.length === 0;
  if (isAll) return countAllLive(tx, wanted);
  const { rows } = await sql<{ total: number; until: Date | null }>`
    select count(*)::int as total, least(min(e.unpublish_at),
      ${wanted.timed && wanted.when === 'upcoming' ? sql`min(coalesce(e.ends_at, e.sort_at))` : sql`null`}) as until
    from ${fields.length > 0 ? published : sql`entries e`} where e.website_id = ${tx.site} and ${conditions(tx, wanted)}`.execute(
    tx,
  );
  return rows[0] ?? { total: 0, until: null };
}

/** When the next of these entries leaves the site. Few have an end, and only those are read. */
export async function nextToLeave(tx: Tx, wanted: Omit<Wanted, 'limit' | 'offset'>): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select min(e.unpublish_at) as until from entries e
    where e.website_id = ${tx.site} and e.unpublish_at is not null and ${conditions(tx, wanted)}`.execute(tx);
  return rows[0]?.until ?? null;
}

/** From indexes alone: those that are published, without those whose time has ended. */
async function countAllLive(tx: Tx, { typeId }: Pick<Wanted, 'typeId'>) {
  const ofType = sql`from entries e where e.website_id = ${tx.site} and e.type_id = ${typeId} and e.live`;
  const { rows } = await sql<{ total: number; until: Date | null }>`
    select (select count(*) ${ofType})::int - ending.over as total, ending.until
    from (select count(*) filter (where e.unpublish_at <= now())::int as over,
        min(e.unpublish_at) filter (where e.unpublish_at > now()) as until
      ${ofType} and e.unpublish_at is not null) ending`.execute(tx);
  return rows[0] ?? { total: 0, until: null };
}

/** Months in which a type has published entries, the latest first. */
export async function liveMonths(tx: Tx, typeId: string, limit: number, only?: string) {
  const { rows } = await sql<{ month: string; entries: number }>`
    select to_char(e.sort_at at time zone ${siteZone(tx)}, 'YYYY-MM') as month, count(*)::int as entries
    from entries e where e.website_id = ${tx.site} and e.type_id = ${typeId} and ${isLive} and ${isIn(only)}
    group by 1 order by 1 desc limit ${limit}`.execute(tx);
  return rows;
}

/** Events that have not ended, of a type; a list of past ones grows when one of them ends. */
export async function nextEnd(tx: Tx, typeId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select min(coalesce(e.ends_at, e.sort_at)) as until from entries e
    where e.website_id = ${tx.site} and e.type_id = ${typeId} and ${isLive} and coalesce(e.ends_at, e.sort_at) > now()`.execute(
    tx,
  );
  return rows[0]?.until ?? null;
}
