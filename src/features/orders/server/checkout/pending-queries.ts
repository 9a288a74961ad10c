import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import { keepingLanguage, type Speaker, speakerOf } from '../../../accounts/server/index.ts';
import { holdLimits } from '../../../../lib/work/limit-table.ts';
import type { PostalAddress } from '../../../../lib/postal/postal-lines.ts';
import { orderTerms } from '../../search-terms.ts';
import { filesOf } from '../management/order-queries.ts';
import type { WholeOrder } from '../management/order-rows.ts';
import { detailOf, told } from '../management/stored-words.ts';
import type { PricedCart } from '../cart/price-cart.ts';

export interface PendingOrder {
  origin: string;
  email: string;
  name: string;
  phone: string;
  accountId: string | null;
  address: PostalAddress | null;
  answers: Record<string, unknown>;
  /** Whether the buyer was asked about immediate downloads, and losing the right to cancel them. */
  downloadAsked: boolean;
  downloadConsent: boolean;
  /** The buyer's language, for emails; null for the site's. */
  language: string | null;
  provider: string;
  cart: PricedCart;
  currency: string;
  taxIncluded: boolean;
  prefix: string;
  /** The deadline for payment. */
  holdSeconds: number;
  /** The client, as a hash of their network address; kept until the order is paid or ends. */
  visitor: Buffer;
}

type Values = ReturnType<typeof valuesOf> & { websiteId: string };

/** Everything to be stored, as parameters of a statement that is built once. */
function valuesOf(order: PendingOrder) {
  const { cart, address } = order;
  const { sums, code, choice } = cart;
  const held = heldOf(cart);
  return {
    origin: order.origin,
    email: order.email,
    name: order.name,
    phone: order.phone,
    accountId: order.accountId,
    address: address && JSON.stringify(address),
    answers: JSON.stringify(order.answers),
    downloadAsked: order.downloadAsked,
    downloadConsent: order.downloadConsent,
    language: order.language,
    currency: order.currency,
    subtotal: sums.subtotal,
    discount: sums.discount,
    code: code?.code ?? '',
    codeId: code?.id ?? null,
    shipping: sums.shipping,
    shippingLabel: choice?.label ?? '',
    buyersShippingLabel: choice?.buyersLabel ?? null,
    shippingOption: choice?.id ?? '',
    shippingTax: sums.shippingTax,
    tax: sums.tax,
    taxIncluded: order.taxIncluded,
    total: sums.total,
    provider: order.provider,
    holdSeconds: order.holdSeconds,
    lines: JSON.stringify(lineRecords(order)),
    begun: JSON.stringify(detailOf(told('began'))),
    heldVariants: [...held.keys()],
    heldQuantities: [...held.values()],
    words: orderTerms({ number: '', name: order.name, email: order.email, postcode: address?.postcode }),
  };
}

const inserting = preparedSql(
  (values: Values & Speaker & { prefix: string; keyHash: Buffer; visitor: Buffer }) => sql<WholeOrder>`
    with n as (
      insert into shop_numbers (website_id, series, last) values (${values.websiteId}, 'order', 1001)
      on conflict (website_id, series) do update set last = shop_numbers.last + 1 returning last
    ), o as (
      insert into orders (website_id, number, origin, email, name, phone, account_id, address, answers, download_asked,
        download_consent_at, language, access_key_hash,
        currency, subtotal, discount, discount_code, discount_code_id, shipping, shipping_label, buyers_shipping_label, shipping_option,
        shipping_tax, tax, tax_included, total, provider, held_until, visitor)
      select ${values.websiteId}::uuid, ${values.prefix} || n.last, ${columnValues(values)}, ${values.keyHash},
        ${amounts(values)}, ${values.visitor}::bytea from n
      where ${withinHoldLimits(values)}
      returning *
    ), w as (
      insert into order_words (website_id, word, order_id)
      select distinct ${values.websiteId}::uuid, word, id from o, unnest(
        array[lower(o.number), regexp_replace(lower(o.number), '^\\D+', '')] || ${values.words}::text[]) word where word <> ''
    ), s as (${keepingLanguage(values)}), e as (
      insert into order_events (website_id, order_id, kind, to_status, actor, account_id, detail)
      select ${values.websiteId}::uuid, id, 'begun', 0, 'buyer', ${values.accountId}::uuid,
        ${values.begun}::jsonb from o
      returning *
    ), i as (${insertLines(values)} returning *), h as (${insertHolds(values)})
    select o.*, (select json_agg(t order by t.position) from (select i.*, ${filesOf} as files from i) t) as items,
      (select json_agg(t order by t.id) from (select e.*, null as email from e) t) as events,
      '[]'::json as refunds, '[]'::json as fulfilments
    from o`,
);

/** Limits by person and by quantity held, so that a crowd behind one address is not shut out. */
const withinHoldLimits = (values: Values & { visitor: Buffer }) => sql`
        ${holdLimits.ordersOfPerson} > (select count(*) from orders where website_id = ${values.websiteId}
          and email = ${values.email} and email <> '' and account_id is not distinct from ${values.accountId}::uuid
          and status = 0 and held_until > now())
        and ${holdLimits.ordersOfAddress} > (select count(*) from orders where website_id = ${values.websiteId}
          and visitor = ${values.visitor}::bytea and status = 0 and held_until > now())
        and not exists (
          select from unnest(${values.heldVariants}::uuid[], ${values.heldQuantities}::int[]) as t (variant_id, quantity)
          join variants v on v.website_id = ${values.websiteId} and v.id = t.variant_id
          cross join lateral (
            select sum(h.quantity) as held from stock_holds h
            join orders b on b.website_id = h.website_id and b.id = h.order_id
            where h.website_id = ${values.websiteId} and h.variant_id = t.variant_id and h.until > now()
              and b.visitor = ${values.visitor}::bytea and b.status = 0
          ) others
          where others.held + t.quantity > greatest(v.stock * ${holdLimits.share}::float8, ${holdLimits.pieces}::int))`;

/**
 * Inserts the order, its lines, holds, search terms and first event in one statement, which keeps the language with the buyer's account
 * too; the number comes last, so that others wait for it only briefly.
 * @returns nothing if this person or network holds too much already; roll back the transaction then
 */
export async function insertPending(
  tx: Tx,
  keyHash: Buffer,
  order: PendingOrder,
): Promise<WholeOrder | undefined> {
  const { prefix, visitor } = order;
  const speaker = speakerOf(order.accountId);
  const values = { websiteId: tx.site, ...valuesOf(order), ...speaker };
  const [row] = await inserting(tx, { ...values, prefix, keyHash, visitor });
  return row;
}

const columnValues = (
  values: Values,
) => sql`${values.origin}, ${values.email}, ${values.name}, ${values.phone},
  ${values.accountId}::uuid, ${values.address}::jsonb, ${values.answers}::jsonb, ${values.downloadAsked}::boolean,
  case when ${values.downloadConsent}::boolean then now() end, ${values.language}::text`;

const amounts = (
  values: Values,
) => sql`${values.currency}, ${values.subtotal}::bigint, ${values.discount}::bigint,
    ${values.code}, ${values.codeId}::uuid, ${values.shipping}::bigint, ${values.shippingLabel},
    ${values.buyersShippingLabel}::text, ${values.shippingOption},
    ${values.shippingTax}::bigint, ${values.tax}::bigint, ${values.taxIncluded}::boolean, ${values.total}::bigint,
    ${values.provider}, now() + make_interval(secs => ${values.holdSeconds}::int)`;

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
      buyers_label: line.buyers?.label ?? null,
      buyers_variant: line.buyers?.variant ?? null,
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

const insertLines = ({ websiteId, lines }: Values) => sql`
  insert into order_items (website_id, order_id, position, kind, product_id, variant_id, reference, label, variant_label,
    buyers_label, buyers_variant, sku, picture, price, quantity, discount, tax_class, tax_rate, tax, paid, weight, tracked)
  select ${websiteId}::uuid, o.id, l.* from o, jsonb_to_recordset(${lines}::jsonb) as l (
    position int, kind text, product_id uuid, variant_id uuid, reference uuid, label text, variant_label text,
    buyers_label text, buyers_variant text, sku text,
    picture jsonb, price bigint, quantity int, discount bigint, tax_class text, tax_rate int, tax bigint, paid bigint,
    weight int, tracked boolean)`;

/** One for each stock item, however many lines contain it. */
function heldOf({ lines }: PricedCart): Map<string, number> {
  const held = new Map<string, number>();
  for (const { variant_id: id, stock, quantity } of lines)
    if (id && stock !== null) held.set(id, (held.get(id) ?? 0) + quantity);
  return held;
}

const insertHolds = ({ websiteId, heldVariants, heldQuantities, holdSeconds }: Values) => sql`
    insert into stock_holds (website_id, variant_id, order_id, quantity, until)
    select ${websiteId}::uuid, t.variant_id, o.id, t.quantity, now() + make_interval(secs => ${holdSeconds}::int)
    from o, unnest(${heldVariants}::uuid[], ${heldQuantities}::int[]) as t (variant_id, quantity)`;

/** Replaces the contents of a pending order; its number and key stay. @returns false if it is no longer pending */
export async function replacePending(tx: Tx, id: string, order: PendingOrder): Promise<boolean> {
  const values = { websiteId: tx.site, ...valuesOf(order) };
  const { rows } = await sql`
    with o as (
      update orders set (origin, email, name, phone, account_id, address, answers, download_asked, download_consent_at, language, currency, subtotal, discount,
        discount_code, discount_code_id, shipping, shipping_label, buyers_shipping_label, shipping_option, shipping_tax, tax, tax_included, total,
        provider, held_until) = row(${columnValues(values)}, ${amounts(values)}), version = version + 1
      where website_id = ${tx.site} and id = ${id} and status = 0 returning id
    ), i as (${insertLines(values)}), h as (${insertHolds(values)}), w as (
      insert into order_words (website_id, word, order_id)
      select distinct ${tx.site}::uuid, word, o.id from o, unnest(${values.words}::text[]) word where word <> ''
      on conflict do nothing
    )
    select id from o`.execute(tx);
  return rows.length > 0;
}

/** What a pending order held before it was replaced. */
export async function clearPending(tx: Tx, id: string): Promise<void> {
  await sql`delete from stock_holds where website_id = ${tx.site} and order_id = ${id}`.execute(tx);
  await sql`delete from order_items where website_id = ${tx.site} and order_id = ${id}`.execute(tx);
}

export async function noteRedemption(tx: Tx, codeId: string, orderId: string, email: string) {
  await sql`insert into code_redemptions (website_id, code_id, order_id, email)
    values (${tx.site}, ${codeId}, ${orderId}, ${email})`.execute(tx);
}
