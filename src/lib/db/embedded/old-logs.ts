import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Deletes logs of more than seven days, before the server starts. PostgreSQL empties a file when it moves on to the next day, but
 * not when it starts: after a night without it, it would continue last week's file of the same weekday.
 */
export function dropOldLogs({ cluster }: Pick<Place, 'cluster'>, now = Date.now()): void {
  const folder = join(cluster, 'log');
  // Today and the six days before it, in UTC as the files are.
  const oldest = now - (now % DAY_MS) - 6 * DAY_MS;
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    return; // The first start.
  }
  for (const name of names) {
    const path = join(folder, name);
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) < oldest) rmSync(path, { force: true });
  }
}
