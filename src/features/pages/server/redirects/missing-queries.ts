import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** The maximum of rows per site; the least recently requested are replaced. */
const MOST_ROWS = 1_000;
const MOST_SHOWN = 200;

export interface Missed {
  subdomain: string;
  path: string;
  times: number;
  referrer: string;
}

export async function addMissing(tx: Tx, missed: Missed[]): Promise<void> {
  await sql`
    insert into missing_addresses as kept (website_id, subdomain, path, times, referrer)
      select ${tx.site}, subdomain, path, times, referrer
      from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb)
        as missed (subdomain text, path text, times integer, referrer text)
    on conflict (website_id, subdomain, path) do update
      set times = kept.times + excluded.times, last_at = now(),
        referrer = coalesce(nullif(excluded.referrer, ''), kept.referrer)`.execute(tx);
  await sql`
    delete from missing_addresses where website_id = ${tx.site} and (subdomain, path) in (
      select subdomain, path from missing_addresses where website_id = ${tx.site}
      order by last_at desc offset ${MOST_ROWS})`.execute(tx);
}

export const listMissing = (tx: Tx) =>
  tx
    .selectFrom('missing_addresses')
    .select(['subdomain', 'path', 'times', 'referrer', 'first_at', 'last_at'])
    .where('website_id', '=', tx.site)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();

/** All, if no addresses are given. */
export async function forgetMissing(
  tx: Tx,
  addresses?: readonly Pick<Missed, 'path' | 'subdomain'>[],
): Promise<void> {
  await tx
    .deleteFrom('missing_addresses')
    .where('website_id', '=', tx.site)
    .$if(addresses !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or(
          (addresses ?? []).map(({ path, subdomain }) =>
            and([eb('path', '=', path), eb('subdomain', '=', subdomain)]),
          ),
        ),
      ),
    )
    .execute();
}
