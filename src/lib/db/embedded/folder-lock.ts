import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, readlinkSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseWords } from '../messages/operator-database/words.ts';
import type { Place } from './place.ts';
import { StartRefusal } from './start-refusal.ts';

/** The remains of a killed server exit within moments; a running one does not. */
const PATIENCE_MS = 1_000;

const lockFile = (place: Place) => join(place.dataDir, 'postgres.lock');

/**
 * Makes sure that no server in another container uses the cluster: neither process numbers nor shared memory of that server
 * are visible from here. The lock belongs to an open file. The server inherits it, and the system releases it with the server's last process.
 * @returns the file to pass to the server, to be closed afterwards; null if the system has no such locks. `leftover` if
 *   processes of a server that we could see are still exiting
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
      const folder = place.dataDir;
      throw new StartRefusal(
        host ? databaseWords.inContainerOf({ folder, host }) : databaseWords.inContainer({ folder }),
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

/** Node has no call for it; the program `flock` locks the inherited file, and the lock stays with the file. */
function tryLock(file: number): 'locked' | 'busy' | 'none' {
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  return status === 0 ? 'locked' : status === 1 ? 'busy' : 'none';
}

interface Holder {
  /** Identifies the namespace of process numbers. */
  space?: string;
  host?: string;
}

function readHolder(place: Place): Holder {
  try {
    return JSON.parse(readFileSync(lockFile(place), 'utf8')) as Holder;
  } catch {
    // Just being written.
    return {};
  }
}

const ownSpace = (): string =>
  `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
