import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

const limitColumns = [
  sql<number | null>`per_file`.as('per_file'),
  sql<number | null>`per_site`.as('per_site'),
];

/** The operator's limit for this site, in bytes. The row stays locked until the transaction ends. */
export const lockRoom = (tx: Tx) =>
  tx
    .insertInto('file_rooms')
    .values({ website_id: tx.site })
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet({ website_id: (eb) => eb.ref('excluded.website_id') }),
    )
    .returning(limitColumns)
    .executeTakeFirstOrThrow();

export const findRoom = (tx: Tx) =>
  tx.selectFrom('file_rooms').select(limitColumns).where('website_id', '=', tx.site).executeTakeFirst();

/** Null restores the installation's limit. */
export async function setLimits(
  tx: Tx,
  limits: { perFile?: number | null; perSite?: number | null },
): Promise<void> {
  await lockRoom(tx);
  await tx
    .updateTable('file_rooms')
    .set({
      ...(limits.perFile === undefined ? {} : { per_file: limits.perFile }),
      ...(limits.perSite === undefined ? {} : { per_site: limits.perSite }),
      website_id: tx.site,
    })
    .where('website_id', '=', tx.site)
    .execute();
}

/** Bytes of files, including the trash and visitors' files, and of other uploads in progress. */
export async function roomTaken(tx: Tx, butHold: string | null = null) {
  const { rows } = await sql<{ used: number; held: number }>`
    select (select coalesce(sum(source_size), 0)::bigint from files where website_id = ${tx.site})
      + (select coalesce(sum(size), 0)::bigint from attachments where website_id = ${tx.site}) as used,
      (select coalesce(sum(bytes), 0)::bigint from file_holds where website_id = ${tx.site} and expires_at > now()
        and id is distinct from ${butHold}::uuid) as held`.execute(tx);
  return rows[0] ?? { used: 0, held: 0 };
}

export async function insertHold(tx: Tx, bytes: number, seconds: number): Promise<string> {
  const row = await tx
    .insertInto('file_holds')
    .values({ website_id: tx.site, bytes, expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The same reservation, even if it had expired and was deleted. */
export async function renewHold(tx: Tx, id: string, bytes: number, seconds: number) {
  const values = { bytes, expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` };
  await tx
    .insertInto('file_holds')
    .values({ website_id: tx.site, id, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(values))
    .execute();
}

export async function setHold(tx: Tx, id: string, bytes: number, seconds: number) {
  return tx
    .updateTable('file_holds')
    .set({ bytes, expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirst();
}

export async function deleteHold(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('file_holds').where('website_id', '=', tx.site).where('id', '=', id).execute();
}

/** Including records of resumable uploads. @returns ids of expired ones */
export async function deleteOverdueHolds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .deleteFrom('file_holds')
    .where('website_id', '=', tx.site)
    .where('expires_at', '<', sql<Date>`now()`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
