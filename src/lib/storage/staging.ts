import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isTaken } from '../work/processes.ts';
import { type Staged, writeDown } from './write-down.ts';

export interface Staging {
  folder: string;
  /** A path for a file of this process, not yet created. */
  newPath(): Promise<string>;
  /**
   * Writes a stream to disk. If it fails, nothing is left.
   * @param admit receives each chunk before it is written, and throws to refuse it
   */
  stage(source: Readable, admit?: (bytes: number) => void | Promise<void>): Promise<Staged>;
  /** Removes the files of processes that have exited. */
  sweep(): Promise<void>;
}

/** Longer than any upload takes. */
const FORGOTTEN_MS = 12 * 3600 * 1000;

export function openStaging(folder: string): Staging {
  // A process number may be reused by another run on the same machine.
  const run = `${process.pid}-${Math.round(performance.timeOrigin).toString(36)}`;
  const newPath = async () => {
    await mkdir(folder, { recursive: true });
    return join(folder, `${run}-${randomUUID()}`);
  };

  return {
    folder,
    newPath,
    stage: async (source, admit) => {
      const file = await writeDown(await newPath());
      try {
        for await (const piece of source as AsyncIterable<Buffer>) {
          const answer = admit?.(piece.length);
          if (answer) await answer;
          const full = file.write(piece);
          if (full) await full;
        }
        return await file.end();
      } catch (error) {
        source.destroy();
        await file.giveUp();
        throw error;
      }
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

/** Whether its process has exited. A name without a process expires with time. */
function isOver(name: string): boolean {
  const pid = Number(/^(\d+)-[0-9a-z]+-/.exec(name)?.[1]);
  if (!pid) return false;
  return pid === process.pid || !isTaken(pid);
}
