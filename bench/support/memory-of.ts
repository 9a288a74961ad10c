import { readFile } from 'node:fs/promises';
import { familyOf } from './processes.ts';

/**
 * Megabytes of memory of these processes and their descendants. Shared memory is counted once (PSS).
 * Linux only, with permission to read their `/proc` entries.
 */
export const memoryOf = async (...roots: readonly number[]): Promise<number> =>
  memoryAlone(await familyOf(roots));

/** The same, without descendants. */
export async function memoryAlone(pids: readonly number[]): Promise<number> {
  const shares = await Promise.all(
    pids.map(async (pid) => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / 1024;
}
