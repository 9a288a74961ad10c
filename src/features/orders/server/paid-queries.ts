import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { hashToken } from '../../../lib/http/session-cookie.ts';
import { FULFILLED, PAID, PENDING } from '../order-states.ts';
import type { WholeOrder } from './order-rows.ts';

export interface Settling {
  provider: string;
  transactionId: string;
  stripeAccount?: string;
  actor: string;
  account?: string | null;
  paymentId?: string;
  /** Opens the order from its mail. */
  key: string;
  /** For how long downloads are open; null where nothing in it is complete by being paid. */
  days: number | null;
  /** Stands before the invoice's number. */
  invoicePrefix: string;
  /** Nothing has to be sent. */
  complete: boolean;
}

/**
 * From pending to paid, with all that goes with it, in one statement: invoice number, story, words to be found by, the key
 * of its mail, downloads. The caller has locked the order.
 * @returns false where it is not pending any more
 */
export async function settleOrder(
  tx: Tx,
  websiteId: string,
  { id }: WholeOrder,
  by: Settling,
): Promise<boolean> {
  const { actor, account = null, provider, transactionId, stripeAccount = '', complete } = by;
  const text = provider === 'none' ? 'There was nothing to pay.' : `Paid (${provider}).`;
  const event = { kind: 'paid', from: PENDING, to: PAID, actor, account, detail: { text } };
  const sent = 'Nothing of it has to be sent.';
  const last = { kind: 'fulfilled', from: PAID, to: FULFILLED, actor: 'system', detail: { text: sent } };
  const downloads = sql`, i as (
      update order_items set fulfilled = quantity,
        downloads_until = case when kind = 'digital' then now() + make_interval(days => ${by.days}::int) end
      where website_id = ${websiteId} and order_id = ${id} and kind in ('digital', 'booking'))`;
  const payment = sql`, p as (
      update payments set status = 'succeeded', problem = '', checked_at = now(), settled_at = now()
      where website_id = ${websiteId} and id = ${by.paymentId})`;
  const { rows } = await sql`
    with n as (
      insert into shop_numbers (website_id, series, last) values (${websiteId}, 'invoice', 1)
      on conflict (website_id, series) do update set last = shop_numbers.last + 1 returning last
    ), o as (
      update orders o set status = ${complete ? FULFILLED : PAID}, version = version + 1, paid_at = now(),
        placed_at = coalesce(placed_at, now()), fulfilled_at = ${complete ? sql`now()` : sql`null`}, provider = ${provider},
        transaction_id = ${transactionId}, visitor = null, stripe_account = ${stripeAccount},
        invoice_number = ${by.invoicePrefix}::text || lpad(n.last::text, 5, '0')
      from n where o.website_id = ${websiteId} and o.id = ${id} and o.status = 0 returning o.id
    ), e as (
      insert into order_events (website_id, order_id, kind, from_status, to_status, actor, account_id, detail)
      select ${websiteId}::uuid, o.id, t.kind, t."from", t."to", t.actor, t.account, t.detail
      from o, jsonb_to_recordset(${JSON.stringify(complete ? [event, last] : [event])}::jsonb)
        as t (kind text, "from" smallint, "to" smallint, actor text, account uuid, detail jsonb)
    ), w as (
      insert into order_words (website_id, word, order_id)
      select ${websiteId}::uuid, word, o.id from o, unnest(${[transactionId.toLowerCase().slice(0, 100)]}::text[]) word
      where word <> '' on conflict do nothing
    ), k as (
      insert into order_keys (website_id, key_hash, order_id)
      select ${websiteId}::uuid, ${hashToken(by.key)}::bytea, o.id from o
    ) ${by.paymentId === undefined ? sql`` : payment} ${by.days === null ? sql`` : downloads}
    select id from o`.execute(tx);
  return rows.length > 0;
}
