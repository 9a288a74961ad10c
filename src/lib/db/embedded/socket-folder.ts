import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseWords } from '../messages/operator-database/words.ts';
import type { RunAs } from './run-as.ts';
import { StartRefusal } from './start-refusal.ts';

/** A socket's path may have 107 bytes (103 on macOS); this leaves space for `/.s.PGSQL.5432`. */
const LONGEST = 85;

/**
 * A short private folder for the socket, always the same for a data folder. Others may write to the parent folder, so an
 * existing entry is used only if it is a real folder of the database's user, closed to everyone else.
 */
export function socketFolder(dataDir: string, runAs: RunAs | null, parents = [tmpdir(), '/tmp']): string {
  const owner = runAs ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const name = `sitewright-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  for (const given of parents) {
    const parent = real(given);
    if (parent === undefined || !reachable(parent, owner)) continue;
    for (const suffix of ['', '-2', '-3', '-4']) {
      const folder = join(parent, name + suffix);
      if (Buffer.byteLength(folder) <= LONGEST && claim(folder, owner)) return folder;
    }
  }
  throw new StartRefusal(databaseWords.noSocketFolder({ folders: parents.join(' or ') }));
}

function claim(folder: string, owner: RunAs): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
  }
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory() || (found.mode & 0o077) !== 0) return false;
  if (found.uid === owner.uid >>> 0) return true;
  if (found.uid !== process.getuid?.()) return false;
  chownSync(folder, owner.uid, owner.gid);
  return true;
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function reachable(path: string, by: RunAs): boolean {
  const { mode, uid, gid } = lstatSync(path);
  const bit = uid === by.uid >>> 0 ? 0o100 : gid === by.gid >>> 0 ? 0o010 : 0o001;
  return (mode & bit) !== 0 && (dirname(path) === path || reachable(dirname(path), by));
}
