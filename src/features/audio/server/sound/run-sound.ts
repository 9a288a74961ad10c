import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Examined } from './examine.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'sound-process.ts');

/** Two hours of MP3 take a quarter of this time. */
const MINUTES = 3;

export type Found = Omit<Examined, 'cover'> & {
  /** Media type of the cover, which is then in the given file. */
  cover: string | null;
};

async function ask<T>(patience: number, ...args: string[]): Promise<T> {
  const options = {
    timeout: patience,
    killSignal: 'SIGKILL',
    maxBuffer: 1024 * 1024,
    // It needs none of the server's settings.
    env: {},
  } as const;
  const limits = ['--max-old-space-size=192', '--disable-warning=ExperimentalWarning'];
  const { stdout } = await run(process.execPath, [...limits, program, ...args], options);
  return JSON.parse(stdout) as T;
}

/**
 * Examines an audio file in a process with limits on time and memory.
 * @param cover path for its cover, if it has one
 * @throws if the file is broken, or needs more than allowed
 */
export const examineFile = (file: string, cover: string, patience = MINUTES * 60_000): Promise<Found> =>
  ask<Found>(patience, 'examine', file, cover);

/** Writes the first seconds of an audio file to `output`. @returns its media type; null for a format that cannot be cut here */
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
