import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { fromMinor } from '../../../lib/values/money.ts';
import type { AudioTrack } from '../contract.ts';

export type Sale = NonNullable<AudioTrack['sale']>;

/** Prices of products by id; those that cannot be bought now are left out. */
export async function findSales(tx: Tx, products: readonly string[]): Promise<Map<string, Sale>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    label: string;
    slug: string;
    price: number;
    currency: string;
    choice: boolean;
  }>`
    select p.id, p.label, p.slug, p.price, site.currency,
      (select count(*) from variants v
        where v.website_id = p.website_id and v.product_id = p.id and v.removed_at is null) > 1 as choice
    from products p join websites site on site.id = p.website_id
    where p.website_id = ${tx.site} and p.id = any(${[...products]}::uuid[]) and site.shop_enabled
      and p.archived_at is null and p.published and (p.publish_at is null or p.publish_at <= now())`.execute(
    tx,
  );
  return new Map(
    rows.map(({ id, label, slug, price, currency, choice }) => [
      id,
      { product: id, label, price: fromMinor(price), currency, href: `/product/${slug}`, choice },
    ]),
  );
}

export const isProduct = (tx: Tx, id: string) =>
  tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
