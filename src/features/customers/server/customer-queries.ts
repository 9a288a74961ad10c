import { sql } from 'kysely';
import { containing } from '../../../lib/db/containing.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { MOST_SHOWN, type CustomerKind } from '../contract.ts';

export interface CustomerRow {
  email: string;
  name: string;
  phone: string;
  orders: number;
  spent: number;
  currency: string;
  bookings: number;
  messages: number;
  account: boolean;
  subscribed: boolean;
  first_seen_at: Date;
  last_seen_at: Date;
}

export interface CustomerFilter {
  q?: string | undefined;
  kind?: CustomerKind | undefined;
  /** Only these email addresses. */
  emails?: readonly string[] | undefined;
  sort: 'recent' | 'spent';
}

/** Every record of each email address; of one address if it is given. Staff accounts don't count. */
const traces = (websiteId: string, email?: string) => {
  const only = (column: string) => (email === undefined ? sql`` : sql`and ${sql.ref(column)} = ${email}`);
  return sql`
    select email, name, phone, created_at as at, 'account' as kind, 0::bigint as spent from accounts
      where website_id = ${websiteId} and not owner and role is null and closed_at is null ${only('email')}
    union all
    select email, name, phone, placed_at, 'order',
      case when paid_at is not null and currency = (select currency from websites where id = ${websiteId})
        then total - refunded else 0 end
      from orders where website_id = ${websiteId} and placed_at is not null and email <> '' ${only('email')}
    union all
    select email, name, phone, created_at, 'booking', 0 from bookings
      where website_id = ${websiteId} and status in ('pending', 'confirmed') and email <> '' ${only('email')}
    union all
    select sender_email, sender_name, '', created_at, 'message', 0 from messages
      where website_id = ${websiteId} and not spam and sender_email <> '' ${only('sender_email')}
    union all
    select email, '', '', confirmed_at, 'subscription', 0 from subscribers
      where website_id = ${websiteId} and status = 'confirmed' ${only('email')}`;
};

const customers = (websiteId: string, email?: string) => sql`
  select email,
    coalesce((array_agg(name order by at desc) filter (where name <> ''))[1], '') as name,
    coalesce((array_agg(phone order by at desc) filter (where phone <> ''))[1], '') as phone,
    (count(*) filter (where kind = 'order'))::int as orders,
    sum(spent)::bigint as spent,
    (select currency from websites where id = ${websiteId}) as currency,
    (count(*) filter (where kind = 'booking'))::int as bookings,
    (count(*) filter (where kind = 'message'))::int as messages,
    bool_or(kind = 'account') as account,
    bool_or(kind = 'subscription') as subscribed,
    min(at) as first_seen_at,
    max(at) as last_seen_at
  from (${traces(websiteId, email)}) trace group by email`;

const kinds: Record<CustomerKind, ReturnType<typeof sql>> = {
  ordered: sql`orders > 0`,
  booked: sql`bookings > 0`,
  subscribed: sql`subscribed`,
  account: sql`account`,
};

/** @param page.after the email address of the last customer on the previous page */
export async function listCustomers(
  tx: Tx,
  { q, kind, emails, sort }: CustomerFilter,
  page: { limit: number; after?: string | undefined },
): Promise<CustomerRow[]> {
  const place = sort === 'spent' ? sql`spent, email` : sql`last_seen_at, email`;
  const conditions = [sql`true`];
  if (kind) conditions.push(kinds[kind]);
  if (emails) conditions.push(sql`email = any(${[...emails]}::text[])`);
  if (q) {
    const wanted = containing(q);
    conditions.push(sql`(name ilike ${wanted} or email ilike ${wanted} or phone ilike ${wanted})`);
  }
  if (page.after !== undefined)
    conditions.push(sql`(${place}) < (select ${place} from customer where email = ${page.after})`);
  const { rows } = await sql<CustomerRow>`
    with customer as materialized (${customers(tx.site)})
    select * from customer where ${sql.join(conditions, sql` and `)}
    order by (${place}) desc limit ${page.limit}`.execute(tx);
  return rows;
}

export async function findCustomer(tx: Tx, email: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`${customers(tx.site, email)}`.execute(tx);
  return rows[0];
}

interface LatestOrder {
  id: string;
  number: string;
  status: 0 | 1 | 2 | 3 | 4;
  total: number;
  currency: string;
  placed_at: Date;
}

export async function latestOrders(tx: Tx, email: string): Promise<LatestOrder[]> {
  const { rows } = await sql<LatestOrder>`
    select id, number, status, total, currency, placed_at from orders
    where website_id = ${tx.site} and email = ${email} and placed_at is not null
    order by placed_at desc limit ${MOST_SHOWN}`.execute(tx);
  return rows;
}

export const latestBookings = (tx: Tx, email: string) =>
  tx
    .selectFrom('bookings')
    .select(['id', 'label', 'start_at', 'status'])
    .where('website_id', '=', tx.site)
    .where('email', '=', email)
    .where('status', 'in', ['pending', 'confirmed', 'cancelled'])
    .orderBy('start_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();

export const latestMessages = (tx: Tx, email: string) =>
  tx
    .selectFrom('messages')
    .select(['id', 'form_name', 'preview', 'created_at'])
    .where('website_id', '=', tx.site)
    .where('sender_email', '=', email)
    .where('spam', '=', false)
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();

interface LatestComment {
  id: string;
  page_id: string;
  entry: string;
  preview: string;
  state: 'pending' | 'published';
  created_at: Date;
}

/** Comments on entries, by the address itself or by its account. */
export async function latestComments(tx: Tx, email: string): Promise<LatestComment[]> {
  const { rows } = await sql<LatestComment>`
    select c.id, c.page_id, v.name as entry, left(c.body, 200) as preview, c.state, c.created_at from entry_comments c
      join pages p on p.website_id = c.website_id and p.id = c.page_id
      join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
    where c.website_id = ${tx.site} and c.state in ('pending', 'published')
      and (c.author_email = ${email} or c.account_id =
        (select a.id from accounts a where a.website_id = ${tx.site} and a.email = ${email} and a.closed_at is null))
    order by c.created_at desc limit ${MOST_SHOWN}`.execute(tx);
  return rows;
}
