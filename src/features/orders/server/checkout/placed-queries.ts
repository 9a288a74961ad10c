import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { ofPerson, type Whose } from '../../../../lib/db/whose-queries.ts';
import type { PostalAddress } from '../../../../lib/postal/postal-lines.ts';

/** Places an order to be paid by hand, if its hold is still active. */
export async function markPlaced(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update orders set placed_at = now(), provider = 'manual', version = version + 1
    where website_id = ${tx.site} and id = ${id} and status = 0 and placed_at is null and held_until > now()
    returning id`.execute(tx);
  return rows.length > 0;
}

export interface OrderChange {
  notes?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  address?: PostalAddress | null | undefined;
  delivered?: Date | null | undefined;
}

/** Updates what may change at any time: neither items nor amounts. @returns false for another version */
export async function changeOrder(
  tx: Tx,
  id: string,
  { notes, email, name, phone, address, delivered }: OrderChange,
  version: number | undefined,
): Promise<boolean> {
  const row = await tx
    .updateTable('orders')
    .set({
      version: sql`version + 1`,
      ...(notes === undefined ? {} : { notes }),
      ...(email === undefined ? {} : { email: email.toLowerCase() }),
      ...(name === undefined ? {} : { name }),
      ...(phone === undefined ? {} : { phone }),
      ...(delivered === undefined ? {} : { delivered_at: delivered }),
      ...(address === undefined ? {} : { address: address === null ? null : JSON.stringify(address) }),
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds the new search terms; the former ones still find it as well. */
export async function addTerms(tx: Tx, id: string, words: readonly string[]): Promise<void> {
  await sql`insert into order_words (website_id, word, order_id)
    select ${tx.site}::uuid, word, ${id}::uuid from unnest(${words}::text[]) word where word <> ''
    on conflict do nothing`.execute(tx);
}

/** Orders are kept for accounting; removes the person from them, `most` at a time. @returns ids of those orders */
export async function forgetBuyer(tx: Tx, whose: Whose, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with o as (
      update orders set email = '', name = '', phone = '', notes = '', answers = '{}', account_id = null,
        address = case when address is null then null else
          jsonb_build_object('line1', '', 'line2', '', 'postcode', '', 'country', address -> 'country') end
      where website_id = ${tx.site} and id in (
        select id from orders where website_id = ${tx.site} and ${ofPerson(whose)} and status <> 0 limit ${most})
      returning id
    ), k as (delete from order_keys where website_id = ${tx.site} and order_id in (select id from o)),
    c as (update code_redemptions set email = '' where website_id = ${tx.site} and order_id in (select id from o)),
    d as (update withdrawals set name = '', reason = '' where website_id = ${tx.site} and order_id in (select id from o)),
    w as (delete from order_words where website_id = ${tx.site} and order_id in (select id from o))
    select id from o`.execute(tx);
  return rows.map(({ id }) => id);
}
