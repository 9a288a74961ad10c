import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';
import { isAlive } from '../../work/processes.ts';
import { chooseRunAs, handOver } from './run-as.ts';
import { postmasterPid, query, workshop } from './support-for-tests.ts';

const work = workshop();

test('a database left running by a killed server is taken over with every row', async () => {
  const dataDir = work.prepared();
  const parent = await work.startElsewhere(dataDir);
  await query(parent, "INSERT INTO note VALUES ('kept')");
  const pid = postmasterPid(dataDir);
  // The whole process group, as a terminal would: the database must not be in it.
  process.kill(-parent.child.pid!, 'SIGKILL');
  await parent.ended;

  const next = await work.start(dataDir);
  expect(next.how).toBe('adopted');
  expect(postmasterPid(dataDir)).toBe(pid);
  expect(await query(next, 'SELECT body FROM note')).toEqual([['kept']]);
  await next.stop();
  expect(isAlive(pid)).toBe(false);
});

test('an orderly end of the parent stops the database', async () => {
  const dataDir = work.prepared();
  const parent = await work.startElsewhere(dataDir);
  const pid = postmasterPid(dataDir);
  parent.child.stdin.end();
  expect(await parent.ended).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('after parent and database were both killed, what was committed is there', async () => {
  const dataDir = work.prepared();
  const parent = await work.startElsewhere(dataDir);
  for (let n = 0; n < 20; n++) await query(parent, `INSERT INTO note VALUES ('row ${n}')`);
  process.kill(parent.child.pid!, 'SIGKILL');
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  await parent.ended;

  const next = await work.start(dataDir);
  expect(next.how).toBe('started');
  expect(await query(next, 'SELECT count(*)::int FROM note')).toEqual([[20]]);
});

test('a database killed under a running server comes back, and stays the only one', async () => {
  const dataDir = work.prepared();
  const lines: string[] = [];
  const server = await work.start(dataDir, true, (line) => lines.push(line));
  await query(server, "INSERT INTO note VALUES ('kept')");
  const pid = postmasterPid(dataDir);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lines, { timeout: 10_000 }).toContain('The database is back.');
  expect(postmasterPid(dataDir)).not.toBe(pid);
  expect(await query(server, 'SELECT body FROM note')).toEqual([['kept']]);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('already running');
});

test('a process file that names somebody else is no hindrance, and they are left in peace', async () => {
  const dataDir = work.prepared();
  // A process of the database's own user: PostgreSQL would detect another user's by itself.
  const owner = chooseRunAs(join(dataDir, 'postgres'));
  const bystander = spawn('cat', { ...owner, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] });
  try {
    for (const pid of [bystander.pid, 4_000_000]) {
      const file = `${pid}\n/elsewhere\n1700000000\n5432\n/nowhere\n\n 1 1\nready\n`;
      const path = join(dataDir, 'postgres', 'postmaster.pid');
      writeFileSync(path, file, { mode: 0o600 });
      handOver(path, owner);
      const server = await work.start(dataDir);
      expect(server.how).toBe('started');
      await server.stop();
    }
    expect(bystander.exitCode).toBe(null);
    expect(isAlive(bystander.pid!)).toBe(true);
  } finally {
    bystander.kill();
  }
});

test('a database that cannot start is refused with its last words', async () => {
  const dataDir = work.prepared();
  const settings = join(dataDir, 'postgres', 'postgresql.conf');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, `${text}\nno_such_setting = 1\n`);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/did not start[^]*no_such_setting/);
});
