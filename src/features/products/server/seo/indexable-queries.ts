import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';
import { listed } from '../catalogue/product-queries.ts';

export async function countListed(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where p.website_id = ${tx.site} and ${listed}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function listedAddresses(
  tx: Tx,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ slug: string; pictures: Picture[]; languages: string[] }[]> {
  const { rows } = await sql<{ slug: string; pictures: Picture[]; languages: string[] }>`
    select p.slug, p.pictures, array(
      select t.language from translations t join websites w on w.id = t.website_id and t.language = any (w.languages)
      where t.website_id = p.website_id and t.product_id = p.id and t.published is not null order by t.language) as languages
    from products p where p.website_id = ${tx.site} and ${listed}
    order by p.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}
