import { afterAll, beforeAll, expect, test } from 'vitest';
import { salesJob } from '../../../app/jobs/shop-work.ts';
import type { Product } from '../contract.ts';
import { productTerms } from '../search-terms.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';

/** So many that the results of a common word can't be collected before they are sorted. */
const MANY = 3_600;
const labelOf = (number: number) =>
  [
    number % 2 === 0 ? 'bowl' : 'bowls',
    number % 3 === 0 ? 'ash' : 'slate',
    number % 100 === 0 ? 'rare' : '',
    number % 5 === 0 ? 'tall' : '',
  ]
    .filter(Boolean)
    .join(' ');

let shop: Shop;
/** In the order of creation. */
let ids: string[];

beforeAll(async () => {
  shop = await openShop();
  // One is created by the call, so that its words are those of the product.
  await shop.product({ label: 'Bowl bowls ash slate rare tall' });
  ids = await asAdmin(shop.admin, async (client) => {
    const made = Array.from({ length: MANY }, (_, number) => ({
      number,
      label: labelOf(number),
      tag: number % 7 === 0 ? 'ash' : 'none',
    }));
    const { rows } = await client.query<{ id: string }>(
      `insert into sitewright.products (website_id, label, slug, price, tags, published)
       select $1, label, 'p' || number, 100 + (number * 37) % 1000, array[tag], number % 10 > 0
       from jsonb_to_recordset($2) as t (number int, label text, tag text) order by number returning id`,
      [shop.websiteId, JSON.stringify(made)],
    );
    const all = rows.map(({ id }) => id).toSorted();
    await client.query(
      `insert into sitewright.variants (website_id, product_id, price) select $1, unnest($2::uuid[]), 100`,
      [shop.websiteId, all],
    );
    const words = made.flatMap(({ label, tag, number }) =>
      [...productTerms({ label, options: [], skus: [], tags: [tag] })].map(([word, weight]) => ({
        id: all[number],
        word,
        weight,
      })),
    );
    await client.query(
      `insert into sitewright.product_words (website_id, product_id, word, weight)
       select $1, id, word, weight from jsonb_to_recordset($2) as t (id uuid, word text, weight smallint)`,
      [shop.websiteId, JSON.stringify(words)],
    );
    return all;
  });
});
afterAll(() => shop?.close());

/** Page by page, as visitors load more, without the product that was created by the call. */
async function found(query: string): Promise<string[]> {
  const seen: string[] = [];
  for (let after = ''; ;) {
    const page = (await shop.ask('GET', `/api/products?limit=97&${query}${after}`)).json() as Product[];
    seen.push(...page.map(({ _id }) => _id));
    if (page.length < 97) return seen.filter((id) => ids.includes(id));
    after = `&after=${page.at(-1)?._id}`;
  }
}
const numbers = Array.from({ length: MANY }, (_, number) => number).filter((number) => number % 10 > 0);
const has = (number: number, ...words: string[]) =>
  words.every((word) => labelOf(number).split(' ').includes(word) || (word === 'ash' && number % 7 === 0));
const fitting = (fits: (number: number) => boolean) =>
  numbers.filter(fits).map((number) => ids[number] ?? '');

test.each([
  ['a common word', 'slate', (number: number) => has(number, 'slate')],
  ['two common words', 'slate%20bowls', (number: number) => has(number, 'slate', 'bowls')],
  ['a common and a rare one', 'bowls%20tall', (number: number) => has(number, 'bowls', 'tall')],
  ['a rare one alone', 'tall', (number: number) => has(number, 'tall')],
  ['a beginning that is two common words', 'bow', () => true],
  ['a beginning and a common word', 'bow%20slate', (number: number) => has(number, 'slate')],
  ['a beginning and two words', 'slate%20bow%20tall', (number: number) => has(number, 'slate', 'tall')],
  ['a word in names and tags', 'ash', (number: number) => has(number, 'ash')],
  ['nothing that holds both', 'rare%20bowls', (number: number) => has(number, 'rare', 'bowls')],
])('%s: every product that fits, once, in whichever order and page by page', async (_, words, fits) => {
  const expected = fitting(fits).toSorted();
  for (const sort of ['best', 'best-selling', 'newest', 'oldest', 'price', '-price', 'label']) {
    const all = await found(`q=${words}&sort=${sort}`);
    expect(all.toSorted(), sort).toEqual(expected);
    if (sort === 'newest') expect(all).toEqual(expected.toReversed());
    if (sort === 'oldest') expect(all).toEqual(expected);
  }
});

test('what has the word in its name comes before what has it in a tag, the newest of each first', async () => {
  const named = fitting((number) => labelOf(number).includes('ash'));
  const tagged = fitting((number) => !labelOf(number).includes('ash') && number % 7 === 0);
  expect(await found('q=ash')).toEqual([...named.toReversed(), ...tagged.toReversed()]);
});

const makeCollection = (label: string) =>
  shop.owner<{ _id: string; slug: string }>('POST', '/api/collection', { label });

test('a collection is shown as its owner has placed it, page by page, and what was never placed comes last', async () => {
  const chosen = [7, 3, 9, 1].map((at) => ids[at] ?? '');
  const made = await shop.owner<{ _id: string; slug: string }>('POST', '/api/collection', {
    label: 'Placed',
    products: chosen,
  });
  const shown = async (more = '') =>
    (await shop.owner<Product[]>('GET', `/api/products?collection=${made.slug}${more}`)).map(
      ({ _id }) => _id,
    );
  expect(await shown()).toEqual(chosen);
  const moved = [chosen[3], chosen[0], chosen[2], chosen[1]].map(String);
  await shop.owner('PUT', `/api/collection/${made._id}`, { products: moved });
  await shop.owner('PUT', `/api/product/${ids[20]}`, { collections: [made._id] });
  const all = [...moved, ids[20]];
  expect(await shown()).toEqual(all);
  expect(await shown('&limit=2')).toEqual(all.slice(0, 2));
  expect(await shown(`&limit=2&after=${all[1]}`)).toEqual(all.slice(2, 4));
  expect(await shown(`&limit=2&after=${all[3]}`)).toEqual(all.slice(4));
});

test('large and small collections are sorted as all products are, page by page', async () => {
  const [all, some] = [await makeCollection('All of it'), await makeCollection('Some of it')];
  await asAdmin(shop.admin, (client) =>
    client.query(
      `insert into sitewright.collection_products (website_id, collection_id, product_id)
       select p.website_id, $2::uuid, p.id from sitewright.products p where p.website_id = $1
       union all select $1::uuid, $3::uuid, unnest($4::uuid[])`,
      [shop.websiteId, all._id, some._id, ids.slice(0, 40)],
    ),
  );
  const page = async (query: string) =>
    (await shop.owner<Product[]>('GET', `/api/products?sort=price&limit=30${query}`)).map(({ _id }) => _id);
  const [first, second] = [await page(''), await page(`&after=${(await page('')).at(-1)}`)];
  expect(await page(`&collection=${all.slug}`)).toEqual(first);
  expect(await page(`&collection=${all._id}&after=${first.at(-1)}`)).toEqual(second);
  const few = await page(`&collection=${some.slug}`);
  const rest = await page(`&collection=${some.slug}&after=${few.at(-1)}`);
  expect([...few, ...rest].toSorted()).toEqual(ids.slice(0, 40));
  expect(await page('&collection=none-such')).toEqual([]);
});

test('words are looked for within a collection, small or large, in whichever order', async () => {
  const [shelf, nook] = [await makeCollection('Shelf'), await makeCollection('Nook')];
  const isIn = {
    [shelf.slug]: (number: number) => number % 4 > 0,
    [nook.slug]: (number: number) => number < 60,
  };
  const on = (slug: string) => ids.filter((_, number) => isIn[slug]?.(number));
  await asAdmin(shop.admin, (client) =>
    client.query(
      `insert into sitewright.collection_products (website_id, collection_id, product_id)
       select $1::uuid, $2::uuid, unnest($3::uuid[]) union all select $1::uuid, $4::uuid, unnest($5::uuid[])`,
      [shop.websiteId, shelf._id, on(shelf.slug), nook._id, on(nook.slug)],
    ),
  );
  for (const slug of [shelf.slug, nook.slug])
    for (const words of [['slate'], ['slate', 'bowls'], ['tall']]) {
      const expected = fitting((number) => has(number, ...words) && isIn[slug]?.(number) === true).toSorted();
      expect(expected.length).toBeGreaterThan(0);
      for (const sort of ['best', 'newest', 'price'])
        expect(
          (await found(`q=${words.join('%20')}&collection=${slug}&sort=${sort}`)).toSorted(),
          `${words.join(' ')} in ${slug} by ${sort}`,
        ).toEqual(expected);
    }
});

test('what has a tag, many or few, is found with and without words, on a shelf, and as it is tagged now', async () => {
  const shelf = await makeCollection('Tagged');
  await shop.owner('PUT', `/api/product/${ids[21]}`, { collections: [shelf._id] });
  await shop.owner('PUT', `/api/product/${ids[22]}`, { collections: [shelf._id] });
  const isTagged = { ash: (number: number) => number % 7 === 0, none: (number: number) => number % 7 > 0 };
  for (const [tag, fits] of Object.entries(isTagged)) {
    for (const sort of ['newest', 'oldest', 'price', '-price', 'label'])
      expect((await found(`tag=${tag}&sort=${sort}`)).toSorted(), `${tag} by ${sort}`).toEqual(
        fitting(fits).toSorted(),
      );
    for (const sort of ['best', 'price'])
      for (const words of [['slate'], ['slate', 'bowls']])
        expect(
          (await found(`tag=${tag}&sort=${sort}&q=${words.join('%20')}`)).toSorted(),
          `${words.join(' ')} with ${tag} by ${sort}`,
        ).toEqual(fitting((number) => fits(number) && has(number, ...words)).toSorted());
    for (const sort of ['', '&sort=price'])
      expect(await found(`tag=${tag}&collection=${shelf.slug}${sort}`)).toEqual([
        tag === 'ash' ? ids[21] : ids[22],
      ]);
  }
  expect(await found('tag=ASH')).toEqual([]);

  const tags = async () => (await shop.ask('GET', '/api/products/tags')).json();
  const before = await tags();
  expect(before).toEqual(['ash', 'none']);
  await shop.owner('PUT', `/api/product/${ids[1]}`, { tags: ['Ébène', 'zinc', 'Zinc', 'zinc'] });
  await shop.owner('PUT', `/api/product/${ids[10]}`, { tags: ['hidden only'] });
  expect(await tags()).toEqual(['ash', 'Ébène', 'none', 'zinc', 'Zinc']);
  expect(await found('tag=zinc')).toEqual([ids[1]]);
  await shop.owner('PUT', `/api/product/${ids[1]}`, { tags: ['zinc'] });
  expect(await found('tag=Zinc')).toEqual([]);
  await shop.owner('PUT', `/api/product/${ids[1]}`, { tags: [] });
  expect(await tags()).toEqual(before);
});

test('what goes with a product has its tags, however long ago it was made', async () => {
  await shop.owner('PUT', `/api/product/${ids[3]}`, { tags: ['pair'] });
  const { _id } = await shop.product({ label: 'Matching', tags: ['pair'] });
  const goes = (await shop.ask('GET', `/api/product/${_id}/related`)).json() as Product[];
  expect(goes[0]?._id).toBe(ids[3]);
});

test('a mistake is found among many words that begin alike', async () => {
  await shop.product({ label: 'Zanzibar' });
  await asAdmin(shop.admin, (client) =>
    client.query(
      `insert into sitewright.product_word_parts (website_id, part, word)
       select $1, part, 'za' || n from generate_series(1, 1200) n, unnest(array['  z', ' za']) part`,
      [shop.websiteId],
    ),
  );
  const found = await shop.owner<Product[]>('GET', '/api/products?q=zanzbiar');
  expect(found.map(({ label }) => label)).toEqual(['Zanzibar']);
});

test('best selling: pieces that were paid in 90 days and not refunded, page by page, once they are counted', async () => {
  const [few = '', many = '', returned = '', old = '', unpaid = ''] = [11, 12, 13, 14, 15].map(
    (at) => ids[at],
  );
  const newest = fitting(() => true).toReversed();
  const first = async (query = '') => (await found(`sort=best-selling${query}`)).slice(0, 3);
  expect(await first()).toEqual(newest.slice(0, 3));
  const buy = (productId: string, quantity: number) => shop.buy([{ productId, quantity }]);
  await buy(many, 2);
  await buy(many, 1);
  await buy(few, 2);
  const back = await buy(returned, 9);
  await shop.owner('POST', `/api/order/${back._id}/cancel`, {});
  const past = await buy(old, 8);
  await shop.begin([{ productId: unpaid, quantity: 7 }]);
  const sql = (text: string, values: unknown[]) =>
    asAdmin(shop.admin, (client) => client.query(text, values));
  await sql(`update sitewright.orders set paid_at = now() - interval '91 days' where id = $1`, [past._id]);
  await salesJob(shop.app.orders);
  expect(await first()).toEqual([many, few, newest[0]]);
  // Every product, once.
  expect((await found('sort=best-selling')).toSorted()).toEqual(fitting(() => true).toSorted());
  // Recounted by the next sale.
  await buy(few, 5);
  await salesJob(shop.app.orders);
  expect(await first()).toEqual([few, many, newest[0]]);

  const made = await shop.owner<{ _id: string; slug: string }>('POST', '/api/collection', {
    label: 'Best',
    products: [unpaid, many, few],
    sort: 'best-selling',
  });
  const inIt = (more = '') => found(`collection=${made.slug}${more}`);
  expect(await inIt()).toEqual([few, many, unpaid]);
  expect(await inIt('&sort=manual')).toEqual([unpaid, many, few]);
  await shop.owner('PUT', `/api/collection/${made._id}`, { sort: 'manual' });
  expect(await inIt()).toEqual([unpaid, many, few]);
});
