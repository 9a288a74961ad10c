import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { databaseWords } from '../messages/operator-database/words.ts';
import { readOrCreate, syncFolder } from './durable-files.ts';
import { clusterFromInside, DATABASE, type Place, programEnvironment, SUPERUSER } from './place.ts';
import { isAlive } from '../../work/processes.ts';
import { handOver } from './run-as.ts';
import { StartRefusal } from './start-refusal.ts';

const DRAFT = 'postgres.new-';
/** In a container, a killed process and the next one often have the same number. */
const RUN = randomBytes(4).toString('hex');

/**
 * Creates a cluster with its empty database in a folder beside its final place, and renames it when it is complete.
 * @returns false if another process was first
 */
export async function createCluster(place: Place): Promise<boolean> {
  removeOldDrafts(place.dataDir);
  const password = readOrCreate(place.passwordFile, `${randomBytes(24).toString('base64url')}\n`);
  const draft = mkdtempSync(join(place.dataDir, `${DRAFT}${process.pid}-${RUN}-`));
  const cluster = join(draft, 'cluster');
  try {
    mkdirSync(cluster, { mode: 0o700 });
    writeFileSync(join(draft, 'password'), password, { mode: 0o600 });
    handOver(draft, place.runAs);
    await initialise(place, cluster);
    await createDatabase(place, cluster);
    try {
      renameSync(cluster, place.cluster);
    } catch (error) {
      if (error instanceof Error && 'code' in error && /EEXIST|ENOTEMPTY|EPERM/.test(String(error.code)))
        return false;
      throw error;
    }
    syncFolder(place.dataDir);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function initialise(place: Place, cluster: string): Promise<void> {
  const inside = clusterFromInside(cluster);
  const access = ['--username', SUPERUSER, '--auth=scram-sha-256', '--pwfile=../password'];
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // A new segment is filled with zeros while every commit waits: a sixteenth of a second at the usual size on a small disk.
  const log = ['--data-checksums', '--wal-segsize=4'];
  const args = ['-D', inside, ...access, ...text, ...log, '--no-instructions'];
  return run(place, place.binaries.initdb, args, cluster, '');
}

/** Without a server, so that a cluster is never visible without its database. */
function createDatabase(place: Place, cluster: string): Promise<void> {
  const args = ['--single', '-D', clusterFromInside(cluster), 'template1'];
  return run(place, place.binaries.postgres, args, cluster, `CREATE DATABASE ${DATABASE};\n`);
}

function run(place: Place, program: string, args: string[], cwd: string, input: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...place.runAs, cwd, env: programEnvironment(), stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)));
    }
    const refuse = (cause?: Error) =>
      fail(
        new StartRefusal(
          databaseWords.notCreated({ folder: place.dataDir, reason: cause?.message ?? output.trim() }),
          { cause },
        ),
      );
    child.on('error', refuse);
    child.on('close', (code) => (code === 0 && !/(FATAL|PANIC|ERROR):/.test(output) ? done() : refuse()));
    child.stdin.on('error', () => undefined).end(input);
  });
}

/** Remains of a process that was killed while it created a cluster; its number is in the name. */
function removeOldDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(DRAFT)) continue;
    const pid = Number.parseInt(name.slice(DRAFT.length), 10);
    if (pid === process.pid ? name.includes(RUN) : isAlive(pid)) continue;
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

export function readPassword(place: Place): string {
  return readFileSync(place.passwordFile, 'utf8').trim();
}
