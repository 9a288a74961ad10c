import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bringUp, close } from '../db/embedded/bring-up.ts';
import { writeDurably } from '../db/embedded/durable-files.ts';
import { StartRefusal } from '../db/embedded/index.ts';
import { openPlace, type Place } from '../db/embedded/place.ts';
import { lastLogLines, stopPostmaster } from '../db/embedded/postmaster.ts';
import { handOver } from '../db/embedded/run-as.ts';
import { openStaging } from '../storage/staging.ts';
import { diskStorage } from '../storage/disk.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { filesAt, restoreFile } from './files-backup.ts';
import { type Base, listBases, readCovered, tarOf } from './layout.ts';
import { backupWords } from './messages/operator-backup/words.ts';
import { placeWal } from './place-wal.ts';
import { untar } from './untar.ts';

const ENDED_EARLY = 'recovery ended before configured recovery target was reached';
/** Replaying a day may take long. */
const PATIENCE_MS = 12 * 3600 * 1000;

export interface Restored {
  folder: string;
  /** The moment that was asked for; null for the newest. */
  at: string | null;
  /** When the copy was made from which recovery began. */
  base: string;
  files: number;
}

interface Options {
  store: BackupStore;
  folder: string;
  /** Null for everything that is in the backup. */
  at: Date | null;
  /** The number of the database, where the backup holds several. */
  system: string | undefined;
  withFiles: boolean;
}

/** Restores database and files to a moment, in an empty folder. If it fails, the folder is empty again. @throws BackupError */
export async function restore(options: Options): Promise<Restored> {
  const { store, folder, at } = options;
  const system = await chooseSystem(store, options.system);
  const bases = await listBases(store, system);
  const base = await chooseBase(store, system, bases, at);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  if ((await readdir(folder)).length > 0) throw new BackupError(backupWords.notEmpty({ folder }));
  try {
    await requireSpace(folder, base);
    const cluster = join(folder, 'postgres');
    await mkdir(cluster, { mode: 0o700 });
    await untar(store.read(tarOf(base.key)), cluster);
    // The log lines of a failure must be those of the recovery.
    await rm(join(cluster, 'log'), { recursive: true, force: true });
    const next = bases.find(
      ({ series, endedAt }) => series === base.series && at && Date.parse(endedAt) > +at,
    );
    const wal = await placeWal({
      store,
      system,
      base,
      upTo: next && BigInt(next.end),
      folder: join(cluster, 'pg_wal'),
    });
    if (wal.gap !== null && (at === null || wal.end < BigInt(base.end))) throw new BackupError(wal.gap);
    await recover(options, system, base, bases, wal.gap);
    const files = options.withFiles ? await restoreFiles(options, system, () => true) : 0;
    return { folder, at: at && at.toISOString(), base: base.endedAt, files };
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new BackupError(backupWords.noSpace({ folder }), { cause: error });
    throw error;
  }
}

async function recover(
  { folder, at, store }: Options,
  system: string,
  base: Base,
  bases: Base[],
  gap: string | null,
): Promise<void> {
  writeDurably(join(folder, 'postgres.password'), `${base.password}\n`);
  const place = openPlace(folder);
  handOver(place.cluster, place.runAs);
  try {
    await replay(place, at);
  } catch (error) {
    const isEarly = error instanceof StartRefusal && lastLogLines(place).includes(ENDED_EARLY);
    if (!isEarly || at === null) throw error;
    if (gap !== null) throw new BackupError(gap, { cause: error });
    // Nothing was written between the last commit and the moment, if the log is known to be complete until then.
    const covered = await readCovered(store, system, base.series);
    if (!covered || covered.time < at) throw await outOfRange(store, system, bases, at);
    await replay(place, null);
  }
}

/** Starts the server, which replays the log up to the moment, and stops it. The folder is then an ordinary one. */
async function replay(place: Place, at: Date | null): Promise<void> {
  const signal = join(place.cluster, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  handOver(signal, place.runAs);
  const settings = [
    // All of the log is in place.
    'restore_command=exit 1',
    'hot_standby=off',
    // Its last words are then written before it ends.
    'logging_collector=off',
    'recovery_target_timeline=current',
    'recovery_target_action=promote',
    // One call for the whole disk is faster than one for each file.
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
    ...(at ? [`recovery_target_time=${at.toISOString().replace('T', ' ').replace('Z', '+00')}`] : []),
  ].flatMap((setting) => ['-c', setting]);
  const running = await bringUp(place, undefined, { settings, patienceMs: PATIENCE_MS, once: true });
  await close(running.client);
  await stopPostmaster(place);
}

/** Restores the uploaded files of a restored database. @returns their number */
export async function restoreFiles(
  { store, folder, at }: Pick<Options, 'store' | 'folder' | 'at'>,
  system: string,
  isWanted: (key: string) => boolean,
): Promise<number> {
  const staging = openStaging(join(folder, 'unfinished'));
  const storage = diskStorage(join(folder, 'files'), staging);
  let count = 0;
  for await (const key of filesAt(store, system, at ?? new Date())) {
    if (!isWanted(key)) continue;
    await restoreFile(store, system, key, storage);
    count += 1;
  }
  await storage.mark();
  await rm(staging.folder, { recursive: true, force: true });
  return count;
}

/** @throws BackupError if there are several and none was chosen */
export async function chooseSystem(store: BackupStore, wanted: string | undefined): Promise<string> {
  const systems = await store.folders('');
  if (wanted !== undefined && systems.includes(wanted)) return wanted;
  const [only, ...others] = systems;
  if (only === undefined) throw new BackupError(backupWords.nothingThere);
  if (wanted !== undefined || others.length > 0)
    throw new BackupError(backupWords.severalSystems({ systems: systems.join(', ') }));
  return only;
}

async function chooseBase(store: BackupStore, system: string, bases: Base[], at: Date | null): Promise<Base> {
  const base = at ? bases.findLast(({ endedAt }) => Date.parse(endedAt) <= +at) : bases.at(-1);
  if (bases.length === 0) throw new BackupError(backupWords.noBase);
  if (!base || (at && +at > Date.now())) throw await outOfRange(store, system, bases, at ?? new Date());
  return base;
}

export const said = (time: Date): string => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

async function outOfRange(store: BackupStore, system: string, bases: Base[], at: Date): Promise<BackupError> {
  const first = new Map(bases.toReversed().map((base) => [base.series, new Date(base.endedAt)]));
  const ranges: string[] = [];
  for (const [series, from] of [...first].reverse()) {
    const covered = await readCovered(store, system, series);
    // Rounded to whole seconds within the range.
    const begin = new Date(Math.ceil(+from / 1000) * 1000);
    ranges.push(backupWords.range({ from: said(begin), to: said(covered?.time ?? begin) }));
  }
  return new BackupError(backupWords.outOfRange({ at: said(at), ranges: ranges.join('; ') }));
}

async function requireSpace(folder: string, { bytes }: Base): Promise<void> {
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < bytes) throw new BackupError(backupWords.noSpace({ folder }));
}
