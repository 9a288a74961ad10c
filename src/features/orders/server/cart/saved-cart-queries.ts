import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { keepingLanguage, speakerOf } from '../../../accounts/server/index.ts';

export interface SavedItem {
  productId: string;
  quantity: number;
  variant: string | null;
  price: number;
  label: string;
}

export async function readCart(tx: Tx, accountId: string): Promise<SavedItem[]> {
  const { rows } = await sql<{ items: SavedItem[] }>`
    select items from carts where website_id = ${tx.site} and account_id = ${accountId}`.execute(tx);
  return rows[0]?.items ?? [];
}

/**
 * Saves it with the language of the page, for the reminder. The account is locked before its cart, as where it is erased, so the cart
 * waits for the other part of the statement.
 */
export async function saveCart(tx: Tx, accountId: string, items: readonly SavedItem[]) {
  await sql`
    with spoken as (${keepingLanguage({ ...speakerOf(accountId), websiteId: tx.site })})
    insert into carts (website_id, account_id, items)
    select ${tx.site}::uuid, ${accountId}::uuid, ${JSON.stringify(items)}::jsonb from (select count(*) from spoken) first
    on conflict (website_id, account_id) do update set items = excluded.items, updated_at = now(),
      reminded_at = case when carts.items = '[]' then null else carts.reminded_at end`.execute(tx);
}
