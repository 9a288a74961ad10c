import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isTaken } from '../work/processes.ts';
import { type Staged, writeDown } from './write-down.ts';

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

/** Whether its process is gone. A name without a process waits for its time. */
function isOver(name: string): boolean {
  const pid = Number(/^(\d+)-[0-9a-z]+-/.exec(name)?.[1]);
  if (!pid) return false;
  return pid === process.pid || !isTaken(pid);
}
