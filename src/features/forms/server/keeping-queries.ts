import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

export const messageSettings = (tx: Tx, websiteId: string) =>
  tx
    .selectFrom('message_settings')
    .where('website_id', '=', websiteId)
    .select(['keep_days', 'round'])
    .executeTakeFirst();

/** @returns the new round; jobs of an earlier one end themselves */
export async function setKeeping(tx: Tx, websiteId: string, keepDays: number | null): Promise<string> {
  const { round } = await tx
    .insertInto('message_settings')
    .values({ website_id: websiteId, keep_days: keepDays })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet({ keep_days: keepDays, round: sql<string>`gen_random_uuid()` }),
    )
    .returning('round')
    .executeTakeFirstOrThrow();
  return round;
}

/** Messages older than the site keeps them; what is starred stays. */
export async function deleteOld(tx: Tx, websiteId: string, keepDays: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('messages')
    .where('website_id', '=', websiteId)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keepDays}::int)`)
    .where('starred', '=', false)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Messages and subscriptions of one sender's address. */
export async function countPerson(tx: Tx, websiteId: string, email: string) {
  const { messages } = await tx
    .selectFrom('messages')
    .where('website_id', '=', websiteId)
    .where('sender_email', '=', email)
    .select(sql<number>`count(*)`.as('messages'))
    .executeTakeFirstOrThrow();
  const { subscriptions } = await tx
    .selectFrom('subscribers')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .select(sql<number>`count(*)`.as('subscriptions'))
    .executeTakeFirstOrThrow();
  return { messages, subscriptions };
}

export async function erasePerson(tx: Tx, websiteId: string, email: string) {
  const messages = await tx
    .deleteFrom('messages')
    .where('website_id', '=', websiteId)
    .where('sender_email', '=', email)
    .returning('id')
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('subscribers')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return { messages: messages.map(({ id }) => id), subscriptions: Number(numDeletedRows) };
}
