import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinned } from './support/load.ts';
import type { Figure } from './support/figures.ts';

export const name = 'look-ups';
export const describe =
  'Finding the site by its host and the account by its session, among many; with PostgreSQL on one core';

export interface LookUps {
  /** Milliseconds, medians. */
  host: number;
  session: number;
  /** One prepared query for the session's row, without transaction or site. */
  bare: number;
}

export async function run(): Promise<Figure[]> {
  const script = [process.execPath, join(import.meta.dirname, 'support/look-ups-child.ts')];
  const [program = process.execPath, ...args] = [...pinned(0), ...script];
  const { stdout } = await promisify(execFile)(program, args);
  const { host, session, bare }: LookUps = JSON.parse(stdout);
  return [
    { what: 'site by its host', value: host, unit: 'ms' },
    { what: 'account by its session', value: session, unit: 'ms' },
    { what: 'both', value: host + session, unit: 'ms', goal: { atMost: 0.3 } },
    {
      what: 'both',
      value: host + session,
      unit: 'ms',
      // Includes the transaction of the site, which the bare query doesn't have.
      reference: { what: 'one bare query', value: bare },
      goal: { atMost: 6 },
    },
  ];
}
