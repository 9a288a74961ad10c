import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { startEmbeddedPostgres, StartRefusal } from './index.ts';
import { isAlive } from '../../work/processes.ts';
import { postmasterPid, query, workshop } from './support-for-tests.ts';

const work = workshop();
const DAY_MS = 24 * 3600 * 1000;

describe('start and stop', () => {
  test('the first start creates, the next one finds everything again, quickly', async () => {
    const dataDir = work.empty();
    const first = await work.start(dataDir);
    expect(first.how).toBe('created');
    await query(first, 'CREATE TABLE note (body text)');
    await query(first, "INSERT INTO note VALUES ('Grüße')");
    const pid = postmasterPid(dataDir);
    await first.stop();
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(first.connection.host)).toBe(false);

    const second = await work.start(dataDir);
    expect(second.how).toBe('started');
    expect(await query(second, 'SELECT body, upper(body) FROM note')).toEqual([
      ['Grüße', 'GRÜSSE'.replace('SS', 'ß')],
    ]);
    expect(second.connection).toEqual(first.connection);
  });

  test('durable, private, without TCP', async () => {
    const dataDir = work.prepared();
    const server = await work.start(dataDir);
    const settings = await query(
      server,
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes',
        'listen_addresses', 'data_checksums', 'server_encoding', 'TimeZone', 'jit') ORDER BY name COLLATE "C"`,
    );
    expect(Object.fromEntries(settings)).toEqual({
      TimeZone: 'UTC',
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      jit: 'off',
      listen_addresses: '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
    expect(await query(server, 'SELECT DISTINCT auth_method FROM pg_hba_file_rules')).toEqual([
      ['scram-sha-256'],
    ]);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(join(dataDir, 'postgres.password'))).toBe('600');
    expect(mode(join(dataDir, 'postgres'))).toBe('700');
    expect(mode(server.connection.host)).toBe('700');

    await query(
      server,
      `CREATE TABLE person (email text UNIQUE); INSERT INTO person VALUES ('ada@example.com')`,
    );
    await expect(query(server, `INSERT INTO person VALUES ('ada@example.com')`)).rejects.toThrow('duplicate');
    const logs = join(dataDir, 'postgres', 'log');
    const logged = () =>
      readdirSync(logs)
        .map((name) => readFileSync(join(logs, name), 'utf8'))
        .join('');
    await eventually(
      async () => logged(),
      (text) => text.includes('duplicate key'),
    );
    expect(logged()).not.toMatch(/ada@|INSERT|DETAIL|STATEMENT/);

    const wrong = { connection: { ...server.connection, password: 'guess' } };
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });
});

describe('the log', () => {
  test('of last week is gone after a start, although its day is today', async () => {
    const dataDir = work.prepared();
    const logs = join(dataDir, 'postgres', 'log');
    rmSync(logs, { recursive: true, force: true });
    mkdirSync(logs);
    const midnight = Date.now() - (Date.now() % DAY_MS);
    /** Written the last minute of the day `ago` days before today. */
    const writeLog = (ago: number) => {
      const at = new Date(midnight - (ago - 1) * DAY_MS - 60_000);
      const name = `postgres-${at.toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' })}.log`;
      writeFileSync(join(logs, name), `written ${ago} days ago\n`);
      utimesSync(join(logs, name), at, at);
    };
    for (const ago of [7, 6, 1]) writeLog(ago);
    writeFileSync(join(logs, 'postgres-old.log'), 'written 30 days ago\n');
    utimesSync(join(logs, 'postgres-old.log'), new Date(0), new Date(0));
    const server = await work.start(dataDir);
    expect(await query(server, 'SELECT 1')).toEqual([[1]]);
    const text = readdirSync(logs)
      .map((name) => readFileSync(join(logs, name), 'utf8'))
      .join('');
    expect(text.match(/written \d+ days ago/g)?.sort()).toEqual(['written 1 days ago', 'written 6 days ago']);
  });
});

describe('who may use a data folder', () => {
  test('a second server is refused, and the first one goes on', async () => {
    const dataDir = work.prepared();
    const first = await work.start(dataDir);
    const second = startEmbeddedPostgres({ dataDir });
    await expect(second).rejects.toThrow(StartRefusal);
    await expect(second).rejects.toThrow(
      `Sitewright is already running with this data folder (${dataDir}, process ${process.pid}).`,
    );
    expect(await query(first, 'SELECT count(*)::int FROM note')).toEqual([[0]]);
  });

  test('of two first starts at once, one creates and the other is refused', async () => {
    const dataDir = work.empty();
    const results = await Promise.allSettled([work.start(dataDir), work.start(dataDir)]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(String(refused?.reason)).toContain('already running');
  });

  test('the command line beside a server uses its database and leaves it running', async () => {
    const dataDir = work.prepared();
    const server = await work.start(dataDir);
    const beside = await work.start(dataDir, false);
    expect(beside.how).toBe('adopted');
    await beside.stop();
    expect(await query(server, 'SELECT 1')).toEqual([[1]]);
  });

  test('the command line alone starts the database; the last of several stops it', async () => {
    const dataDir = work.prepared();
    const one = await work.start(dataDir, false);
    const two = await work.start(dataDir, false);
    expect([one.how, two.how]).toEqual(['started', 'adopted']);
    const pid = postmasterPid(dataDir);
    await one.stop();
    expect(await query(two, 'SELECT 1')).toEqual([[1]]);
    await two.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('a server that takes over from the command line keeps its database', async () => {
    const dataDir = work.prepared();
    const beside = await work.start(dataDir, false);
    const server = await work.start(dataDir);
    await beside.stop();
    expect(await query(server, 'SELECT 1')).toEqual([[1]]);
  });
});
