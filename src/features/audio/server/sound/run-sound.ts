import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Examined } from './examine.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'sound-process.ts');

/** Two hours of MP3 take a quarter of one. */
const MINUTES = 3;

export type Found = Omit<Examined, 'cover'> & {
  /** Media type of the cover, which is then in the file that was named for it. */
  cover: string | null;
};

async function ask<T>(patience: number, ...args: string[]): Promise<T> {
  const options = {
    timeout: patience,
    killSignal: 'SIGKILL',
    maxBuffer: 1024 * 1024,
    // Nothing of the server's settings is any of its business.
    env: {},
  } as const;
  const limits = ['--max-old-space-size=192', '--disable-warning=ExperimentalWarning'];
  const { stdout } = await run(process.execPath, [...limits, program, ...args], options);
  return JSON.parse(stdout) as T;
}

/**
 * What a sound file is, found in a process with bounded time and memory.
 * @param cover where its cover is to be written, if it has one
 * @throws where the file is broken, or asks for more than it may have
 */
export const examineFile = (file: string, cover: string, patience = MINUTES * 60_000): Promise<Found> =>
  ask<Found>(patience, 'examine', file, cover);

/** Writes the first seconds of a sound to `output`. @returns its media type; null for a kind that cannot be cut here */
export async function previewFile(file: string, output: string, seconds: number): Promise<string | null> {
  const { type } = await ask<{ type: string | null }>(
    MINUTES * 60_000,
    'preview',
    file,
    output,
    `${seconds}`,
  );
  return type;
}
