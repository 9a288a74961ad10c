import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { conditions, type Listing, sortKeys } from './list-queries.ts';
import { type ProductRow, selectProducts } from './product-queries.ts';
import type { Meant } from './search-queries.ts';

/** Up to so many products hold a rare word: they are all looked at. Of a common one only as many as are shown. */
const RARE = 600;
/** Products with a word that is no more common than that are gathered once; whether one has a commoner word is looked up. */
const GATHERED = 15_000;

/** What one typed word may mean, and how many products hold that, counted as far as it matters. */
interface Token {
  words: Meant[];
  count: number;
}

async function tokensOf(tx: Tx, websiteId: string, meant: readonly Meant[]): Promise<Token[]> {
  const groups = [...Map.groupBy(meant, ({ token }) => token).values()];
  const most = groups.length > 1 ? GATHERED : RARE;
  const counts = groups.map(
    (words) => sql`(select count(*)::int from (select from product_words w where w.website_id = ${websiteId}
      and w.word = any(${words.map(({ word }) => word)}::text[]) limit ${most}) counted)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(tx);
  return groups
    .map((words, at) => ({ words, count: rows[0]?.counts[at] ?? 0 }))
    .toSorted((a, b) => a.count - b.count);
}

/** Products that hold every word that was meant; the best first unless asked otherwise. */
export async function searchProducts(
  tx: Tx,
  websiteId: string,
  meant: readonly Meant[],
  listing: Listing,
  owner: boolean,
): Promise<ProductRow[]> {
  const [rarest, ...others] = await tokensOf(tx, websiteId, meant);
  if (!rarest) return [];
  const where = conditions(websiteId, listing, owner);
  if (rarest.count < RARE) return amongFew(tx, websiteId, rarest, others, listing, where);
  return listing.sort === 'best'
    ? bestOfMany(tx, websiteId, rarest, others, listing, where)
    : sortedOfMany(tx, websiteId, [rarest, ...others], listing, where);
}

/** Every product with the rarest word is scored by all words. */
function amongFew(
  tx: Tx,
  websiteId: string,
  rarest: Token,
  others: readonly Token[],
  { sort, after, limit }: Listing,
  where: RawBuilder<unknown>,
): Promise<ProductRow[]> {
  const listed = ({ words }: Token) =>
    sql`unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ rank }) => rank)}::int[]) as t (word, rank)`;
  const scores = others.map(
    (token, at) => sql`cross join lateral (select max(w.weight * t.rank) as score from ${listed(token)}
      join product_words w on w.website_id = ${websiteId} and w.word = t.word and w.product_id = d.product_id
      ) ${sql.ref(`o${at}`)}`,
  );
  const sum = others.map((_, at) => sql`+ ${sql.ref(`o${at}.score`)}`);
  const all = others.map((_, at) => sql`and ${sql.ref(`o${at}.score`)} is not null`);
  const hits = sql`driver as materialized (
      select w.product_id, max(w.weight * t.rank) as score from ${listed(rarest)}
      join product_words w on w.website_id = ${websiteId} and w.word = t.word group by 1
    ), hits as materialized (
      select d.product_id, d.score ${sql.join(sum, sql` `)} as score from driver d ${sql.join(scores, sql` `)}
      where true ${sql.join(all, sql` `)}
    )`;
  const { key, down } = sort === 'best' ? { key: sql`h.score`, down: true } : sortKeys[sort];
  const direction = down ? sql`desc` : sql`asc`;
  const place =
    after === undefined
      ? sql`true`
      : sql`(${key}, p.id) ${down ? sql`<` : sql`>`} (select ${key}, p.id from hits h
          join products p on p.website_id = ${websiteId} and p.id = h.product_id where p.id = ${after})`;
  return selectProducts(
    tx,
    sql`from (with ${hits} select p.*, row_number() over (order by ${key} ${direction}, p.id ${direction}) as place
      from hits h join products p on p.website_id = ${websiteId} and p.id = h.product_id
      where ${where} and ${place}
      order by ${key} ${direction}, p.id ${direction} limit ${limit}) p order by p.place`,
  );
}

/** Looked up for one product after the other; `offset 0` keeps the planner from joining all products with a common word. */
const holds = (websiteId: string, product: RawBuilder<unknown>, { words }: Token) =>
  sql`exists (select from product_words w where w.website_id = ${websiteId} and w.product_id = ${product}
    and w.word = any(${words.map(({ word }) => word)}::text[]) offset 0)`;

/**
 * Products with a word at this place of theirs. Two words that are common alone may be rare together: sets are cut down by
 * one another at once, and never joined row by row, whatever the planner takes them for.
 */
function standing(websiteId: string, gathered: readonly Token[]): RawBuilder<unknown> {
  if (gathered.length === 0) return sql`product_words f`;
  const others = gathered.map(
    ({ words }) => sql`intersect select w.product_id from product_words w where w.website_id = ${websiteId}
      and w.word = any(${words.map(({ word }) => word)}::text[])`,
  );
  return sql`(select i.product_id, t.word, t.weight, ${websiteId}::uuid as website_id from (
      select w.product_id from product_words w where w.website_id = ${websiteId} and w.word = t.word and w.weight = t.weight
      ${sql.join(others, sql` `)}
    ) i order by i.product_id desc) f`;
}

/**
 * Words and the places where they stand, the best pair first; within one the newest product. Each pair is an index read in
 * order, which ends with the page.
 */
function bestOfMany(
  tx: Tx,
  websiteId: string,
  rarest: Token,
  others: readonly Token[],
  { after, limit }: Listing,
  where: RawBuilder<unknown>,
): Promise<ProductRow[]> {
  const pairs = rarest.words
    .flatMap(({ word, rank }) => [3, 2, 1].map((weight) => ({ word, weight, score: weight * rank })))
    .toSorted((a, b) => b.score - a.score);
  const ranked = sql`unnest(${pairs.map(({ word }) => word)}::text[],
    ${pairs.map(({ weight }) => weight)}::smallint[]) with ordinality as t (word, weight, place)`;
  const bestOf = (product: RawBuilder<unknown>) => sql`(select min(t.place) from ${ranked}
    join product_words b on b.website_id = ${websiteId} and b.word = t.word and b.product_id = ${product}
      and b.weight = t.weight)`;
  const once = rarest.words.length > 1 ? sql`t.place = ${bestOf(sql`f.product_id`)}` : sql`true`;
  const further =
    after === undefined
      ? sql`true`
      : sql`(t.place > c.place or (t.place = c.place and f.product_id < ${after}::uuid))`;
  const gathered = others.filter(({ count }) => count < GATHERED);
  const both = others
    .filter((token) => !gathered.includes(token))
    .map((token) => sql`and ${holds(websiteId, sql`f.product_id`, token)}`);
  return selectProducts(
    tx,
    sql`from (
      select found.*, t.place from ${ranked}
      cross join (select ${after === undefined ? sql`0` : bestOf(sql`${after}::uuid`)} as place) c
      cross join lateral (
        select p.* from ${standing(websiteId, gathered)}
        cross join lateral (
          select p.* from products p where p.website_id = ${websiteId} and p.id = f.product_id and ${where} offset 0
        ) p
        where f.website_id = ${websiteId} and f.word = t.word and f.weight = t.weight
          and ${further} and ${once} ${sql.join(both, sql` `)}
        order by f.product_id desc limit ${limit}
      ) found order by t.place, found.id desc limit ${limit}
    ) p order by p.place, p.id desc`,
  );
}

/** Products in their order, until enough of them hold all words. */
function sortedOfMany(
  tx: Tx,
  websiteId: string,
  tokens: readonly Token[],
  { sort, after, limit }: Listing,
  where: RawBuilder<unknown>,
): Promise<ProductRow[]> {
  const { key, down } = sortKeys[sort === 'best' ? 'newest' : sort];
  const direction = down ? sql`desc` : sql`asc`;
  const further =
    after === undefined
      ? sql`true`
      : sql`(${key}, p.id) ${down ? sql`<` : sql`>`}
          (select ${key}, p.id from products p where p.website_id = ${websiteId} and p.id = ${after})`;
  const all = tokens.map((token) => sql`and ${holds(websiteId, sql`p.id`, token)}`);
  return selectProducts(
    tx,
    sql`from products p where ${where} and ${further} ${sql.join(all, sql` `)}
      order by ${key} ${direction}, p.id ${direction} limit ${limit}`,
  );
}
