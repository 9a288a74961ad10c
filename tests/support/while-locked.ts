import { sql } from 'kysely';
import type { Database, Tx } from '../../src/lib/db/database.ts';

/**
 * Holds a lock while the work starts, until this many others wait for a lock in this database. Then all continue at the
 * same moment. @returns the result of the work
 */
export async function whileLocked<T>(
  db: Database,
  websiteId: string,
  lock: { execute: (tx: Tx) => Promise<unknown> },
  waiting: number,
  begin: () => Promise<T>,
): Promise<T> {
  let begun: Promise<T> | undefined;
  await db.forWebsite(websiteId, async (tx) => {
    await lock.execute(tx);
    begun = begin();
    begun.catch(() => {});
    for (const end = Date.now() + 4_500; (await waiters(db)) < waiting;) {
      if (Date.now() > end) throw new Error(`Fewer than ${waiting} came to wait for the lock.`);
    }
  });
  if (!begun) throw new Error('Nothing was begun.');
  return begun;
}

async function waiters(db: Database): Promise<number> {
  const { rows } = await db.acrossWebsites((tx) =>
    sql<{ n: number }>`
      select count(distinct pid)::int as n from pg_locks
      where not granted and (database is null or database = (select oid from pg_database where datname = current_database()))
        and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(tx),
  );
  return rows[0]?.n ?? 0;
}
