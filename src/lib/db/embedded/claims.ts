import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Place } from './place.ts';
import { StartRefusal } from './start-refusal.ts';

/** Advisory locks in the maintenance database. They end with their connection, so even `kill -9` leaves none behind. */
const SERVER = 728_101;
const USE = 728_102;

/** A killed server's lock goes within moments; a running one's does not. */
const PATIENCE = 1_000;

/**
 * Says on this connection that we use the database, and where asked, that no other server may. False means that the
 * database is being stopped by its last user, and wants another try.
 */
export async function claim(client: Client, place: Place, exclusive: boolean): Promise<boolean> {
  if (exclusive && !(await lock(client, 'pg_try_advisory_lock', SERVER))) {
    const holder = await holderOf(client, SERVER);
    throw new StartRefusal(
      `Sitewright is already running with this data folder (${place.dataDir}${holder}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return lock(client, 'pg_try_advisory_lock_shared', USE);
}

/** Whether nobody else uses the database. From a yes on, nobody else can begin to. */
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

async function holderOf(client: Client, key: number): Promise<string> {
  const answer = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE locktype = 'advisory' AND objid = $1 AND granted AND application_name LIKE 'sitewright %' LIMIT 1`,
    [key],
  );
  const name = answer.rows[0]?.name;
  return name ? `, process ${name.slice('sitewright '.length)}` : '';
}
