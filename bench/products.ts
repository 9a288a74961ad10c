import type pg from 'pg';
import { productOperations } from '../src/features/products/server/index.ts';
import { productTerms } from '../src/features/products/search-terms.ts';
import { trigrams } from '../src/lib/search/search-terms.ts';
import type { Jobs } from '../src/lib/work/jobs.ts';
import { type Figure, median } from './support/figures.ts';
import { moveTo } from './support/load.ts';
import { withManyRows } from './support/many-rows.ts';
import { databaseIds, familyOf, processorSeconds } from './support/processes.ts';
import { createTestVisitor } from './support/visitor.ts';

export const name = 'products';
export const describe =
  'A list of 50 out of 100,000 products as visitors ask for it, with and without search, through all guards but the network; program and database on one core';

const PRODUCTS = 100_000;
const AT_ONCE = 5_000;
const ROUNDS = 600;
/** Rounds of each query. The median of their p99 counts, because other load may slow one of them. */
const SERIES = 3;

const makes = 'oak ash slate rust moss sea snow coal plum rose mint sand clay dusk dawn fern'.split(' ');
const things =
  'bowl mug jug vase plate dish tile lamp stool frame tray basket spoon teapot pitcher planter'.split(' ');
const styles =
  'small large tall wide round square plain ribbed glazed matt speckled painted carved turned'.split(' ');
const pick = (words: readonly string[], number: number) => words[number % words.length] ?? '';

const productOf = (number: number) => ({
  label: `${pick(styles, number)} ${pick(makes, Math.floor(number / 3))} ${pick(things, Math.floor(number / 7))}`,
  sku: `K${String(number).padStart(6, '0')}`,
  tag: pick(makes, number),
  lot: `lot ${Math.floor(number / 10)}`,
});

/** Inserts all products of a site by SQL, with their search terms. */
async function fill(client: pg.Client, websiteId: string): Promise<void> {
  await client.query(
    `insert into collections (website_id, label, slug) select $1, name || n, lower(name) || n
     from generate_series(1, 20) n, unnest(array['Shelf-', 'Nook-']) name`,
    [websiteId],
  );
  const parts = new Map<string, [string, string]>();
  for (let first = 0; first < PRODUCTS; first += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, at) => ({
      number: first + at,
      ...productOf(first + at),
    }));
    const { rows } = await client.query<{ id: string }>(
      `insert into products (website_id, label, slug, price, tags, published)
       select $1, label, 'p' || number, 500 + number % 9000, array[tag, lot], number % 50 > 0
       from jsonb_to_recordset($2) as t (number int, label text, tag text, lot text) returning id`,
      [websiteId, JSON.stringify(made)],
    );
    const ids = rows.map(({ id }) => id);
    // Disable triggers while so many rows are inserted.
    await client.query(
      `insert into product_tags (website_id, tag, product_id)
       select p.website_id, unnest(p.tags), p.id from products p where p.website_id = $1 and p.id = any($2)`,
      [websiteId, ids],
    );
    await client.query(
      `insert into variants (website_id, product_id, price, stock, sku)
       select $1, id, 500 + (n + $3) % 9000, (n + $3) % 40, 'K' || lpad((n + $3)::text, 6, '0')
       from unnest($2::uuid[]) with ordinality as t (id, n)`,
      [websiteId, ids, first - 1],
    );
    await client.query(
      `insert into collection_products (website_id, collection_id, product_id)
       select $1, c.id, t.id from unnest($2::uuid[]) with ordinality as t (id, n)
       join collections c on c.website_id = $1 and c.slug = 'shelf-' || (1 + n % 20)`,
      [websiteId, ids],
    );
    await client.query(
      `insert into collection_products (website_id, collection_id, product_id)
       select $1, c.id, t.id from unnest($2::uuid[]) with ordinality as t (id, n)
       join collections c on c.website_id = $1 and c.slug = 'nook-' || n where n <= 20`,
      [websiteId, ids],
    );
    const words = made.flatMap(({ label, sku, tag }, at) =>
      [...productTerms({ label, options: [], skus: [sku], tags: [tag] })].map(([word, weight]) => ({
        word,
        weight,
        id: ids[at],
      })),
    );
    await client.query(
      `insert into product_words (website_id, product_id, word, weight)
       select $1, id, word, weight from jsonb_to_recordset($2) as t (id uuid, word text, weight smallint)`,
      [websiteId, JSON.stringify(words)],
    );
    for (const { word } of words)
      for (const part of ['=', ...trigrams(word)]) parts.set(`${part} ${word}`, [part, word]);
  }
  const all = [...parts.values()];
  for (let first = 0; first < all.length; first += 100_000) {
    const some = all.slice(first, first + 100_000);
    await client.query(
      `insert into product_word_parts (website_id, part, word) select $1, part, word from unnest($2::text[], $3::text[]) as t (part, word)`,
      [websiteId, some.map(([part]) => part), some.map(([, word]) => word)],
    );
  }
}

/** Warm-up runs of each query, until it is compiled and its plan no longer changes. */
const WARM_ROUNDS = 300;

const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

type Query = Record<string, string>;

/** Requests of visitors, with different values each time. */
const questions: Record<string, (round: number, after: string) => Query> = {
  'the newest': () => ({}),
  'further on': (_, after) => ({ after }),
  'by price': () => ({ sort: 'price' }),
  'by name': () => ({ sort: 'label' }),
  'of a collection': (round) => ({ collection: `shelf-${1 + (round % 20)}` }),
  'of a collection, by price': (round) => ({ collection: `shelf-${1 + (round % 20)}`, sort: 'price' }),
  'of a small collection, by price': (round) => ({
    collection: `nook-${1 + (round % 20)}`,
    sort: 'price',
  }),
  'with a tag': (round) => ({ tag: pick(makes, round) }),
  'with a tag, by price': (round) => ({ tag: pick(makes, round), sort: 'price' }),
  'with a rare tag': (round) => ({ tag: `lot ${(round * 317) % (PRODUCTS / 10)}` }),
  'with a tag, of a collection': (round) => ({
    tag: pick(makes, round),
    collection: `shelf-${1 + ((round + 1) % 20)}`,
  }),
  'in stock, within a price': (round) => ({
    inStock: 'true',
    minPrice: String(round % 40),
    maxPrice: '80',
    sort: 'price',
  }),
  'search: one common word': (round) => ({ q: pick(things, round) }),
  'search: two words': (round) => ({ q: `${pick(makes, round)} ${pick(things, round + 3)}` }),
  'search: three words': (round) => ({
    q: `${pick(styles, round)} ${pick(makes, round)} ${pick(things, round)}`,
  }),
  'search: a common word, by price': (round) => ({ q: pick(things, round), sort: 'price' }),
  'search: a common word, with a tag': (round) => ({ q: pick(things, round), tag: pick(makes, round) }),
  'search: an article number': (round) => ({ q: `k${String((round * 317) % PRODUCTS).padStart(6, '0')}` }),
  'search: an article number that is not there': (round) => ({
    q: `k2${String(round * 317).padStart(6, '0')}`,
  }),
  'search: a mistake in typing': (round) => ({
    q: pick(['teaopt', 'pitchr', 'baskte', 'plantr', 'specked'], round),
  }),
  'search: the beginning of a word': (round) => ({ q: pick(things, round).slice(0, 3) }),
};

export async function run(): Promise<Figure[]> {
  return withManyRows(fill, async (db, websiteId, _connection, folder) => {
    const ask = createTestVisitor(db, websiteId, productOperations({} as Jobs));
    const list = (query: Query) => ask('GET /api/products', { query: { limit: '50', ...query } });
    const [first] = (await list({ after: ((await list({})) as { _id: string }[]).at(-1)?._id ?? '' })) as {
      _id: string;
    }[];
    await moveTo(0, await familyOf([process.pid, ...(await databaseIds(folder))]));
    const all = await familyOf([process.pid, ...(await databaseIds(folder))]);
    const figures: Figure[] = [];
    for (const [what, question] of Object.entries(questions)) {
      let found = 0;
      for (let round = 0; round < WARM_ROUNDS; round += 1)
        found += ((await list(question(round, first?._id ?? ''))) as unknown[]).length;
      if (found === 0) throw new Error(`What is asked for “${what}” finds nothing.`);
      const before = await processorSeconds(all);
      const series: number[] = [];
      while (series.length < SERIES) {
        const took: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const begun = performance.now();
          await list(question(round, first?._id ?? ''));
          took.push(performance.now() - begun);
        }
        series.push(p99(took));
      }
      const after = await processorSeconds(all);
      figures.push({ what: `${what}, p99`, value: median(series), unit: 'ms', goal: { atMost: 10 } });
      // Processor time, so that other load on this core doesn't change the figure.
      if (before !== undefined && after !== undefined)
        figures.push({
          what: `${what}, processor's time`,
          value: ((after - before) * 1000) / (ROUNDS * SERIES),
          unit: 'ms',
        });
    }
    return figures;
  });
}
