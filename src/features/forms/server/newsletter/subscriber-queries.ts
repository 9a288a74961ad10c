import { sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx } from '../../../../lib/db/database.ts';

const columns = ['id', 'email', 'status', 'consent', 'created_at', 'confirmed_at', 'left_at'] as const;

/**
 * Records a request with a token for the email. Existing subscribers stay, and nothing is returned: a form reveals
 * nobody's subscription.
 */
export async function askToSubscribe(
  tx: Tx,
  asked: { email: string; tokenHash: Buffer; consent: string },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('subscribers')
    .values({
      website_id: tx.site,
      email: asked.email,
      token_hash: asked.tokenHash,
      consent: asked.consent,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'email'])
        .doUpdateSet({
          token_hash: asked.tokenHash,
          consent: asked.consent,
          status: 'waiting',
          created_at: sql`now()`,
        })
        .where('subscribers.status', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Valid for a week; repeating succeeds. */
export const confirmSubscription = (tx: Tx, tokenHash: Buffer) =>
  tx
    .updateTable('subscribers')
    .set({ status: 'confirmed', confirmed_at: sql`coalesce(confirmed_at, now())`, left_at: null })
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', tokenHash)
    .where((is) =>
      is.or([
        is('status', '=', 'confirmed'),
        is.and([is('status', '=', 'waiting'), is('created_at', '>', sql<Date>`now() - interval '7 days'`)]),
      ]),
    )
    .returning('email')
    .executeTakeFirst();

export const leaveByToken = (tx: Tx, tokenHash: Buffer) =>
  tx
    .updateTable('subscribers')
    .set({ status: 'left', left_at: sql`coalesce(left_at, now())` })
    .where('website_id', '=', tx.site)
    .where('token_hash', '=', tokenHash)
    .returning('email')
    .executeTakeFirst();

export const takeOff = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('subscribers')
    .set({ status: 'left', left_at: sql`coalesce(left_at, now())` })
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .returning(columns)
    .execute();

/** @returns how many there were */
export async function deleteSubscribers(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('subscribers')
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface SubscriberQuery {
  status?: string | undefined;
  q?: string | undefined;
  sort?: 'newest' | 'email' | undefined;
  limit: number;
  after?: string | undefined;
}

export const listSubscribers = (tx: Tx, { status, q, sort, limit, after }: SubscriberQuery) =>
  tx
    .selectFrom('subscribers')
    .where('website_id', '=', tx.site)
    .select(columns)
    .$if(status !== undefined, (list) => list.where('status', '=', status ?? ''))
    .$if(Boolean(q), (list) => list.where('email', 'like', containing((q ?? '').toLowerCase())))
    .$if(after !== undefined, (list) =>
      sort === 'email'
        ? list.where('email', '>', (of) =>
            of
              .selectFrom('subscribers as last')
              .where('last.website_id', '=', tx.site)
              .where('last.id', '=', after ?? '')
              .select('last.email'),
          )
        : list.where('id', '<', after ?? ''),
    )
    .orderBy(sort === 'email' ? 'email' : 'id', sort === 'email' ? 'asc' : 'desc')
    .limit(limit)
    .execute();

export type SubscriberRow = Awaited<ReturnType<typeof listSubscribers>>[number];
