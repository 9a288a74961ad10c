import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../src/lib/db/database.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { inMemory } from './files.ts';
import { asAdmin, testKey } from './postgres.ts';

export interface TestDatabase {
  /** The administrator's login on this database. `writeDatabaseUrl` makes a `DATABASE_URL` from it. */
  admin: Connection;
  /** Opened with the runtime roles, as in the product. */
  db: Database;
  close: () => Promise<void>;
}

/**
 * Creates an empty database with the current schema. Call `close` in `afterAll` or `afterEach`.
 * @param options.from another database to copy, to which nobody is connected
 */
export async function createTestDatabase(
  options: { empty?: boolean; from?: string } = {},
): Promise<TestDatabase> {
  const { admin, template } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files flushes them all first, which is fast only if no disk is waited for.
  const strategy = inMemory() ? 'file_copy' : 'wal_log';
  const from = options.empty ? 'template0' : (options.from ?? template);
  await asAdmin(admin, (client) =>
    client.query(`create database ${name} template ${from} strategy ${strategy}`),
  );
  const own = { ...admin, database: name, keys: [testKey] };
  const db = openDatabase(own, { most: 8 });
  return {
    admin: own,
    db,
    close: async () => {
      await db.close();
      await asAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
