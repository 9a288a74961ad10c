import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

export const messageSettings = (tx: Tx) =>
  tx
    .selectFrom('message_settings')
    .where('website_id', '=', tx.site)
    .select(['keep_days', 'round'])
    .executeTakeFirst();

/** @returns the new sequence number; jobs of an earlier one stop */
export async function setKeeping(tx: Tx, keepDays: number | null): Promise<string> {
  const { round } = await tx
    .insertInto('message_settings')
    .values({ website_id: tx.site, keep_days: keepDays })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet({ keep_days: keepDays, round: sql<string>`gen_random_uuid()` }),
    )
    .returning('round')
    .executeTakeFirstOrThrow();
  return round;
}

/** Messages beyond the retention period, `most` at a time, except starred ones. @returns their ids */
export async function deleteOld(tx: Tx, keepDays: number, most: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('messages')
    .where('website_id', '=', tx.site)
    .where('id', 'in', (from) =>
      from
        .selectFrom('messages')
        .select('id')
        .where('website_id', '=', tx.site)
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keepDays}::int)`)
        .where('starred', '=', false)
        .limit(most),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Earlier messages from an address, `most` at a time. @returns ids of the deleted messages */
export async function erasePerson(tx: Tx, email: string, until: string, most: number): Promise<string[]> {
  const then = sql<Date>`${until}::timestamptz`;
  const messages = await tx
    .deleteFrom('messages')
    .where('website_id', '=', tx.site)
    .where('id', 'in', (from) =>
      from
        .selectFrom('messages')
        .select('id')
        .where('website_id', '=', tx.site)
        .where('sender_email', '=', email)
        .where('created_at', '<=', then)
        .limit(most),
    )
    .returning('id')
    .execute();
  await tx
    .deleteFrom('subscribers')
    .where('website_id', '=', tx.site)
    .where('email', '=', email)
    .where('created_at', '<=', then)
    .execute();
  return messages.map(({ id }) => id);
}
