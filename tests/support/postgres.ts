import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/lib/db/embedded/index.ts';
import { migrate } from '../../src/lib/db/migrate.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { temporaryFolder } from './files.ts';

/** Encrypts secrets in test databases; servers that use them get it as well. */
export const testKey = Buffer.alloc(32, 'key of tests').toString('base64');

/** The databases of a test run: a server's administrator and a migrated database to copy. */
export interface TestServer {
  admin: Connection;
  template: string;
}

/** Reads `postgres://user:password@host:port/database`, or `?host=/folder` for a socket. */
export function readDatabaseUrl(text: string): Connection {
  const url = new URL(text);
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.port || url.searchParams.get('port') || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
  };
}

/** The connection as a `DATABASE_URL`. */
export function writeDatabaseUrl({ host, port, user, password, database }: Connection): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  const name = encodeURIComponent(database);
  return host.startsWith('/')
    ? `postgres://${login}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
    : `postgres://${login}@${host}:${port}/${name}`;
}

export async function asAdmin<T>(admin: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function server(): Promise<{ admin: Connection; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { admin: readDatabaseUrl(given), stop: async () => {} };
  const folder = await temporaryFolder('postgres');
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), exclusive: true });
  // Durability is off. Tests of crashes use their own servers.
  await asAdmin(embedded.connection, (client) => client.query('alter role all set synchronous_commit = off'));
  return {
    admin: embedded.connection,
    stop: async () => {
      await embedded.stop();
      await folder.remove();
    },
  };
}

/** The PostgreSQL of a run: `TEST_DATABASE_URL`, else an embedded one in a temporary folder. */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const { admin, stop } = await server();
  const template = `sitewright_template_${process.pid}`;
  try {
    await asAdmin(admin, (client) => client.query(`create database ${template}`));
    await migrate({ ...admin, database: template });
    // Copies keep the statistics. Without any about the catalogue, questions about the schema take minutes.
    await asAdmin({ ...admin, database: template }, (client) => client.query('analyze'));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    server: { admin, template },
    stop: async () => {
      await asAdmin(admin, async (client) => {
        for (const name of [template, `${template}_sites`])
          await client.query(`drop database if exists ${name} with (force)`);
      });
      await stop();
    },
  };
}
