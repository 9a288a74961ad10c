import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { ShopFacts } from '../management/shop-queries.ts';

export interface OwnerAddress {
  to: string | null;
  locale: string;
}

/** Recipient of the owner's notifications: the site's contact address, else the owner's own. */
export async function ownerAddress(
  tx: Tx,
  { contactEmail, locale }: Pick<ShopFacts, 'contactEmail' | 'locale'>,
): Promise<OwnerAddress> {
  if (contactEmail) return { to: contactEmail, locale };
  const { rows } = await sql<{ email: string }>`
    select email from accounts where website_id = ${tx.site} and owner order by created_at limit 1`.execute(
    tx,
  );
  return { to: rows[0]?.email ?? null, locale };
}

export interface Low {
  id: string;
  label: string;
  stock: number;
  /** How often it was restocked, so that each time is reported once. */
  sold: number;
}

/** Variants of an order with low stock; each is reported once, until it is restocked. */
export async function runningLow(tx: Tx, variantIds: readonly string[], usual: number) {
  const { rows } = await sql<Low>`
    select v.id, concat_ws(', ', p.label, nullif(v.variant_label, '')) as label, v.stock,
      (select count(*)::int from stock_movements m where m.website_id = ${tx.site} and m.variant_id = v.id
        and m.quantity > 0) as sold
    from variants v join products p on p.website_id = v.website_id and p.id = v.product_id
    where v.website_id = ${tx.site} and v.id = any(${variantIds}::uuid[])
      and v.stock <= coalesce(p.low_stock, ${usual}::int)`.execute(tx);
  return rows;
}
