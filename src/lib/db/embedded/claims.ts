import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { databaseWords } from '../messages/operator-database/words.ts';
import type { Place } from './place.ts';
import { StartRefusal } from './start-refusal.ts';

/** Advisory locks in the maintenance database. They end with their connection, so even `kill -9` leaves none behind. */
const SERVER = 728_101;
const USE = 728_102;

/** The lock of a killed server is released within moments; a running server keeps it. */
const PATIENCE = 1_000;

/**
 * Claims the database on this connection, exclusively if requested. False means that its last user is stopping the
 * database; try again.
 */
export async function claim(client: Client, place: Place, exclusive: boolean): Promise<boolean> {
  if (exclusive && !(await lock(client, 'pg_try_advisory_lock', SERVER))) {
    const holder = await holderOf(client, SERVER);
    const folder = place.dataDir;
    throw new StartRefusal(
      holder
        ? databaseWords.alreadyRunningAs({ folder, pid: holder })
        : databaseWords.alreadyRunning({ folder }),
    );
  }
  return lock(client, 'pg_try_advisory_lock_shared', USE);
}

/** Whether there are no other users. Once it returns true, no other process can become one. */
export async function lastUser(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [USE]);
  const answer = await client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [USE]);
  return answer.rows[0]?.last === true;
}

async function lock(
  client: Client,
  how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  key: number,
): Promise<boolean> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const answer = await client.query<{ ok: boolean }>(`SELECT ${how}($1) AS ok`, [key]);
    if (answer.rows[0]?.ok) return true;
    if (performance.now() > deadline) return false;
    await delay(20);
  }
}

/** The number of the process that holds a lock. */
async function holderOf(client: Client, key: number): Promise<string | undefined> {
  const answer = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE locktype = 'advisory' AND objid = $1 AND granted AND application_name LIKE 'sitewright %' LIMIT 1`,
    [key],
  );
  const name = answer.rows[0]?.name;
  return name?.slice('sitewright '.length);
}
