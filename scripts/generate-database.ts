import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/lib/db/embedded/index.ts';
import { migrate, migrationFiles } from '../src/lib/db/migrate.ts';
import type { Connection } from '../src/lib/db/roles.ts';
import { describeSchema } from './database/describe-schema.ts';

/**
 * Writes what follows from the migrations: `db/schema.sql` for reading and `src/lib/db/database.gen.ts` for typing.
 * `--check` writes nothing and fails where they are stale, or where applying the migrations one by one, in several
 * starts, ends in another schema than applying them at once.
 */
const root = join(import.meta.dirname, '..');
const targets = { types: join(root, 'src/lib/db/database.gen.ts'), schema: join(root, 'db/schema.sql') };
const check = process.argv.includes('--check');

const folder = await mkdtemp(join(tmpdir(), 'sitewright-schema-'));
const server = await startEmbeddedPostgres({ dataDir: folder });
try {
  const fresh = await database('fresh');
  await migrate(fresh);
  const stepwise = await database('stepwise');
  for (const [index] of (await migrationFiles()).entries()) await migrate(stepwise, index + 1);

  const schema = await describeSchema(fresh);
  const made = { types: await kyselyTypes(fresh), schema };
  const faults: string[] = [];
  if (schema !== (await describeSchema(stepwise)))
    faults.push('Applying the migrations one by one makes another schema.');
  for (const part of ['types', 'schema'] as const) {
    if (!check) await writeFile(targets[part], made[part]);
    else if ((await readFile(targets[part], 'utf8').catch(() => '')) !== made[part])
      faults.push(`${targets[part].slice(root.length + 1)} is stale; run npm run db:types.`);
  }
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function database(name: string): Promise<Connection> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { ...server.connection, database: name };
}

async function kyselyTypes(connection: Connection): Promise<string> {
  const out = join(folder, 'database.ts');
  const { user, password, host, port, database: name } = connection;
  const url = `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect=postgres',
      `--url=${url}`,
      '--default-schema=sitewright',
      '--include-pattern=sitewright.*',
      // For the previous release only.
      '--exclude-pattern=sitewright.boxes',
      `--out-file=${out}`,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`kysely-codegen failed: ${stderr}`);
  return readFile(out, 'utf8');
}
