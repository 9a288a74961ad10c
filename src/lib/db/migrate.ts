import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { StartRefusal } from './embedded/start-refusal.ts';
import { databaseWords } from './messages/operator-database/words.ts';
import { type Connection, prepareRoles, roleConnection, SCHEMA } from './roles.ts';

const folder = join(import.meta.dirname, '../../../db/migrations');
/** Any fixed number; every process takes the same lock. */
const MIGRATION_LOCK = 724_611_350;

/**
 * Migrates the database to the current schema: roles, then each numbered file of `db/migrations` that was not applied,
 * each in its own transaction, then the job queue's tables. One process does it, others wait.
 * @returns names of the files applied now
 */
export async function migrate(admin: Connection, upTo = Infinity): Promise<string[]> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query(`set lock_timeout = '10s'`);
    await prepareRoles(client, admin);
    const applied = await applyFiles(client, upTo);
    await prepareJobs(admin);
    await client.query(`
      grant usage on schema pgboss to sitewright_app, sitewright_platform;
      grant select, insert, update, delete on all tables in schema pgboss to sitewright_platform;
      -- Jobs of all sites lie in one table without a wall: a site's transaction may add to it and read nothing.
      revoke all on all tables in schema pgboss from sitewright_app;
      grant select on pgboss.queue to sitewright_app;
      grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to sitewright_app;
    `);
    return applied;
  } finally {
    await client.end();
  }
}

async function applyFiles(client: pg.Client, upTo: number): Promise<string[]> {
  await client.query(`set role sitewright_owner; set search_path to ${SCHEMA}, public`);
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  const files = await migrationFiles();
  const foreign = rows.find((row) => !files.includes(row.name));
  if (foreign) throw new StartRefusal(databaseWords.newerRelease({ migration: foreign.name }));
  const applied: string[] = [];
  for (const name of files.slice(0, upTo)) {
    if (done.has(name)) continue;
    const statements = await readFile(join(folder, name), 'utf8');
    await client.query('begin');
    try {
      await client.query(statements);
      await client.query('insert into migrations (name) values ($1)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed and changed nothing.`, { cause: error });
    }
    applied.push(name);
  }
  await client.query('reset role');
  return applied;
}

/** The queue has its own schema and versions; the owner role installs and upgrades it. */
async function prepareJobs(admin: Connection): Promise<void> {
  const boss = new PgBoss({
    ...roleConnection(admin, 'sitewright_owner'),
    supervise: false,
    schedule: false,
    max: 1,
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

export async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** Name of the newest migration of this release, without its extension: the expected version of a database. */
export const latestMigration = async (): Promise<string> =>
  ((await migrationFiles()).at(-1) ?? '').replace(/\.sql$/, '');
