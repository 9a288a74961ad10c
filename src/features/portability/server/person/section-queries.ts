import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { hideSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import { type Person, theirs } from './person-queries.ts';

export type SectionKey =
  | 'account'
  | 'orders'
  | 'cart'
  | 'bookings'
  | 'waitingLists'
  | 'messages'
  | 'newsletter'
  | 'mails'
  | 'mailsNotWanted'
  | 'sessions'
  | 'signIns'
  | 'passkeys'
  | 'comments'
  | 'entryComments';

/** One kind of personal data, as it is written to the export. */
export interface Section {
  key: SectionKey;
  /** A statement for `id` and `row`, ordered by id, of the rows after an id. */
  select: (websiteId: string, person: Person, after: string) => RawBuilder<SectionRow>;
  /** The exported columns of a row. */
  present: (row: SectionRow['row']) => SectionRow['row'];
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

type Whose = (person: Person) => RawBuilder<unknown>;
const byAccount: Whose = ({ accountId }) => sql`t.account_id = ${accountId}`;
const byAddress =
  (column: string): Whose =>
  ({ email }) =>
    sql`${sql.ref(`t.${column}`)} = ${email}`;

interface Of {
  /** Its rows are named `t`. */
  table: string;
  whose: Whose;
  /** Names and values alternating. */
  fields: RawBuilder<unknown>;
  /** If the table has no `id`. */
  id?: RawBuilder<unknown>;
  present?: Section['present'];
}

const section = (
  key: SectionKey,
  { table, whose, fields, id = sql`t.id`, present = (row) => row }: Of,
): Section => ({
  key,
  present,
  select: (websiteId, person, after) => sql`
    select ${id} as id, json_build_object(${fields}) as row from ${sql.table(table)} t
    where t.website_id = ${websiteId} and ${whose(person)} and ${id} > ${after}::uuid
    order by 1 limit ${PAGE}`,
});

/** Rows `x` that belong to an order, as a list. */
const ofOrder = (table: string, fields: RawBuilder<unknown>, order = 'id') => sql`
  (select coalesce(json_agg(json_build_object(${fields}) order by ${sql.ref(`x.${order}`)}), '[]')
    from ${sql.table(table)} x where x.website_id = t.website_id and x.order_id = t.id)`;

const account = section('account', {
  table: 'accounts',
  whose: ({ accountId }) => sql`t.id = ${accountId}`,
  fields: sql`'email', email, 'name', name, 'phone', phone, 'addresses', addresses, 'language', language, 'opened', created_at,
    'addressProven', proven_at`,
});

const signIns = section('signIns', {
  table: 'sign_ins',
  whose: byAccount,
  fields: sql`'at', at, 'how', how, 'browser', user_agent, 'networkAddress', address, 'country', country`,
});

const sessions = section('sessions', {
  table: 'sessions',
  whose: byAccount,
  fields: sql`'since', created_at, 'lastSeen', last_seen_at, 'browser', user_agent, 'networkAddress', address`,
});

const passkeys = section('passkeys', {
  table: 'passkeys',
  whose: byAccount,
  fields: sql`'name', name, 'made', created_at, 'used', used_at`,
});

const comments = section('comments', {
  table: 'comments',
  whose: ({ accountId, email }) => sql`(t.author_id = ${accountId}::uuid or t.client_email = ${email}::text)`,
  fields: sql`'written', created_at, 'edited', edited_at, 'name', client_name, 'email', client_email, 'text', body,
    'page', (select p.label from comment_threads c join pages p on p.website_id = c.website_id and p.id = c.page_id
      where c.website_id = t.website_id and c.id = t.thread_id)`,
});

const entryComments = section('entryComments', {
  table: 'entry_comments',
  whose: ({ accountId, email }) =>
    sql`(t.account_id = ${accountId}::uuid or t.author_email = ${email}::text)`,
  fields: sql`'written', created_at, 'name', author_name, 'email', author_email, 'text', body,
    'page', (select p.label from pages p where p.website_id = t.website_id and p.id = t.page_id)`,
});

const orders = section('orders', {
  table: 'orders',
  whose: theirs,
  fields: sql`'number', number, 'ordered', coalesce(placed_at, created_at),
    'state', (array['not paid yet', 'paid', 'fulfilled', 'cancelled', 'refunded'])[status + 1],
    'paid', paid_at, 'invoice', invoice_number, 'name', name, 'email', email, 'phone', phone,
    'language', language, 'address', address, 'answers', answers, 'currency', currency,
    'items', ${ofOrder(
      'order_items',
      sql`'label', coalesce(x.buyers_label, x.label),
        'variant', coalesce(x.buyers_variant, x.variant_label), 'quantity', x.quantity, 'price', ${money('x.price')},
        'paid', ${money('x.paid')}, 'tax', ${money('x.tax')}, 'downloaded', nullif(x.downloads, 0),
        'downloadsUntil', x.downloads_until`,
      'position',
    )},
    'delivery', coalesce(buyers_shipping_label, shipping_label), 'deliveryPrice', ${money('shipping')}, 'discountCode', discount_code,
    'discount', ${money('discount')}, 'tax', ${money('tax')}, 'total', ${money('total')},
    'refunded', ${money('refunded')}, 'delivered', delivered_at, 'agreedToDownload', download_consent_at,
    'parcels', ${ofOrder(
      'fulfilments',
      sql`'sent', x.created_at, 'carrier', x.carrier, 'tracking', x.tracking, 'link', x.link`,
    )},
    'refunds', ${ofOrder(
      'refunds',
      sql`'asked', x.created_at, 'done', x.done_at, 'amount', ${money('x.amount')}, 'reason', x.reason,
        'creditNote', x.credit_number`,
    )},
    'withdrawals', ${ofOrder(
      'withdrawals',
      sql`'declared', x.created_at, 'name', x.name, 'reason', x.reason`,
    )}`,
});

const cart = section('cart', {
  table: 'carts',
  whose: byAccount,
  id: sql`t.account_id`,
  fields: sql`'items', items, 'changed', updated_at`,
});

const bookings = section('bookings', {
  table: 'bookings',
  whose: theirs,
  fields: sql`'booked', label, 'starts', start_at, 'minutes', duration_minutes, 'state', status,
    'notSeen', nullif(no_show, false), 'name', name, 'email', email, 'phone', phone, 'note', note, 'answers', answers,
    'timeZone', visitor_timezone, 'language', language, 'price', ${money('price')}, 'made', created_at`,
});

const waiting = section('waitingLists', {
  table: 'waiting_people',
  whose: theirs,
  fields: sql`'waitsFor', (select s.label from services s where s.website_id = t.website_id and s.id = t.service_id),
    'starts', start_at, 'state', status, 'name', name, 'email', email, 'phone', phone, 'timeZone', visitor_timezone,
    'language', language, 'made', created_at, 'told', told_at`,
});

const messages = section('messages', {
  table: 'messages',
  whose: byAddress('sender_email'),
  fields: sql`'sent', created_at, 'form', form_name, 'from', origin, 'name', sender_name, 'email', sender_email,
    'answers', answers,
    'conversation', (select coalesce(json_agg(json_build_object('at', e.created_at, 'by', e.author, 'text', e.body)
      order by e.id), '[]') from message_entries e
      where e.website_id = t.website_id and e.message_id = t.id and e.kind <> 'note'),
    'files', (select coalesce(json_agg('files/' || t.id || '/' || a.id || '/' || a.name order by a.id), '[]')
      from attachments a where a.website_id = t.website_id and a.message_id = t.id)`,
});

const newsletter = section('newsletter', {
  table: 'subscribers',
  whose: byAddress('email'),
  fields: sql`'email', email, 'state', status, 'agreedTo', consent, 'asked', created_at, 'confirmed', confirmed_at,
    'left', left_at`,
});

const mails = section('mails', {
  table: 'mails',
  whose: byAddress('recipient'),
  fields: sql`'subject', subject, 'to', recipient, 'written', created_at, 'sent', sent_at, 'state', status,
    'text', case when secret then '' else body_text end`,
  // An owner who downloads this must not get access that is meant for the person's mailbox.
  present: ({ text, ...row }) => ({ ...row, text: hideSecrets(String(text)) }),
});

const refusals = section('mailsNotWanted', {
  table: 'email_unsubscribes',
  whose: byAddress('recipient'),
  id: sql`md5(t.email_id)::uuid`,
  fields: sql`'kind', email_id, 'since', created_at`,
});

/** All sections, in the order of the export. */
export const sections: readonly Section[] = [
  account,
  orders,
  cart,
  bookings,
  waiting,
  messages,
  newsletter,
  mails,
  refusals,
  sessions,
  signIns,
  passkeys,
  comments,
  entryComments,
];

export interface SentFile {
  id: string;
  message_id: string;
  name: string;
}

/** Files sent with messages. */
export async function filesOf(tx: Tx, { email }: Person): Promise<SentFile[]> {
  const { rows } = await sql<SentFile>`
    select a.id, a.message_id, a.name from attachments a join messages m on m.website_id = ${tx.site} and m.id = a.message_id
    where a.website_id = ${tx.site} and m.sender_email = ${email} order by a.id`.execute(tx);
  return rows;
}
