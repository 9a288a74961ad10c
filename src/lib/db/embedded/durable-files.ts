import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Writes a private file so that after a crash it exists completely or not at all. */
export function writeDurably(path: string, text: string): void {
  const draft = writeDraft(path, text);
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** The text of a private file, which is created with `text` if it doesn't exist. Concurrent callers get the same text. */
export function readOrCreate(path: string, text: string): string {
  const draft = writeDraft(path, text);
  try {
    // Unlike a rename, a link never replaces the file of another process.
    linkSync(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

/** Makes new and renamed entries of a folder survive a loss of power. Windows has no such call and needs none. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function writeDraft(path: string, text: string): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  return draft;
}
