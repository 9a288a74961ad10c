import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/** Where news for the owner goes. */
export async function ownerAddress(
  tx: Tx,
  websiteId: string,
): Promise<{ to: string | null; locale: string }> {
  const { rows } = await sql<{ to: string | null; locale: string }>`
    select coalesce(nullif(w.contact_email, ''), (select a.email from accounts a
      where a.website_id = ${websiteId} and a.owner order by a.created_at limit 1)) as to, w.locale
    from websites w where w.id = ${websiteId}`.execute(tx);
  return rows[0] ?? { to: null, locale: 'en-GB' };
}

/** Variants of an order of which little is left; each is told once, until there is more again. */
export async function runningLow(tx: Tx, websiteId: string, variantIds: readonly string[], usual: number) {
  const { rows } = await sql<{ id: string; label: string; stock: number; sold: number }>`
    select v.id, concat_ws(', ', p.label, nullif(v.variant_label, '')) as label, v.stock,
      (select count(*)::int from stock_movements m where m.website_id = ${websiteId} and m.variant_id = v.id
        and m.quantity > 0) as sold
    from variants v join products p on p.website_id = v.website_id and p.id = v.product_id
    where v.website_id = ${websiteId} and v.id = any(${variantIds}::uuid[])
      and v.stock <= coalesce(p.low_stock, ${usual}::int)`.execute(tx);
  return rows;
}
