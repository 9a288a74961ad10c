import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

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

export async function saveCart(tx: Tx, accountId: string, items: readonly SavedItem[]) {
  await sql`
    insert into carts (website_id, account_id, items) values (${tx.site}, ${accountId}, ${JSON.stringify(items)}::jsonb)
    on conflict (website_id, account_id) do update set items = excluded.items, updated_at = now(),
      reminded_at = case when carts.items = '[]' then null else carts.reminded_at end`.execute(tx);
}
