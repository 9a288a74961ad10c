import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes that have arrived on this machine and are not in the storage yet. */
export interface Staged {
  path: string;
  size: number;
  sha256: Buffer;
  /** Removes it; harmless where it was taken over already. */
  discard(): Promise<void>;
}

export interface Staging {
  folder: string;
  /** A path for a file of this process, not made yet. */
  newPath(): Promise<string>;
  /**
   * Writes a stream down. Nothing is left of one that fails.
   * @param admit is told of each piece before it is written, and throws where it must not be
   */
  stage(source: Readable, admit?: (bytes: number) => void | Promise<void>): Promise<Staged>;
  /** Removes what processes left that are gone. */
  sweep(): Promise<void>;
}

/** Longer than any upload lasts. */
const FORGOTTEN_MS = 12 * 3600 * 1000;

/** Pieces are gathered, so that many small ones do not cost as many writes. */
const GATHERED = 1024 * 1024;

export function openStaging(folder: string): Staging {
  // A number of a process may be given again, to another run of the same machine.
  const run = `${process.pid}-${Math.round(performance.timeOrigin).toString(36)}`;
  const newPath = async () => {
    await mkdir(folder, { recursive: true });
    return join(folder, `${run}-${randomUUID()}`);
  };

  return {
    folder,
    newPath,
    stage: async (source, admit) => {
      const path = await newPath();
      const discard = () => rm(path, { force: true });
      const hash = createHash('sha256');
      let size = 0;
      const file = await open(path, 'wx');
      try {
        let gathered: Buffer[] = [];
        let held = 0;
        // One write is under way while the next pieces are gathered.
        let writing: Promise<unknown> = Promise.resolve();
        const write = async () => {
          await writing;
          const pieces = gathered;
          gathered = [];
          held = 0;
          writing = file.writev(pieces);
          // Whoever waits for it next hears of its failure.
          writing.catch(() => {});
        };
        for await (const piece of source as AsyncIterable<Buffer>) {
          const answer = admit?.(piece.length);
          if (answer) await answer;
          size += piece.length;
          hash.update(piece);
          gathered.push(piece);
          held += piece.length;
          if (held >= GATHERED) await write();
        }
        if (held > 0) await write();
        await writing;
      } catch (error) {
        source.destroy();
        await file.close();
        await discard();
        throw error;
      }
      await file.close();
      return { path, size, sha256: hash.digest(), discard };
    },
    sweep: async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.startsWith(`${run}-`)) continue;
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found && (isOver(name) || Date.now() - found.mtimeMs > FORGOTTEN_MS))
          await rm(path, { force: true, recursive: true });
      }
    },
  };
}

/** Of a process that is gone. What names no process waits for its time. */
function isOver(name: string): boolean {
  const pid = Number(/^(\d+)-[0-9a-z]+-/.exec(name)?.[1]);
  if (!pid) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
