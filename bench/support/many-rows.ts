import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/lib/db/database.ts';
import { startEmbeddedPostgres } from '../../src/lib/db/embedded/index.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { migrate } from '../../src/lib/db/migrate.ts';
import { palettes } from '../../src/features/websites/palettes.ts';
import { newKey } from '../../src/lib/keyring.ts';

/** A fresh database with one site, filled by SQL. */
export async function withManyRows<T>(
  fill: (client: pg.Client, websiteId: string) => Promise<void>,
  work: (db: Database, websiteId: string, connection: Connection, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await migrate(server.connection);
    const client = new pg.Client(server.connection);
    // The first error says more than the end of its connection.
    client.on('error', () => {});
    await client.connect();
    await client.query('set search_path to sitewright, public');
    const { rows } = await client.query<{ id: string }>(
      `insert into websites (name, colours, shop_enabled) values ('Bench', $1, true) returning id`,
      [JSON.stringify(palettes.ink.colours)],
    );
    const id = rows[0]?.id ?? '';
    await client.query('set session_replication_role = replica');
    await fill(client, id);
    await client.query('vacuum analyze');
    // Write the new pages out now. Otherwise readers would have to, until the next checkpoint.
    await client.query('checkpoint');
    await client.end();
    const connection = { ...server.connection, keys: [newKey()] };
    const db = openDatabase(connection, { most: 4 });
    try {
      return await work(db, id, connection, folder);
    } finally {
      await db.close();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
