import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { FULFILLED, PAID, PENDING } from '../../order-states.ts';
import { detailOf, told } from '../management/stored-words.ts';

/** An existing payment, or one written with the order: its reference is the order's transaction. */
export type SettledPayment = { id: string } | { amount: number; currency: string };

export interface Settling {
  provider: string;
  transactionId: string;
  stripeAccount?: string;
  actor: string;
  account?: string | null;
  payment?: SettledPayment;
  /** Grants access to the order from its email. */
  key: string;
  /** How long downloads are available; null if payment completes nothing in the order. */
  days: number | null;
  /** Prefix of the invoice number. */
  invoicePrefix: string;
  /** Whether nothing has to be sent. */
  complete: boolean;
}

interface Values {
  websiteId: string;
  id: string;
  status: number;
  complete: boolean;
  provider: string;
  transactionId: string;
  word: string;
  stripeAccount: string;
  prefix: string;
  events: string;
  keyHash: Buffer;
  days: number | null;
  paymentId: string | null;
  amount: number | null;
  currency: string | null;
}

const nothing = () => sql``;
const payments: Record<'none' | 'known' | 'new', (values: Values) => RawBuilder<unknown>> = {
  none: nothing,
  known: ({ websiteId, paymentId }) => sql`, p as (
      update payments set status = 'succeeded', problem = '', checked_at = now(), settled_at = now()
      where website_id = ${websiteId} and id = ${paymentId})`,
  new: ({ websiteId, provider, transactionId, amount, currency }) => sql`, p as (
      insert into payments (website_id, order_id, provider, reference, amount, currency, status, settled_at)
      select ${websiteId}::uuid, o.id, ${provider}, ${transactionId}, ${amount}::bigint, ${currency}, 'succeeded', now() from o)`,
};
const downloads = ({ websiteId, id, days }: Values) => sql`, i as (
      update order_items set fulfilled = quantity,
        downloads_until = case when kind = 'digital' then now() + make_interval(days => ${days}::int) end
      where website_id = ${websiteId} and order_id = ${id} and kind in ('digital', 'booking'))`;

const settling = (payment: keyof typeof payments, withDownloads: boolean) =>
  preparedSql((values: Values) => {
    const { websiteId, id, provider, transactionId } = values;
    return sql<{ id: string }>`
    with n as (
      insert into shop_numbers (website_id, series, last) values (${websiteId}, 'invoice', 1)
      on conflict (website_id, series) do update set last = shop_numbers.last + 1 returning last
    ), o as (
      update orders o set status = ${values.status}::smallint, version = version + 1, paid_at = now(),
        placed_at = coalesce(placed_at, now()), fulfilled_at = case when ${values.complete}::boolean then now() end,
        provider = ${provider}, transaction_id = ${transactionId}, visitor = null,
        stripe_account = ${values.stripeAccount},
        invoice_number = ${values.prefix}::text || lpad(n.last::text, 5, '0')
      from n where o.website_id = ${websiteId} and o.id = ${id} and o.status = 0 returning o.id
    ), e as (
      insert into order_events (website_id, order_id, kind, from_status, to_status, actor, account_id, detail)
      select ${websiteId}::uuid, o.id, t.kind, t."from", t."to", t.actor, t.account, t.detail
      from o, jsonb_to_recordset(${values.events}::jsonb)
        as t (kind text, "from" smallint, "to" smallint, actor text, account uuid, detail jsonb)
    ), w as (
      insert into order_words (website_id, word, order_id)
      select ${websiteId}::uuid, ${values.word}::text, o.id from o where ${values.word}::text <> '' on conflict do nothing
    ), k as (
      insert into order_keys (website_id, key_hash, order_id)
      select ${websiteId}::uuid, ${values.keyHash}::bytea, o.id from o
    ) ${payments[payment](values)} ${withDownloads ? downloads(values) : nothing()}
    select id from o`;
  });
const statements = {
  none: [settling('none', false), settling('none', true)],
  known: [settling('known', false), settling('known', true)],
  new: [settling('new', false), settling('new', true)],
} as const;

/**
 * Marks a pending order as paid in one statement, with invoice number, history, search terms, the key for
 * its email, its payment and downloads. The caller has locked the order.
 * @returns false if it is no longer pending
 */
export async function settleOrder(tx: Tx, id: string, by: Settling): Promise<boolean> {
  const { actor, account = null, provider, transactionId, stripeAccount = '', complete, payment, days } = by;
  const detail = detailOf(told('paid', { provider }));
  const event = { kind: 'paid', from: PENDING, to: PAID, actor, account, detail };
  const sent = detailOf(told('noDelivery'));
  const last = { kind: 'fulfilled', from: PAID, to: FULFILLED, actor: 'system', detail: sent };
  const [plain, withDownloads] = statements[payment ? ('id' in payment ? 'known' : 'new') : 'none'];
  const rows = await (days === null ? plain : withDownloads)(tx, {
    websiteId: tx.site,
    id,
    status: complete ? FULFILLED : PAID,
    complete,
    provider,
    transactionId,
    word: transactionId.toLowerCase().slice(0, 100),
    stripeAccount,
    prefix: by.invoicePrefix,
    events: JSON.stringify(complete ? [event, last] : [event]),
    keyHash: hashToken(by.key),
    days,
    paymentId: payment && 'id' in payment ? payment.id : null,
    amount: payment && 'amount' in payment ? payment.amount : null,
    currency: payment && 'currency' in payment ? payment.currency : null,
  });
  return rows.length > 0;
}
