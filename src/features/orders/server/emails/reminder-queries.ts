import { sql } from 'kysely';
import { spokenByAccount } from '../../../accounts/server/index.ts';
import { siteTurn, notEnding } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import type { SavedItem } from '../cart/saved-cart-queries.ts';

interface Left {
  website_id: string;
  id: string;
}

const AT_ONCE = 200;

/** How long after it was abandoned a cart is worth an email, in multiples of the wait. */
const PATIENCE = 4;

const leftBetween = (hours: number) =>
  sql`between now() - make_interval(hours => ${hours * PATIENCE}::int) and now() - make_interval(hours => ${hours}::int)`;

/** Across sites: checkouts abandoned some hours ago, not yet processed. */
export async function leftCheckouts(tx: CrossTx, hours: number): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select website_id, id from (
      select website_id, id, ${siteTurn('id')} from orders
      where status = 3 and placed_at is null and reminded_at is null and email <> ''
        and held_until ${leftBetween(hours)} and ${notEnding('orders.website_id')}) due
    order by turn, id limit ${AT_ONCE}`.execute(tx);
  return rows;
}

/** Across sites: carts of signed-in customers, unchanged for some hours. */
export async function leftCarts(tx: CrossTx, hours: number): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select website_id, id from (
      select website_id, account_id as id, ${siteTurn('updated_at')} from carts
      where reminded_at is null and updated_at ${leftBetween(hours)} and ${notEnding('carts.website_id')}) due
    order by turn, id limit ${AT_ONCE}`.execute(tx);
  return rows;
}

/**
 * Claims an abandoned checkout, once among all processes.
 * @returns whether an email is due: the buyer has neither cancelled it nor started again
 */
export async function claimCheckout(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    update orders o set reminded_at = now() where o.website_id = ${tx.site} and o.id = ${id} and o.reminded_at is null
    returning coalesce(o.cancelled_at >= o.held_until, false)
      and not exists (select from orders x where x.website_id = ${tx.site} and x.email = o.email and x.id > o.id) as due`.execute(
    tx,
  );
  return rows[0]?.due ?? false;
}

export interface LeftCart {
  email: string;
  name: string;
  /** The customer's; null for the main one. */
  language: Language | null;
  items: SavedItem[];
  /** The cart is empty, or an order was started recently, which gets the reminder instead. */
  settled: boolean;
}

/** Claims an abandoned cart, once. */
export async function claimCart(tx: Tx, accountId: string): Promise<LeftCart | undefined> {
  const { rows } = await sql<LeftCart>`
    update carts c set reminded_at = now() from accounts a
    where c.website_id = ${tx.site} and c.account_id = ${accountId} and c.reminded_at is null
      and a.website_id = ${tx.site} and a.id = c.account_id
    returning a.email, a.name, ${spokenByAccount} as language, c.items, jsonb_array_length(c.items) = 0 or exists (
      select from orders o where o.website_id = ${tx.site} and o.email = a.email
        and o.created_at > c.updated_at - interval '1 day') as settled`.execute(tx);
  return rows[0];
}
