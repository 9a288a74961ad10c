import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import {
  conditions,
  FEW,
  fewInAll,
  type Listing,
  listSorted,
  shelvesOf,
  sortKeys,
  within,
} from '../catalogue/list-queries.ts';
import { type ProductRow, selectProducts } from '../catalogue/product-queries.ts';
import { byMerging } from '../../../../lib/db/merging.ts';
import { type Meant, MOST_MEANT } from '../../../../lib/search/term-queries.ts';

/** If a word occurs in at most this many products, all are examined; for a common word, only as many as are shown. */
const RARE = 600;

/** The possible meanings of a typed word, and how many products match, counted up to a maximum. */
interface Token {
  words: Meant[];
  count: number;
}

async function tokensOf(tx: Tx, meant: readonly Meant[]): Promise<Token[]> {
  const groups = [...Map.groupBy(meant, ({ token }) => token).values()];
  const most = groups.length > 1 ? RARE : FEW + 1;
  const counts = groups.map(
    (words) => sql`(select count(*)::int from (select from product_words w where w.website_id = ${tx.site}
      and w.word = any(${words.map(({ word }) => word)}::text[]) limit ${most}) counted)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(tx);
  return groups.map((words, at) => ({ words, count: rows[0]?.counts[at] ?? 0 }));
}

/** Products that match every word; the best first by default. */
export async function searchProducts(
  tx: Tx,
  meant: readonly Meant[],
  listing: Listing,
  owner: boolean,
): Promise<ProductRow[]> {
  const tokens = await tokensOf(tx, meant);
  const [rarest, ...others] = tokens.toSorted((a, b) => a.count - b.count);
  if (!rarest) return [];
  if (rarest.count < RARE) return amongFew(tx, rarest, others, listing, conditions(tx.site, listing, owner));
  const shelves = shelvesOf(tx.site, listing);
  if (listing.sort === 'best') {
    const where = conditions(tx.site, { ...listing, collection: undefined, tag: undefined }, owner);
    return bestOfMany(tx, tokens, shelves, listing, where);
  }
  const sets = [...others.map((token) => withToken(tx.site, token)), ...shelves];
  const mayBeFew = sets.length > 0 || rarest.count <= FEW;
  const few = mayBeFew ? await fewInAll(tx, [withToken(tx.site, rarest), ...sets]) : undefined;
  const held = few ? [] : tokens.map((token) => holds(tx.site, sql`p.id`, token));
  const where = conditions(tx.site, { ...listing, members: few }, owner);
  return listSorted(tx, listing, sql.join([where, ...held], sql` and `));
}

/** Every product with the rarest word is scored by all words. */
function amongFew(
  tx: Tx,
  rarest: Token,
  others: readonly Token[],
  { sort, after, limit }: Listing,
  where: RawBuilder<unknown>,
): Promise<ProductRow[]> {
  const listed = ({ words }: Token) =>
    sql`unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ rank }) => rank)}::int[]) as t (word, rank)`;
  const scores = others.map(
    (token, at) => sql`cross join lateral (select max(w.weight * t.rank) as score from ${listed(token)}
      join product_words w on w.website_id = ${tx.site} and w.word = t.word and w.product_id = d.product_id
      ) ${sql.ref(`o${at}`)}`,
  );
  const sum = others.map((_, at) => sql`+ ${sql.ref(`o${at}.score`)}`);
  const all = others.map((_, at) => sql`and ${sql.ref(`o${at}.score`)} is not null`);
  const hits = sql`driver as materialized (
      select w.product_id, max(w.weight * t.rank) as score from ${listed(rarest)}
      join product_words w on w.website_id = ${tx.site} and w.word = t.word group by 1
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
          join products p on p.website_id = ${tx.site} and p.id = h.product_id where p.id = ${after})`;
  return selectProducts(
    tx,
    sql`from (with ${hits} select p.*, row_number() over (order by ${key} ${direction}, p.id ${direction}) as place
      from hits h join products p on p.website_id = ${tx.site} and p.id = h.product_id
      where ${where} and ${place}
      order by ${key} ${direction}, p.id ${direction} limit ${limit}) p order by p.place`,
  );
}

/** All products with a word of the token, read from indexes in order; one with two of them occurs twice. */
function withToken(websiteId: string, { words }: Token): RawBuilder<unknown> {
  const holding = (word: string) =>
    sql`select w.product_id from product_words w where w.website_id = ${websiteId} and w.word = ${word}`;
  if (words.length === 1) return sql.join(words.map(({ word }) => holding(word)));
  // Always the same number, so that there are few different statements: no product has an empty word. Each is ordered;
  // otherwise they would be joined first and sorted then.
  const each = Array.from(
    { length: MOST_MEANT },
    (_, at) => sql`(${holding(words[at]?.word ?? '')} order by w.product_id desc offset 0)`,
  );
  return sql`select each.product_id from (${sql.join(each, sql` union all `)}) each order by each.product_id desc offset 0`;
}

/**
 * Pairs of a word and a field weight, the best first; within one the newest product. Each pair is an ordered index scan,
 * merged with an index scan for each of the other words, all of them no further than the page needs. Two words may be common
 * alone and rare together: then all are read once, and nothing is looked up product by product.
 */
function bestOfMany(
  tx: Tx,
  tokens: readonly Token[],
  sets: readonly RawBuilder<unknown>[],
  { after, limit }: Listing,
  where: RawBuilder<unknown>,
): Promise<ProductRow[]> {
  // The fewer words it may mean, the more certain is the match.
  const [surest, ...others] = tokens.toSorted((a, b) => a.words.length - b.words.length);
  const words = surest?.words ?? [];
  const pairs = words
    .flatMap(({ word, rank }) => [3, 2, 1].map((weight) => ({ word, weight, score: weight * rank })))
    .toSorted((a, b) => b.score - a.score);
  const ranked = sql`unnest(${pairs.map(({ word }) => word)}::text[],
    ${pairs.map(({ weight }) => weight)}::smallint[]) with ordinality as t (word, weight, place)`;
  const bestOf = (product: RawBuilder<unknown>) => sql`(select min(t.place) from ${ranked}
    join product_words b on b.website_id = ${tx.site} and b.word = t.word and b.product_id = ${product}
      and b.weight = t.weight)`;
  const once = words.length > 1 ? sql`t.place = ${bestOf(sql`f.product_id`)}` : sql`true`;
  const further =
    after === undefined
      ? sql`true`
      : sql`(t.place > c.place or (t.place = c.place and f.product_id < ${after}::uuid))`;
  return byMerging(tx, () =>
    selectProducts(
      tx,
      sql`from (
        select found.*, t.place from ${ranked}
        cross join (select ${after === undefined ? sql`0` : bestOf(sql`${after}::uuid`)} as place) c
        cross join lateral (
          select p.* from (
            select f.product_id from product_words f
            where f.website_id = ${tx.site} and f.word = t.word and f.weight = t.weight
              ${within([...others.map((token) => withToken(tx.site, token)), ...sets])}
            order by f.product_id desc offset 0
          ) f
          cross join lateral (
            select p.* from products p where p.website_id = ${tx.site} and p.id = f.product_id and ${where} offset 0
          ) p
          where ${further} and ${once}
          order by f.product_id desc limit ${limit}
        ) found order by t.place, found.id desc limit ${limit}
      ) p order by p.place, p.id desc`,
    ),
  );
}

/** A look-up per product; `offset 0` keeps the planner from joining all products with a common word. */
function holds(websiteId: string, product: RawBuilder<unknown>, token: Token): RawBuilder<unknown> {
  const words = token.words.map(({ word }) => word);
  // PostgreSQL looks up a single word by index; for several it would scan all words of the product.
  const named = words.length > 1 ? sql`w.word = any(${words}::text[])` : sql`w.word = ${words[0]}`;
  return sql`exists (select from product_words w where w.website_id = ${websiteId} and w.product_id = ${product}
    and ${named} offset 0)`;
}
