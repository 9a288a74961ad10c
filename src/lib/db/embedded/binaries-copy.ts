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
import { StartRefusal } from './start-refusal.ts';

/**
 * Copies the programs, once per version, to a folder that everybody may read and only root may change. What lies there
 * already is used only when root made it: in a shared folder anybody may have put something under the name.
 */
export function copyForOthers(native: string, version: string, parents = ['/var/lib/sitewright']): string {
  for (const parent of [...parents, tmpdir(), '/tmp']) {
    const target = join(parent, `sitewright-postgresql-${version}`);
    try {
      // The mode given to mkdir passes through the umask, which may be strict.
      if (mkdirSync(parent, { recursive: true })) chmodSync(parent, 0o755);
      if (!safeParent(parent)) continue;
      if (onlyRootWrites(target)) return target;
      // A folder beside it, renamed when complete: a crash in the middle leaves no half copy under the final name.
      const work = mkdtempSync(`${target}.`);
      try {
        copyTree(native, work);
        renameSync(work, target);
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
      if (onlyRootWrites(target)) return target;
    } catch {
      // Taken by somebody else meanwhile, full or read-only: the look below and the next place decide.
      if (onlyRootWrites(target)) return target;
    }
  }
  throw new StartRefusal(
    'The database runs as an unprivileged user, who cannot reach its programs, and no folder was found to copy them to. Move Sitewright out of the private folder, start it as an ordinary user, or set DATABASE_URL.',
  );
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

/** Every folder above is root's, and one that others write to is sticky, so that nobody can rename what root put there. */
function safeParent(path: string): boolean {
  const stat = lstatSync(path);
  const safe =
    stat.isDirectory() && stat.uid === 0 && ((stat.mode & 0o022) === 0 || (stat.mode & 0o1000) !== 0);
  return safe && (dirname(path) === path || safeParent(dirname(path)));
}
