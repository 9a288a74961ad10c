import type pg from 'pg';

const SLOTS = String.raw`sitewright\_backup\_%`;

export interface Slot {
  slot_name: string;
  /** The beginning of the log that the server keeps; null if it had to give it up. */
  restart_lsn: string | null;
}

/** The replication slots of backups. A copy of the database doesn't contain them. */
export async function findSlots(client: pg.Client): Promise<Slot[]> {
  const { rows } = await client.query<Slot>(
    `select slot_name, case when wal_status = 'lost' then null else restart_lsn::text end as restart_lsn
       from pg_replication_slots where slot_name like $1`,
    [SLOTS],
  );
  return rows;
}

export async function createSlot(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_create_physical_replication_slot($1, true)', [name]);
}

export async function dropSlot(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active`,
    [name],
  );
}

/** Bytes of a file of the write-ahead log. */
export async function readSegmentBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    `select pg_size_bytes(current_setting('wal_segment_size'))::int as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

/** Over a replication connection. */
export async function identifySystem(client: pg.Client) {
  const { rows } = await client.query<{ systemid: string; timeline: string; xlogpos: string }>(
    'IDENTIFY_SYSTEM',
  );
  const { systemid = '', timeline = '', xlogpos = '' } = rows[0] ?? {};
  return { system: systemid, timeline: Number(timeline), written: xlogpos };
}

/** A position and a time: all commits acknowledged before the time are before the position. */
export async function readPosition(client: pg.Client): Promise<{ lsn: string; time: Date }> {
  const { rows } = await client.query<{ lsn: string; time: Date }>(
    'select clock_timestamp() as time, pg_current_wal_flush_lsn()::text as lsn',
  );
  return rows[0] as { lsn: string; time: Date };
}
