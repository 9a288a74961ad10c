import { sql } from 'kysely';
import { deleteOldest } from '../../../../lib/db/batches-queries.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

export interface Attempt {
  how: string;
  userAgent: string;
  address: string;
  country: string;
}

/** Successful methods; the rest are failures. */
const WORKED = sql`how in ('password', 'code', 'recovery', 'passkey', 'link', 'registered')`;

/** @returns whether the account was used before, but never from a device like this one */
export async function noteSignIn(
  tx: Tx,
  accountId: string,
  { how, userAgent, address, country }: Attempt,
): Promise<boolean> {
  const { rows } = await sql<{ before: boolean; known: boolean }>`
    with before as (
      select count(*) > 0 as before, coalesce(bool_or(user_agent = ${userAgent}), false) as known from sign_ins
      where website_id = ${tx.site} and account_id = ${accountId} and ${WORKED}),
    noted as (
      insert into sign_ins (website_id, account_id, how, user_agent, address, country)
      values (${tx.site}, ${accountId}, ${how}, ${userAgent}, ${address}, ${country}) returning id)
    select before, known from before, noted`.execute(tx);
  return rows[0] !== undefined && rows[0].before && !rows[0].known;
}

/** By typed address or id, so that one statement serves unknown ones too. */
export const noteFailure = (
  tx: Tx,
  who: { email: string } | { id: string },
  { how, userAgent, address, country }: Attempt,
) =>
  sql`
    insert into sign_ins (website_id, account_id, how, user_agent, address, country)
    select website_id, id, ${how}, ${userAgent}, ${address}, ${country} from accounts
    where website_id = ${tx.site} and ${'id' in who ? sql`id = ${who.id}` : sql`email = ${who.email}`}`.execute(
    tx,
  );

export const listSignIns = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('sign_ins')
    .select(['id', 'at', 'how', 'user_agent', 'address', 'country'])
    .where('website_id', '=', tx.site)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** Deletes old sign-ins of all sites. @returns how many were deleted */
export const forgetSignIns = (tx: CrossTx, most: number): Promise<number> =>
  deleteOldest(tx, { table: 'sign_ins', column: 'at', until: sql<Date>`now() - interval '1 year'` }, most);
