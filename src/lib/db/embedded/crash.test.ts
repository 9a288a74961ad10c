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
  // The whole process group, as a terminal does: the database must not be in it.
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
  await expect.poll(() => lines, { timeout: 10_000 }).toContain('The database is running again.');
  expect(postmasterPid(dataDir)).not.toBe(pid);
  expect(await query(server, 'SELECT body FROM note')).toEqual([['kept']]);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('already running');
});

test('a process file that names somebody else is no hindrance, and they are left in peace', async () => {
  const dataDir = work.prepared();
  // A process of the database's user: PostgreSQL itself would detect one of another user.
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

test('a database that cannot start is refused with the end of its log', async () => {
  const dataDir = work.prepared();
  const settings = join(dataDir, 'postgres', 'postgresql.conf');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, `${text}\nno_such_setting = 1\n`);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/did not start[^]*no_such_setting/);
});

test('a second server in another container is refused, and starts once the first is killed', async () => {
  const dataDir = work.prepared();
  const first = await work.startElsewhere(dataDir);
  const [pidFile, lockFile] = [join(dataDir, 'postgres', 'postmaster.pid'), join(dataDir, 'postgres.lock')];
  const [pid, held] = [postmasterPid(dataDir), readFileSync(lockFile, 'utf8')];
  await query(first, "INSERT INTO note VALUES ('kept')");
  // As another container sees it: the number means nothing there, or belongs to another process.
  writeFileSync(lockFile, JSON.stringify({ space: 'another', host: 'web-2' }));
  const bystander = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
  for (const number of [4_000_000, bystander.pid]) {
    const seen = readFileSync(pidFile, 'utf8').replace(/^\d+/, String(number));
    writeFileSync(pidFile, seen);
    for (const exclusive of [true, false])
      await expect(startEmbeddedPostgres({ dataDir, exclusive })).rejects.toThrow(
        `Sitewright is already running with this data folder (${dataDir}) in another container, web-2. Stop it first, or set DATA_DIR to another folder.`,
      );
    // An impossible process number would make the running server stop within a minute.
    expect(readFileSync(pidFile, 'utf8')).toBe(seen);
  }
  bystander.kill();
  await query(first, "INSERT INTO note VALUES ('too')");
  writeFileSync(lockFile, held);
  process.kill(first.child.pid!, 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  await first.ended;

  const next = await work.start(dataDir);
  expect(next.how).toBe('started');
  expect(await query(next, 'SELECT body FROM note ORDER BY body')).toEqual([['kept'], ['too']]);
});
