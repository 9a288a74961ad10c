import { sql } from 'kysely';
import { type Database, keepOpen, type Tx } from './database.ts';

/**
 * A database whose transactions for one site all run inside an open transaction, so that everything can be rolled back at
 * the end. One transaction at a time; a failed one is rolled back alone, as usual.
 */
export function databaseWithin(tx: Tx, limitsPool: Database['limitsPool']): Database {
  keepOpen(tx);
  const nested = async <T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (websiteId !== tx.site) throw new Error('Work on another site cannot be part of this transaction.');
    await sql`savepoint nested`.execute(tx);
    try {
      const result = await work(tx);
      await sql`release savepoint nested`.execute(tx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint nested`.execute(tx);
      throw error;
    }
  };
  const never = async (): Promise<never> => {
    throw new Error('Nothing across sites can be part of this transaction.');
  };
  return {
    forWebsite: nested,
    oneForWebsite: nested,
    acrossWebsites: never,
    acrossWebsitesOnce: never,
    limitsPool,
    pools: () => [],
    close: async () => {},
  };
}
