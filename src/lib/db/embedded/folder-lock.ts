import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, readlinkSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from './place.ts';
import { StartRefusal } from './start-refusal.ts';

/** What is left of a server that was killed goes within moments; a running one does not. */
const PATIENCE_MS = 1_000;

const lockFile = (place: Place) => join(place.dataDir, 'postgres.lock');

/**
 * Makes sure that no server of another container uses the cluster: there, neither process numbers nor shared memory of that server
 * can be seen. The lock belongs to an open file. The server inherits it, and the system releases it with the server's last process.
 * @returns the file to hand to the server, to be closed afterwards; null where there are no such locks. `leftover` where
 *   processes of a server that we could see are still on their way out
 */
export async function lockCluster(place: Place): Promise<number | null | 'leftover'> {
  if (process.platform !== 'linux') return null;
  const file = openSync(lockFile(place), 'a+', 0o600);
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const outcome = tryLock(file);
    if (outcome === 'busy') {
      const { space, host } = readHolder(place);
      const isOurs = space === ownSpace();
      if (!isOurs && performance.now() < deadline) {
        await delay(50);
        continue;
      }
      closeSync(file);
      if (isOurs) return 'leftover';
      throw new StartRefusal(
        `Sitewright is already running with this data folder (${place.dataDir}) in another container${host ? `, ${host}` : ''}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (outcome === 'none') {
      closeSync(file);
      return null;
    }
    ftruncateSync(file);
    writeSync(file, `${JSON.stringify({ space: ownSpace(), host: hostname() })}\n`);
    return file;
  }
}

/** Node has no call for it; the program `flock` locks the file that it inherits, and the lock stays with the file. */
function tryLock(file: number): 'locked' | 'busy' | 'none' {
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  return status === 0 ? 'locked' : status === 1 ? 'busy' : 'none';
}

interface Holder {
  /** Whose process numbers mean something to each other. */
  space?: string;
  host?: string;
}

function readHolder(place: Place): Holder {
  try {
    return JSON.parse(readFileSync(lockFile(place), 'utf8')) as Holder;
  } catch {
    // Being written just now.
    return {};
  }
}

const ownSpace = (): string =>
  `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
