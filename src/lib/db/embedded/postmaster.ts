import { spawn } from 'node:child_process';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterFromInside, type Place, programEnvironment } from './place.ts';
import { commandLine, isAlive, isTaken } from '../../work/processes.ts';
import { lockCluster } from './folder-lock.ts';
import { dropOldLogs } from './old-logs.ts';
import { serverSettings } from './settings.ts';
import { socketFolder } from './socket-folder.ts';

/** The server that holds a cluster, as described in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  host: string;
  port: number;
  /** Whether it accepts connections; otherwise it is starting, recovering or stopping. */
  ready: boolean;
}

const pidFile = (place: Place) => join(place.cluster, 'postmaster.pid');

/**
 * The server that runs on this cluster, if any. After a crash, the file may name a process that has exited, or an
 * unrelated one that got the same number: that one is never touched.
 */
export function findPostmaster(place: Place): Postmaster | undefined {
  const lines = readLines(pidFile(place));
  const pid = Number(lines[0]);
  const command = isAlive(pid) ? commandLine(pid) : '';
  if (command !== undefined && !command.includes(`cluster_name=${clusterName(place)} `)) {
    return undefined;
  }
  return {
    pid,
    port: Number(lines[3]),
    host: lines[4] || lines[5] || '127.0.0.1',
    ready: lines[7] === 'ready',
  };
}

export interface Launched {
  ended: boolean;
  /** Removes the preparations for a server that did not start. */
  discard: () => void;
}

/**
 * Starts the server, which outlives this process and receives no Ctrl-C from our terminal.
 * @param added further settings, as on a command line
 * @returns null if the remains of a killed one must exit first
 * @throws StartRefusal if a server of another container uses the cluster
 */
export async function launch(place: Place, added: readonly string[] = []): Promise<Launched | null> {
  const lock = await lockCluster(place);
  if (lock === 'leftover') return null;
  try {
    // Only now is it certain that the number doesn't belong to a server in another container.
    forgetStale(place);
    return await launchLocked(place, lock, added);
  } finally {
    if (lock !== null) closeSync(lock);
  }
}

async function launchLocked(place: Place, lock: number | null, added: readonly string[]): Promise<Launched> {
  const windows = process.platform === 'win32';
  const where = windows
    ? { socketDir: null, port: await freePort() }
    : { socketDir: socketFolder(place.dataDir, place.runAs), port: 5432 };
  dropOldLogs(place);
  const settings = [...serverSettings({ ...where, name: clusterName(place) }), ...added];
  const output = openSync(place.startLog, 'w', 0o600);
  const inside = clusterFromInside(place.cluster);
  // On Windows, only pg_ctl drops an administrator's rights, which the server does not accept.
  const [program, args] = windows
    ? [
        place.binaries.pgCtl,
        ['start', '-W', '-D', inside, '-o', settings.map((word) => `"${word}"`).join(' ')],
      ]
    : [place.binaries.postgres, ['-D', inside, ...settings]];
  try {
    const child = spawn(program, args, {
      ...place.runAs,
      cwd: place.cluster,
      env: programEnvironment(),
      detached: true,
      stdio: ['ignore', output, output, ...(lock === null ? [] : [lock])],
      windowsHide: true,
    });
    child.unref();
    const discard = () => removeIfEmpty(where.socketDir);
    const launched: Launched = { ended: false, discard };
    child.once('exit', (code) => (launched.ended = !windows || code !== 0));
    await new Promise((done, fail) => child.once('spawn', done).once('error', fail));
    return launched;
  } finally {
    closeSync(output);
  }
}

/** Shuts the server down cleanly: it closes connections and writes everything to disk. Resolves when it has exited. */
export async function stopPostmaster(place: Place, patience = 60_000): Promise<void> {
  const running = findPostmaster(place);
  if (!running) return;
  if (process.platform === 'win32') {
    spawn(place.binaries.pgCtl, ['stop', '-m', 'fast', '-W', '-D', place.cluster], { stdio: 'ignore' });
  } else {
    process.kill(running.pid, 'SIGINT');
  }
  const deadline = performance.now() + patience;
  while (isAlive(running.pid)) {
    if (performance.now() > deadline) {
      throw new Error(
        `The database (process ${running.pid}) did not stop within ${patience / 1000} seconds.`,
      );
    }
    await delay(10);
  }
  removeIfEmpty(running.host);
}

/** The last lines of the server's log, for a person to read. */
export function lastLogLines(place: Place): string {
  const folder = join(place.cluster, 'log');
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let logs: string[] = [];
  try {
    logs = readdirSync(folder).map((name) => join(folder, name));
  } catch {
    // It failed before it opened its log.
  }
  const newest = logs.toSorted((a, b) => age(a) - age(b)).at(-1);
  const lines = [...(newest ? readLines(newest) : []), ...readLines(place.startLog)];
  return lines
    .filter((line) => line !== '')
    .slice(-8)
    .join('\n');
}

/** Appears only in the command line of our server. It follows the folder when it is moved. */
function clusterName(place: Place): string {
  const { dev, ino } = statSync(place.cluster, { bigint: true });
  return `sitewright-${dev.toString(36)}-${ino.toString(36)}`;
}

function removeIfEmpty(socketDir: string | null): void {
  try {
    if (socketDir?.includes('sitewright-')) rmdirSync(socketDir);
  } catch {
    // Another process is already restarting it.
  }
}

/**
 * PostgreSQL takes any process with the number in the file for a server, even a zombie that its parent never
 * reaped. An impossible number makes it look further: at whether any process still uses the shared memory.
 */
function forgetStale(place: Place): void {
  const lines = readLines(pidFile(place));
  if (!isTaken(Number(lines[0]))) return;
  writeFileSync(pidFile(place), [2_147_483_646, ...lines.slice(1)].join('\n'));
  if (lines[4]) rmSync(join(lines[4], '.s.PGSQL.5432.lock'), { force: true });
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
