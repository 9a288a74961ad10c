import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import type { EmbeddedPostgres } from '../db/embedded/index.ts';
import { postmasterPid, query, workshop } from '../db/embedded/support-for-tests.ts';
import { diskStorage } from '../storage/disk.ts';
import { openStaging } from '../storage/staging.ts';
import { readBackupState } from './backup-state.ts';
import { openBackupStore } from './backup-store.ts';
import { ContinuousBackup } from './continuous-backup.ts';
import { listBases, listSeries, seriesFolder, wholeKey } from './layout.ts';
import { restore } from './restore.ts';

const work = workshop();
const key = randomBytes(32).toString('base64');
const MARK = 'plain-text-of-this-test';
const PHOTO = 'site/file/source-0a';

function open(folder: string, keys = [key]) {
  mkdirSync(folder, { recursive: true });
  return openBackupStore({ to: { folder }, keys }, join(work.root, 'staging'));
}

function begin(server: EmbeddedPostgres, dataDir: string, store: ReturnType<typeof open>) {
  const files = diskStorage(join(dataDir, 'files'), openStaging(join(dataDir, 'unfinished')));
  const said: string[] = [];
  const note = (_detail: object, text: string) => void said.push(text);
  const backup = new ContinuousBackup({
    connection: server.connection,
    dataDir,
    store,
    files,
    isOriginal: (name) => name.includes('source-'),
    keepDays: 14,
    copyHours: 24,
    walSeconds: 1,
    log: { info: note, error: note },
  });
  const copied = () =>
    eventually(
      () => readBackupState(dataDir),
      (state) => state?.baseAt != null && state.filesAt !== null,
      { within: 60_000, what: 'the first copies' },
    );
  return { backup, files, said, copied };
}

const rows = async (server: EmbeddedPostgres) =>
  (await query(server, 'SELECT body FROM note ORDER BY body')).flat();
const refused = (work: Promise<unknown>, sentence: RegExp) => expect(work).rejects.toThrow(sentence);

test('the database is restored to a moment, and to the newest change', { timeout: 180_000 }, async () => {
  const dataDir = work.prepared();
  const server = await work.start(dataDir);
  const place = join(work.root, 'backup');
  const store = open(place);
  const { backup, files, said, copied } = begin(server, dataDir, store);
  await files.mark();
  await files.put(PHOTO, Readable.from([Buffer.from(MARK)]));
  const state = await copied();
  for (let n = 0; n < 20; n += 1) await query(server, `INSERT INTO note VALUES ('${MARK} ${n}')`);
  const before = await rows(server);
  const [[then] = []] = await query(server, 'SELECT clock_timestamp()');
  const at = new Date((then as Date).getTime() + 1);
  await query(server, `SELECT pg_sleep(0.01)`);
  await query(server, `INSERT INTO note VALUES ('zz-later')`);
  await backup.flush();

  // While the backup can't be written, the database keeps what is missing from it.
  renameSync(place, `${place}-away`);
  await query(server, `INSERT INTO note VALUES ('zz-meanwhile')`);
  const failing = (wanted: boolean) =>
    eventually(
      () => readBackupState(dataDir),
      (found) => (found?.problem != null) === wanted,
      {
        what: wanted ? 'the failure is noted' : 'it works again',
      },
    );
  await failing(true);
  expect(said).toEqual([`backup: The backup folder ${place} doesn’t exist. Create or mount it.`]);
  renameSync(`${place}-away`, place);
  await failing(false);

  // Acknowledged a moment before the server is killed.
  await query(server, `INSERT INTO note VALUES ('zz-last')`);
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  await eventually(
    () =>
      backup.flush().then(
        () => true,
        () => false,
      ),
    Boolean,
    {
      within: 60_000,
      what: 'the backup continues',
    },
  );
  await backup.stop();
  await server.stop();

  const [system = ''] = await store.folders('');
  for (const name of await readdir(place, { recursive: true, withFileTypes: true }))
    if (name.isFile()) expect((await readFile(join(name.parentPath, name.name))).includes(MARK)).toBe(false);

  const newest = work.empty();
  expect(
    await restore({ store, folder: newest, at: null, system: undefined, withFiles: false }),
  ).toMatchObject({ files: 0, base: state?.baseAt });
  const whole = await work.start(newest);
  expect(await rows(whole)).toEqual([...before, 'zz-last', 'zz-later', 'zz-meanwhile']);
  await whole.stop();

  const past = work.empty();
  expect(await restore({ store, folder: past, at, system: undefined, withFiles: true })).toMatchObject({
    files: 1,
  });
  expect(await readFile(join(past, 'files', PHOTO), 'utf8')).toBe(MARK);
  const copy = await work.start(past);
  expect(await rows(copy)).toEqual(before);

  // A restored database begins a new series, and the earlier one still reaches back.
  const next = begin(copy, past, store);
  await next.copied();
  await next.backup.stop();
  const [, second = ''] = (await listSeries(store, system)).toSorted();
  expect(second).not.toBe('');
  // So does one whose log was deleted from the backup: a series has no gaps.
  for await (const found of store.list(`${seriesFolder(system, second)}wal/`)) await store.delete(found.key);
  await rm(join(past, 'backup.json'));
  const third = begin(copy, past, store);
  await third.copied();
  expect(third.said).toEqual([expect.stringContaining('lacks changes')]);
  await third.backup.stop();
  expect(await listSeries(store, system)).toHaveLength(3);
  await copy.stop();

  await expectRefusals(place, system, at);
});

/** What can't be restored is refused with the reason, and leaves nothing behind. */
async function expectRefusals(place: string, system: string, at: Date): Promise<void> {
  const store = open(place);
  const folder = work.empty();
  const attempt = (when: Date | null, keys = [key]) =>
    restore({ store: open(place, keys), folder, at: when, system: undefined, withFiles: true });
  const [first] = await listBases(store, system);
  if (!first) throw new Error('There is no copy.');
  await refused(
    attempt(new Date('2020-01-01T10:00Z')),
    /doesn’t reach 2020-01-01 10:00:00 UTC. It can restore any time from 20\d\d-.* UTC to 20\d\d-.* UTC; from /,
  );
  await refused(attempt(new Date(Date.now() + 3600_000)), /doesn’t reach/);
  await refused(attempt(at, [randomBytes(32).toString('base64')]), /encrypted with another key/);

  // Without the newer series, the newest state is the end of the first one.
  for await (const found of store.list(`${system}/series/`))
    if (!found.key.startsWith(seriesFolder(system, first.series))) await store.delete(found.key);
  const broken = wholeKey(system, first.series, BigInt(first.start) / BigInt(first.segmentBytes));
  const whole = await readFile(join(place, broken));
  await writeFile(join(place, broken), Buffer.from(whole).fill(7, whole.length - 40, whole.length - 30));
  await refused(attempt(null), /\/wal\/[0-9a-f]{16} in the backup is damaged or incomplete/);
  await store.delete(broken);
  await refused(attempt(at), /\/wal\/[0-9a-f]{16} is missing/);
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'mine'), '');
  await refused(attempt(at), /is not empty/);
  expect(await readdir(folder)).toEqual(['mine']);
}
