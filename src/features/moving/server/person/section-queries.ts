import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { type Person, theirs } from './person-queries.ts';

/** One kind of what is kept of a person, as it is written into their bundle. */
export interface Section {
  key: string;
  title: string;
  /** A statement of `id` and `row`, ordered by id, of what comes after one. */
  select: (websiteId: string, person: Person, after: string) => RawBuilder<SectionRow>;
}

export interface SectionRow {
  id: string;
  row: Record<string, unknown>;
}

export const PAGE = 200;
export const FIRST = '00000000-0000-0000-0000-000000000000';

export const readSection = async (tx: Tx, query: RawBuilder<SectionRow>): Promise<SectionRow[]> =>
  (await query.execute(tx)).rows;

const money = (column: string) => sql.raw(`round(${column} / 100.0, 2)`);
const list = (of: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${of}), '[]') from ${from})`;

const account: Section = {
  key: 'account',
  title: 'Account',
  select: (websiteId, { accountId }, after) => sql`
    select id, json_build_object('email', email, 'name', name, 'phone', phone, 'addresses', addresses, 'opened', created_at,
      'addressProven', proven_at) as row
    from accounts where website_id = ${websiteId} and id = ${accountId} and id > ${after}::uuid`,
};

const signIns: Section = {
  key: 'signIns',
  title: 'Sign-ins',
  select: (websiteId, { accountId }, after) => sql`
    select id, json_build_object('at', at, 'how', how, 'browser', user_agent, 'networkAddress', address, 'country', country) as row
    from sign_ins where website_id = ${websiteId} and account_id = ${accountId} and id > ${after}::uuid
    order by id limit ${PAGE}`,
};

const sessions: Section = {
  key: 'sessions',
  title: 'Signed in now',
  select: (websiteId, { accountId }, after) => sql`
    select id, json_build_object('since', created_at, 'lastSeen', last_seen_at, 'browser', user_agent,
      'networkAddress', address) as row
    from sessions where website_id = ${websiteId} and account_id = ${accountId} and id > ${after}::uuid
    order by id limit ${PAGE}`,
};

const passkeys: Section = {
  key: 'passkeys',
  title: 'Passkeys',
  select: (websiteId, { accountId }, after) => sql`
    select id, json_build_object('name', name, 'made', created_at, 'used', used_at) as row
    from passkeys where website_id = ${websiteId} and account_id = ${accountId} and id > ${after}::uuid
    order by id limit ${PAGE}`,
};

const ofOrder = (websiteId: string, table: string, order: string) =>
  sql`(select * from ${sql.ref(table)} t where t.website_id = ${websiteId} and t.order_id = o.id order by ${sql.ref(order)}) t`;

const orders: Section = {
  key: 'orders',
  title: 'Orders',
  select: (websiteId, person, after) => sql`
    select o.id, json_build_object('number', o.number, 'ordered', coalesce(o.placed_at, o.created_at),
      'state', (array['not paid yet', 'paid', 'fulfilled', 'cancelled', 'refunded'])[o.status + 1],
      'paid', o.paid_at, 'invoice', o.invoice_number, 'name', o.name, 'email', o.email, 'phone', o.phone,
      'address', o.address, 'answers', o.answers, 'currency', o.currency,
      'items', ${list(
        sql`json_build_object('label', t.label, 'variant', t.variant_label, 'quantity', t.quantity, 'price', ${money('t.price')},
          'paid', ${money('t.paid')}, 'tax', ${money('t.tax')}, 'downloaded', nullif(t.downloads, 0),
          'downloadsUntil', t.downloads_until)`,
        ofOrder(websiteId, 'order_items', 'position'),
      )},
      'delivery', o.shipping_label, 'deliveryPrice', ${money('o.shipping')}, 'discountCode', o.discount_code,
      'discount', ${money('o.discount')}, 'tax', ${money('o.tax')}, 'total', ${money('o.total')},
      'refunded', ${money('o.refunded')},
      'parcels', ${list(
        sql`json_build_object('sent', t.created_at, 'carrier', t.carrier, 'tracking', t.tracking, 'link', t.link)`,
        ofOrder(websiteId, 'fulfilments', 'id'),
      )},
      'refunds', ${list(
        sql`json_build_object('asked', t.created_at, 'done', t.done_at, 'amount', ${money('t.amount')}, 'reason', t.reason,
          'creditNote', t.credit_number)`,
        ofOrder(websiteId, 'refunds', 'id'),
      )},
      'withdrawals', ${list(
        sql`json_build_object('declared', t.created_at, 'name', t.name, 'reason', t.reason)`,
        ofOrder(websiteId, 'withdrawals', 'id'),
      )}) as row
    from orders o where o.website_id = ${websiteId} and ${theirs(person)} and o.id > ${after}::uuid
    order by o.id limit ${PAGE}`,
};

const cart: Section = {
  key: 'cart',
  title: 'Cart that was kept',
  select: (websiteId, { accountId }, after) => sql`
    select account_id as id, json_build_object('items', items, 'changed', updated_at) as row
    from carts where website_id = ${websiteId} and account_id = ${accountId} and account_id > ${after}::uuid`,
};

const bookings: Section = {
  key: 'bookings',
  title: 'Bookings',
  select: (websiteId, person, after) => sql`
    select id, json_build_object('booked', label, 'starts', start_at, 'minutes', duration_minutes, 'state', status,
      'notSeen', nullif(no_show, false), 'name', name, 'email', email, 'phone', phone, 'note', note, 'answers', answers,
      'timeZone', visitor_timezone, 'price', ${money('price')}, 'made', created_at) as row
    from bookings where website_id = ${websiteId} and ${theirs(person)} and id > ${after}::uuid
    order by id limit ${PAGE}`,
};

const waiting: Section = {
  key: 'waitingLists',
  title: 'Waiting lists',
  select: (websiteId, person, after) => sql`
    select w.id, json_build_object('waitsFor', (select s.label from services s where s.website_id = ${websiteId} and s.id = w.service_id),
      'starts', start_at, 'state', status, 'name', name, 'email', email, 'phone', phone, 'timeZone', visitor_timezone,
      'made', created_at, 'told', told_at) as row
    from waiting_people w where website_id = ${websiteId} and ${theirs(person)} and w.id > ${after}::uuid
    order by w.id limit ${PAGE}`,
};

const messages: Section = {
  key: 'messages',
  title: 'Messages',
  select: (websiteId, { email }, after) => sql`
    select m.id, json_build_object('sent', created_at, 'form', form_name, 'from', origin, 'name', sender_name,
      'email', sender_email, 'answers', answers,
      'conversation', (select coalesce(json_agg(json_build_object('at', e.created_at, 'by', e.author, 'text', e.body)
        order by e.id), '[]') from message_entries e
        where e.website_id = ${websiteId} and e.message_id = m.id and e.kind <> 'note'),
      'files', (select coalesce(json_agg('files/' || m.id || '/' || a.id || '/' || a.name order by a.id), '[]')
        from attachments a where a.website_id = ${websiteId} and a.message_id = m.id)) as row
    from messages m where m.website_id = ${websiteId} and m.sender_email = ${email} and m.id > ${after}::uuid
    order by m.id limit ${PAGE}`,
};

const news: Section = {
  key: 'newsletter',
  title: 'Newsletter',
  select: (websiteId, { email }, after) => sql`
    select id, json_build_object('email', email, 'state', status, 'agreedTo', consent, 'asked', created_at,
      'confirmed', confirmed_at, 'left', left_at) as row
    from subscribers where website_id = ${websiteId} and email = ${email} and id > ${after}::uuid
    order by id limit ${PAGE}`,
};

const mails: Section = {
  key: 'mails',
  title: 'Mails',
  select: (websiteId, { email }, after) => sql`
    select id, json_build_object('subject', subject, 'to', recipient, 'written', created_at, 'sent', sent_at, 'state', status,
      'text', case when secret then '' else body_text end) as row
    from mails where website_id = ${websiteId} and recipient = ${email} and id > ${after}::uuid
    order by id limit ${PAGE}`,
};

const refusals: Section = {
  key: 'mailsNotWanted',
  title: 'Mails that are not wanted',
  select: (websiteId, { email }, after) => sql`
    select * from (
      select md5(email_id)::uuid as id, json_build_object('kind', email_id, 'since', created_at) as row
      from email_unsubscribes where website_id = ${websiteId} and recipient = ${email}) u
    where id > ${after}::uuid order by id limit ${PAGE}`,
};

/** All of them, in the order in which a bundle has them. */
export const sections: readonly Section[] = [
  account,
  orders,
  cart,
  bookings,
  waiting,
  messages,
  news,
  mails,
  refusals,
  sessions,
  signIns,
  passkeys,
];

export interface SentFile {
  id: string;
  message_id: string;
  name: string;
}

/** What somebody sent with messages. */
export async function filesOf(tx: Tx, websiteId: string, { email }: Person): Promise<SentFile[]> {
  const { rows } = await sql<SentFile>`
    select a.id, a.message_id, a.name from attachments a join messages m on m.website_id = ${websiteId} and m.id = a.message_id
    where a.website_id = ${websiteId} and m.sender_email = ${email} order by a.id`.execute(tx);
  return rows;
}
