import type { Tx } from '../../../../lib/db/database.ts';

export const findVisibility = (tx: Tx) =>
  tx
    .selectFrom('websites')
    .select(['private', 'door_hash'])
    .where('id', '=', tx.site)
    .executeTakeFirstOrThrow();

/** @param lock a new password, with a key that invalidates earlier cookies; `null` leaves both unchanged */
export async function changeVisibility(
  tx: Tx,
  isPrivate: boolean,
  lock: { hash: string | null; key: Buffer | null } | null,
): Promise<void> {
  await tx
    .updateTable('websites')
    .set({ private: isPrivate, ...(lock ? { door_hash: lock.hash, door_key: lock.key } : {}) })
    .where('id', '=', tx.site)
    .execute();
}
