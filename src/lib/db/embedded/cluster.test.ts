import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres, StartRefusal } from './index.ts';
import { query, workshop } from './support-for-tests.ts';

const work = workshop();

async function refusalOf(dataDir: string): Promise<string> {
  const error: unknown = await startEmbeddedPostgres({ dataDir }).catch((reason: unknown) => reason);
  if (!(error instanceof StartRefusal)) throw new Error('It should have been refused.', { cause: error });
  return error.message;
}

test.each([
  [
    'missing',
    (cluster: string) => rmSync(cluster, { recursive: true }),
    /is missing, although one was created here/,
  ],
  ['emptied', (cluster: string) => emptyFolder(cluster), /is missing, although one was created here/],
  [
    'without its version',
    (cluster: string) => rmSync(join(cluster, 'PG_VERSION')),
    /is not a database, although/,
  ],
  ['without its control file', (cluster: string) => rmSync(join(cluster, 'global/pg_control')), /is damaged/],
  [
    'of another PostgreSQL',
    (cluster: string) => writeFileSync(join(cluster, 'PG_VERSION'), '17\n'),
    /created by PostgreSQL 17/,
  ],
])('a database that is %s is never replaced by a fresh one', async (_, harm, sentence) => {
  const dataDir = work.prepared();
  harm(join(dataDir, 'postgres'));
  expect(await refusalOf(dataDir)).toMatch(sentence);
  expect(await refusalOf(dataDir)).toMatch(sentence);
});

test('somebody else’s folder is left alone', async () => {
  const dataDir = work.empty();
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'dear');
  expect(await refusalOf(dataDir)).toMatch(/is not a database, so it is left alone/);
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['letter.txt']);
});

test('the database of another data folder is refused', async () => {
  const [dataDir, other] = [work.prepared(), work.empty()];
  await (await work.start(other)).stop();
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  renameSync(join(other, 'postgres'), join(dataDir, 'postgres'));
  expect(await refusalOf(dataDir)).toMatch(/is not the one that belongs to/);
});

test('a lost password or a wrong one is told', async () => {
  const dataDir = work.prepared();
  const password = join(dataDir, 'postgres.password');
  writeFileSync(password, 'wrong\n');
  expect(await refusalOf(dataDir)).toMatch(/does not accept the password in/);
  rmSync(password);
  expect(await refusalOf(dataDir)).toMatch(/password is missing/);
});

test('a cluster without its database is refused, and not left running', async () => {
  const dataDir = work.prepared();
  const server = await work.start(dataDir);
  const maintenance = { connection: { ...server.connection, database: 'postgres' } };
  await query(maintenance, 'DROP DATABASE sitewright');
  await server.stop();
  expect(await refusalOf(dataDir)).toMatch(/“sitewright” is missing/);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a crash between the finished cluster and its marker is made good', async () => {
  const dataDir = work.prepared();
  const marker = join(dataDir, 'postgres.json');
  const before = readFileSync(marker, 'utf8');
  rmSync(marker);
  const server = await work.start(dataDir);
  expect(server.how).toBe('started');
  expect(await query(server, 'SELECT count(*)::int FROM note')).toEqual([[0]]);
  expect(readFileSync(marker, 'utf8')).toBe(before);
});

test('a crash in the middle of creating leaves nothing behind', async () => {
  const dataDir = work.empty();
  mkdirSync(join(dataDir, 'postgres.new-4000000-x', 'cluster'), { recursive: true });
  const server = await work.start(dataDir);
  expect(server.how).toBe('created');
  expect(readdirSync(dataDir).toSorted()).toEqual([
    'postgres',
    'postgres-start.log',
    'postgres.json',
    'postgres.lock',
    'postgres.password',
  ]);
});

function emptyFolder(folder: string) {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
}
