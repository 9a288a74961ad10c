import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../db/roles.ts';
import { createSlot, dropSlot, findSlots } from './backup-queries.ts';
import { readLsn } from './replication.ts';

const SLOT = 'sitewright_backup_';

export interface BackupSlot {
  name: string;
  /** The beginning of the log that the server keeps. */
  from: bigint;
}

/** The series that a slot belongs to. Copies of the database contain no slot, so a restored one begins a new series. */
export const seriesOf = (slot: string): string => slot.slice(SLOT.length).replaceAll('_', '-');

/** @param onLost is told when the server could not keep the log that was not backed up */
export async function findOrCreateSlot(client: pg.Client, onLost: () => void): Promise<BackupSlot> {
  for (const { slot_name: name, restart_lsn: from } of await findSlots(client)) {
    if (from !== null) return { name, from: readLsn(from) };
    onLost();
    await dropSlot(client, name);
  }
  const stamp = new Date()
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '')
    .toLowerCase();
  await createSlot(client, `${SLOT}${stamp}_${randomBytes(4).toString('hex')}`);
  return findOrCreateSlot(client, onLost);
}

/** Removes a slot once the server has noticed the end of its connection. */
export async function dropSlotWhenFree(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    await dropSlot(client, name);
    if (!(await findSlots(client)).some((slot) => slot.slot_name === name)) return;
    await delay(100);
  }
}

/** Removes what a backup left that is no longer set, so that the server keeps no log for it. */
export async function forgetBackups(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    for (const { slot_name: name } of await findSlots(client)) await dropSlot(client, name);
  } finally {
    await client.end();
  }
}
