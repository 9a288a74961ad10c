import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** Featured products, in their order. */
export async function listFeatured(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('featured_place', 'is not', null)
    .where('archived_at', 'is', null)
    .orderBy('featured_place')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the featured products and their order. @returns false if one of them is gone */
export async function placeFeatured(tx: Tx, ids: readonly string[]): Promise<boolean> {
  // In the order of ids, so that concurrent calls don't deadlock.
  const { rows } = await sql<{ id: string }>`select id from products where website_id = ${tx.site}
    and (featured_place is not null or id = any(${ids}::uuid[])) order by id for update`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) return false;
  await sql`update products p set featured_place = wanted.place
    from (select p.id, w.place::int from products p
      left join unnest(${ids}::uuid[]) with ordinality as w (id, place) on w.id = p.id
      where p.website_id = ${tx.site} and (p.featured_place is not null or w.id is not null)) wanted
    where p.website_id = ${tx.site} and p.id = wanted.id and p.featured_place is distinct from wanted.place`.execute(
    tx,
  );
  return true;
}
