import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** A stored record that breaks an invariant: its name as people know it, and its id. */
export interface Breach {
  record: string;
  id: string;
}

export interface Breaches {
  /** The number of breaches; `named` lists the first of them. */
  total: number;
  named: readonly Breach[];
}

/** A statement that holds for every site at any time. */
export interface Invariant {
  /** The statement as a sentence without a full stop, readable for owners. */
  name: string;
  /** Reads only. @param once reads shared with other invariants @throws if it takes too long */
  findBreaches: (db: Database, websiteId: string, once: Once) => Promise<Breaches>;
}

type Reading<T> = (db: Database, websiteId: string) => Promise<T>;

/** Reads once per check of a site, however many invariants use it. */
export type Once = <T>(read: Reading<T>) => Promise<T>;

function onceFor(db: Database, websiteId: string): Once {
  const results = new Map<Reading<unknown>, Promise<unknown>>();
  return <T>(read: Reading<T>) => {
    const result = results.get(read) ?? read(db, websiteId);
    results.set(read, result);
    return result as Promise<T>;
  };
}

/** A broken invariant, or one that could not be checked. */
export type Finding = { invariant: string } & (Breaches | { unchecked: string });

const MOST_NAMED = 20;
const MOST_MS = 10_000;

/** The first breaches of a longer list. */
export const firstBreaches = (all: readonly Breach[]): Breaches => ({
  total: all.length,
  named: all.slice(0, MOST_NAMED),
});

/**
 * An invariant that one statement checks, so that it sees a single snapshot.
 * @param breaches selects the records that break it
 */
export const invariant = (name: string, breaches: (websiteId: string) => RawBuilder<Breach>): Invariant => ({
  name,
  findBreaches: (db, websiteId) =>
    db.forWebsite(websiteId, async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await sql.raw(`set local statement_timeout = ${MOST_MS}`).execute(tx);
      const { rows } = await sql<Breach & { total: number }>`
        select record, id, count(*) over ()::int as total from (${breaches(websiteId)}) as broken (id, record)
        order by record, id limit ${MOST_NAMED}`.execute(tx);
      return { total: rows[0]?.total ?? 0, named: rows.map(({ record, id }) => ({ record, id })) };
    }),
});

/** Checks one site, one invariant after the other. @returns nothing if all hold */
export async function checkInvariants(
  db: Database,
  websiteId: string,
  invariants: readonly Invariant[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const once = onceFor(db, websiteId);
  for (const { name, findBreaches } of invariants)
    try {
      const breaches = await findBreaches(db, websiteId, once);
      if (breaches.total > 0) findings.push({ invariant: name, ...breaches });
    } catch (error) {
      findings.push({ invariant: name, unchecked: (error as Error).message });
    }
  return findings;
}
