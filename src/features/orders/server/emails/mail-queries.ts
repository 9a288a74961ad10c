import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { type StaffReader, staffReader } from '../../../../lib/messages/languages.ts';
import { chosenByStaff } from '../../../accounts/server/index.ts';
import type { ShopFacts } from '../management/shop-queries.ts';

/** The owner, who reads their own language, and the shop's time zone. */
export interface OwnerAddress extends StaffReader {
  to: string | null;
  timezone: string;
}

/** Recipient of the owner's notifications: the site's contact address, else the owner's own. */
export async function ownerAddress(
  tx: Tx,
  { contactEmail, locale, timezone }: Pick<ShopFacts, 'contactEmail' | 'locale' | 'timezone'>,
): Promise<OwnerAddress> {
  const { rows } = await sql<{ to: string | null; chosen: string | null }>`
    select t.email as to, ${chosenByStaff(tx, sql`t.email`)} as chosen
    from (select coalesce(nullif(${contactEmail}::text, ''), (
      select email from accounts where website_id = ${tx.site} and owner order by created_at limit 1)) as email) t`.execute(
    tx,
  );
  const { to = null, chosen = null } = rows[0] ?? {};
  return { to, timezone, ...staffReader(chosen, locale) };
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
