import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseWords } from '../messages/operator-database/words.ts';
import { StartRefusal } from './start-refusal.ts';

/**
 * Copies the programs, once per version, to a folder that everyone may read and only root may change. An existing
 * copy is used only if root made it: in a shared folder, any user may have created something under the name.
 */
export function copyForOthers(native: string, version: string, parents = ['/var/lib/sitewright']): string {
  for (const parent of [...parents, tmpdir(), '/tmp']) {
    const target = join(parent, `sitewright-postgresql-${version}`);
    try {
      // The mode given to mkdir passes through the umask, which may be strict.
      if (mkdirSync(parent, { recursive: true })) chmodSync(parent, 0o755);
      if (!safeParent(parent)) continue;
      if (onlyRootWrites(target)) return target;
      // Copied beside it and renamed when complete: a crash leaves no partial copy under the final name.
      const work = mkdtempSync(`${target}.`);
      try {
        copyTree(native, work);
        renameSync(work, target);
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
      if (onlyRootWrites(target)) return target;
    } catch {
      // Taken by another process meanwhile, full or read-only: the check below and the next candidate decide.
      if (onlyRootWrites(target)) return target;
    }
  }
  throw new StartRefusal(databaseWords.unreachablePrograms);
}

function copyTree(from: string, to: string): void {
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(copy);
      copyTree(source, copy);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), copy);
    } else if (!entry.name.endsWith('.a')) {
      copyFileSync(source, copy);
      chmodSync(copy, lstatSync(source).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

function onlyRootWrites(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== undefined && stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0;
}

/** Every folder above belongs to root, and shared ones are sticky, so that no other user can rename what root put there. */
function safeParent(path: string): boolean {
  const stat = lstatSync(path);
  const safe =
    stat.isDirectory() && stat.uid === 0 && ((stat.mode & 0o022) === 0 || (stat.mode & 0o1000) !== 0);
  return safe && (dirname(path) === path || safeParent(dirname(path)));
}
