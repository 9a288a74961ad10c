import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';

export interface KnownProduct {
  id: string;
  slug: string;
  pictures: Picture[];
  variant_pictures: Picture[];
  files: string[];
}

/** Existing products, by address. */
export async function knownProducts(tx: Tx, slugs: readonly string[]): Promise<Map<string, KnownProduct>> {
  const { rows } = await sql<KnownProduct>`
    select p.id, p.slug, p.pictures,
      coalesce((select jsonb_agg(v.picture) from variants v where v.website_id = p.website_id and v.product_id = p.id
        and v.removed_at is null and v.picture is not null), '[]') as variant_pictures,
      array(select f.file_id from product_files f where f.website_id = p.website_id and f.product_id = p.id) as files
    from products p where p.website_id = ${tx.site} and p.slug = any(${slugs}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Which of these files the library has. */
export async function knownFiles(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from files where website_id = ${tx.site} and id = any(${ids}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function collectionsByName(tx: Tx) {
  return tx
    .selectFrom('collections')
    .select(['id', 'label', 'slug'])
    .where('website_id', '=', tx.site)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
