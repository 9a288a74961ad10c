import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { copyForOthers } from './binaries-copy.ts';
import { startEmbeddedPostgres } from './index.ts';
import { unprivilegedUser } from './run-as.ts';
import { socketFolder } from './socket-folder.ts';
import { postmasterPid, query, workshop } from './support-for-tests.ts';

const work = workshop();

test('a data folder with a very long path works', async () => {
  const dataDir = work.prepared(join(...Array.from({ length: 8 }, () => 'a folder, with a “long” name')));
  expect(dataDir.length).toBeGreaterThan(200);
  expect(await query(await work.start(dataDir), 'SELECT 1')).toEqual([[1]]);
});

test('a data folder that is a file is refused with a sentence', async () => {
  const file = join(work.root, 'made', 'postgres.json');
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(
    /cannot write to its data folder/,
  );
});

test('a folder that somebody else prepared is not used for the socket', () => {
  const parent = mkdtempSync(join(work.root, 'tmp-'));
  chmodSync(parent, 0o1777);
  const honest = socketFolder('/data', null, [parent]);
  expect(socketFolder('/data', null, [parent])).toBe(honest);
  expect(statSync(honest).mode & 0o777).toBe(0o700);
  rmSync(honest, { recursive: true });

  symlinkSync(work.root, honest);
  const second = socketFolder('/data', null, [parent]);
  expect(second).not.toBe(honest);
  chmodSync(second, 0o777);
  expect([honest, second]).not.toContain(socketFolder('/data', null, [parent]));
});

test('the unprivileged user is the first that exists and is not root in disguise', () => {
  expect(unprivilegedUser('root:x:0:0::/:/bin/sh\nnobody:x:65534:65533::/:\n')).toEqual({
    uid: 65534,
    gid: 65533,
  });
  expect(unprivilegedUser('nobody:x:9:9::/:\npostgres:x:26:27::/:\n')).toEqual({ uid: 26, gid: 27 });
  expect(unprivilegedUser('nobody:x:0:0::/:\n')).toBeUndefined();
  expect(unprivilegedUser('')).toBeUndefined();
});

/** Changing the owner of files needs root; without root, every other test already runs as an ordinary user. */
if (process.getuid?.() === 0) {
  describe('as root', () => {
    asRoot();
  });
}

function asRoot() {
  const someone = unprivilegedUser(readFileSync('/etc/passwd', 'utf8'))!;

  test('the database runs as somebody without rights, even below folders closed to them', async () => {
    const parent = join(work.root, 'closed');
    mkdirSync(parent, { mode: 0o700 });
    for (const dataDir of [work.empty('closed/fresh'), work.prepared('closed/restored')]) {
      const server = await work.start(dataDir);
      expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(someone.uid);
      expect(statSync(join(dataDir, 'postgres', 'base')).uid).toBe(someone.uid);
      await query(server, "CREATE TABLE later AS SELECT 'x' AS body");
      await query(server, 'CHECKPOINT');
      await server.stop();
    }
  });

  test('a cluster keeps the owner it has', async () => {
    const dataDir = work.prepared();
    spawnSync('chown', ['-R', '54321:54321', join(dataDir, 'postgres')]);
    await work.start(dataDir);
    expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(54321);
  });

  test('programs out of reach are copied once to where only root writes', () => {
    // Not below the test's own root, which is closed to other users.
    const parent = mkdtempSync(join(tmpdir(), 'sw-copy-'));
    chmodSync(parent, 0o1777);
    try {
      const native = join(findBinaries(null).postgres, '..', '..');
      const copy = copyForOthers(native, 'x', [parent]);
      expect(copy.startsWith(parent)).toBe(true);
      const version = spawnSync(join(copy, 'bin', 'postgres'), ['--version'], {
        ...someone,
        encoding: 'utf8',
      });
      expect(version.stdout).toMatch(/PostgreSQL\) 18\./);
      const made = lstatSync(copy).ino;
      expect(lstatSync(copyForOthers(native, 'x', [parent])).ino).toBe(made);

      // Another user's folder under the name is neither used nor changed.
      chownSync(copy, someone.uid, someone.gid);
      const elsewhere = join(parent, 'elsewhere');
      expect(copyForOthers(native, 'x', [parent, elsewhere]).startsWith(elsewhere)).toBe(true);
      expect(lstatSync(copy).uid).toBe(someone.uid);
    } finally {
      rmSync(parent, { recursive: true });
    }
  });

  const readable = spawnSync(process.execPath, [new URL('start-refusal.ts', import.meta.url).pathname], {
    ...someone,
  });
  if (readable.status === 0) {
    test('started by an ordinary user it runs as that user', async () => {
      chmodSync(work.root, 0o711);
      const home = join(work.root, 'home');
      mkdirSync(home);
      chownSync(home, someone.uid, someone.gid);
      const parent = await work.startElsewhere(work.empty('home/data'), someone);
      expect(parent.how).toBe('created');
      expect(statSync(`/proc/${postmasterPid(join(home, 'data'))}`).uid).toBe(someone.uid);
      parent.child.stdin.end();
      expect(await parent.ended).toBe(0);
    });

    test('an ordinary user is told that the folder belongs to somebody else', async () => {
      const dataDir = work.prepared();
      chmodSync(work.root, 0o711);
      chmodSync(dataDir, 0o777);
      const script = `import(${JSON.stringify(new URL('index.ts', import.meta.url).href)})
        .then((it) => it.startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })).catch((e) => console.log(e.message))`;
      const run = spawnSync(process.execPath, ['-e', script], { ...someone, cwd: '/', encoding: 'utf8' });
      expect(run.stdout).toMatch(/Start Sitewright as the user who started it first/);
    });
  }
}
