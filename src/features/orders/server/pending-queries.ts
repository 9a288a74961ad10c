import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { Address } from '../order-shapes.ts';
import { orderWords } from '../order-words.ts';
import { filesOf } from './order-queries.ts';
import type { WholeOrder } from './order-rows.ts';
import type { PricedCart } from './price-cart.ts';

export interface PendingOrder {
  origin: string;
  email: string;
  name: string;
  phone: string;
  accountId: string | null;
  address: Address | null;
  answers: Record<string, unknown>;
  provider: string;
  cart: PricedCart;
  currency: string;
  taxIncluded: boolean;
  prefix: string;
  /** Until the buyer must have paid. */
  holdSeconds: number;
  /** Whoever asks, as a hash of their address in the network; kept until the order is paid or ends. */
  visitor: Buffer | null;
}

/** Orders that one visitor may have begun and not paid: each keeps goods from others. */
const MOST_OPEN = 60;

/**
 * The order, its lines, holds, words and first event, in one statement; its number comes last, so that few wait for it.
 * @returns nothing where this visitor has begun too many already; undo the transaction then
 */
export async function insertPending(
  tx: Tx,
  websiteId: string,
  keyHash: Buffer,
  order: PendingOrder,
): Promise<WholeOrder | undefined> {
  const { rows } = await sql<WholeOrder>`
    with n as (
      insert into shop_numbers (website_id, series, last) values (${websiteId}, 'order', 1001)
      on conflict (website_id, series) do update set last = shop_numbers.last + 1 returning last
    ), o as (
      insert into orders (website_id, number, origin, email, name, phone, account_id, address, answers, access_key_hash,
        currency, subtotal, discount, discount_code, discount_code_id, shipping, shipping_label, shipping_option,
        shipping_tax, tax, tax_included, total, provider, held_until, visitor)
      select ${websiteId}::uuid, ${order.prefix} || n.last, ${columnValues(order)}, ${keyHash}, ${amounts(order)}, ${order.visitor}::bytea from n
      where ${MOST_OPEN} > (select count(*) from orders
        where website_id = ${websiteId} and visitor = ${order.visitor}::bytea and status = 0 and held_until > now())
      returning *
    ), w as (
      insert into order_words (website_id, word, order_id)
      select distinct ${websiteId}::uuid, word, id from o, unnest(
        array[lower(o.number), regexp_replace(lower(o.number), '^\\D+', '')] || ${words(order)}::text[]) word where word <> ''
    ), e as (
      insert into order_events (website_id, order_id, kind, to_status, actor, account_id, detail)
      select ${websiteId}::uuid, id, 'begun', 0, 'buyer', ${order.accountId}::uuid, '{"text":"The buyer went to pay."}' from o
      returning *
    ), i as (${insertLines(websiteId, order)} returning *), h as (${insertHolds(websiteId, order)})
    select o.*, (select jsonb_agg(to_jsonb(i) || jsonb_build_object('files', ${filesOf}) order by i.position) from i) as items,
      (select jsonb_agg(to_jsonb(e) || '{"email":null}' order by e.id) from e) as events,
      '[]'::jsonb as refunds, '[]'::jsonb as fulfilments
    from o`.execute(tx);
  return rows[0];
}

const words = (order: PendingOrder) =>
  orderWords({ number: '', name: order.name, email: order.email, postcode: order.address?.postcode });

const columnValues = (
  order: PendingOrder,
) => sql`${order.origin}, ${order.email}, ${order.name}, ${order.phone},
  ${order.accountId}::uuid, ${order.address && JSON.stringify(order.address)}::jsonb,
  ${JSON.stringify(order.answers)}::jsonb`;

const amounts = ({ currency, taxIncluded, provider, holdSeconds, cart }: PendingOrder) => {
  const { sums, code, choice } = cart;
  return sql`${currency}, ${sums.subtotal}::bigint, ${sums.discount}::bigint, ${code?.code ?? ''}, ${code?.id ?? null}::uuid,
    ${sums.shipping}::bigint, ${choice?.label ?? ''}, ${choice?.id ?? ''}, ${sums.shippingTax}::bigint,
    ${sums.tax}::bigint, ${taxIncluded}::boolean, ${sums.total}::bigint, ${provider},
    now() + make_interval(secs => ${holdSeconds}::int)`;
};

function lineRecords({ cart }: PendingOrder) {
  return cart.lines.map((line, position) => {
    const { discount = 0, tax = 0, paid = 0 } = cart.sums.lines[position] ?? {};
    return {
      position,
      kind: line.kind,
      product_id: line.variant_id ? line.product_id : null,
      variant_id: line.variant_id,
      reference: line.reference ?? null,
      label: line.label,
      variant_label: line.variant_label,
      sku: line.sku,
      picture: line.picture,
      price: line.price,
      quantity: line.quantity,
      discount,
      tax_class: line.tax_class,
      tax_rate: line.taxRate,
      tax,
      paid,
      weight: line.weight,
      tracked: line.stock !== null,
    };
  });
}

const insertLines = (websiteId: string, order: PendingOrder) => sql`
  insert into order_items (website_id, order_id, position, kind, product_id, variant_id, reference, label, variant_label,
    sku, picture, price, quantity, discount, tax_class, tax_rate, tax, paid, weight, tracked)
  select ${websiteId}::uuid, o.id, l.* from o, jsonb_to_recordset(${JSON.stringify(lineRecords(order))}::jsonb) as l (
    position int, kind text, product_id uuid, variant_id uuid, reference uuid, label text, variant_label text, sku text,
    picture jsonb, price bigint, quantity int, discount bigint, tax_class text, tax_rate int, tax bigint, paid bigint,
    weight int, tracked boolean)`;

/** One for each stock item, however many lines it stands on. */
const insertHolds = (websiteId: string, { cart, holdSeconds }: PendingOrder) => {
  const held = new Map<string, number>();
  for (const { variant_id: id, stock, quantity } of cart.lines)
    if (id && stock !== null) held.set(id, (held.get(id) ?? 0) + quantity);
  return sql`
    insert into stock_holds (website_id, variant_id, order_id, quantity, until)
    select ${websiteId}::uuid, t.variant_id, o.id, t.quantity, now() + make_interval(secs => ${holdSeconds}::int)
    from o, unnest(${[...held.keys()]}::uuid[], ${[...held.values()]}::int[]) as t (variant_id, quantity)`;
};

/** The same order with other contents, while it is pending; its number and key stay. @returns false where it is not */
export async function replacePending(
  tx: Tx,
  websiteId: string,
  id: string,
  order: PendingOrder,
): Promise<boolean> {
  const { rows } = await sql`
    with o as (
      update orders set (origin, email, name, phone, account_id, address, answers, currency, subtotal, discount,
        discount_code, discount_code_id, shipping, shipping_label, shipping_option, shipping_tax, tax, tax_included, total,
        provider, held_until) = row(${columnValues(order)}, ${amounts(order)}), version = version + 1
      where website_id = ${websiteId} and id = ${id} and status = 0 returning id
    ), i as (${insertLines(websiteId, order)}), h as (${insertHolds(websiteId, order)}), w as (
      insert into order_words (website_id, word, order_id)
      select distinct ${websiteId}::uuid, word, o.id from o, unnest(${words(order)}::text[]) word where word <> ''
      on conflict do nothing
    )
    select id from o`.execute(tx);
  return rows.length > 0;
}

/** What a pending order held, before it is replaced. */
export async function clearPending(tx: Tx, websiteId: string, id: string): Promise<void> {
  await sql`delete from stock_holds where website_id = ${websiteId} and order_id = ${id}`.execute(tx);
  await sql`delete from order_items where website_id = ${websiteId} and order_id = ${id}`.execute(tx);
}

export async function noteRedemption(
  tx: Tx,
  websiteId: string,
  codeId: string,
  orderId: string,
  email: string,
) {
  await sql`insert into code_redemptions (website_id, code_id, order_id, email)
    values (${websiteId}, ${codeId}, ${orderId}, ${email})`.execute(tx);
}
