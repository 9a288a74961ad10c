import { sql } from 'kysely';
import type { Database } from '../../../../lib/db/database.ts';

/** Milliseconds until the next hold of a site ends or its next product is published, which no notice reports; `null` for never. */
export const nextStockChange = (db: Database, websiteId: string): Promise<number | null> =>
  db.oneForWebsite(websiteId, async (tx) => {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from least(
        (select min(h.until) from stock_holds h where h.website_id = ${websiteId} and h.until > now()),
        (select min(p.publish_at) from products p
          where p.website_id = ${websiteId} and p.archived_at is null and p.publish_at > now())
      ) - now()) * 1000)::float8 as ms`.execute(tx);
    return rows[0]?.ms ?? null;
  });
