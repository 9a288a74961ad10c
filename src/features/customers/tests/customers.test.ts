import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer, CustomerDetails } from '../contract.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';

let shop: Shop;
let plate: string;
beforeAll(async () => {
  shop = await openShop();
  plate = (await shop.product({ label: 'Plate', price: 20, stock: 50 }))._id;
  const buy = (email: string, name: string, quantity: number) =>
    shop.buy([{ productId: plate, quantity }], { email, name, phone: '+44 1632 960001' });
  await buy('ada@guests.test', 'Ada Byron', 2);
  await buy('ada@guests.test', 'Ada Lovelace', 1);
  await buy('carl@guests.test', '=cmd()', 1);
  // An abandoned order, which makes nobody a customer.
  await shop.begin([{ productId: plate, quantity: 1 }], { email: 'nobody@guests.test' });
  const register = { email: 'bea@guests.test', password: 'slip-and-slate-9' };
  await shop.ask('POST', '/api/account/register', register);
  await asAdmin(shop.admin, async (client) => {
    await client.query(
      `insert into sitewright.subscribers (website_id, email, status, token_hash, confirmed_at)
       values ($1, 'ada@guests.test', 'confirmed', '\\x01', now()), ($1, 'asked@guests.test', 'waiting', '\\x02', null)`,
      [shop.websiteId],
    );
    await client.query(
      `insert into sitewright.messages (website_id, answers, content_hash, sender_email, sender_name, preview, spam)
       values ($1, '{}', '\\x01', 'dan@guests.test', 'Dan', 'Is the kiln warm?', false),
         ($1, '{}', '\\x02', 'spam@guests.test', 'Spam', 'Buy now', true)`,
      [shop.websiteId],
    );
  });
});
afterAll(() => shop.close());

const list = (query = '') => shop.owner<Customer[]>('GET', `/api/customers${query}`);
const emails = async (query?: string) => (await list(query)).map(({ email }) => email);

test('everyone who dealt with the site is listed once, with what they did', async () => {
  expect((await emails()).toSorted()).toEqual([
    'ada@guests.test',
    'bea@guests.test',
    'carl@guests.test',
    'dan@guests.test',
  ]);
  const ada = (await list('?q=ada')).at(0);
  expect(ada).toMatchObject({ name: 'Ada Lovelace', orders: 2, subscribed: true, account: false });
  expect(ada?.spent).toBeGreaterThanOrEqual(60);
});

test('customers are found by part of a name, address or number, and signs of patterns are plain text', async () => {
  expect(await emails('?q=LOVEL')).toEqual(['ada@guests.test']);
  expect((await emails('?q=960001')).toSorted()).toEqual(['ada@guests.test', 'carl@guests.test']);
  expect(await emails('?q=%25')).toEqual([]);
  expect(await emails('?q=_')).toEqual([]);
});

test('customers are filtered by what they did, sorted by what they spent, and paged', async () => {
  expect(await emails('?kind=account')).toEqual(['bea@guests.test']);
  expect(await emails('?kind=subscribed')).toEqual(['ada@guests.test']);
  expect(await emails('?kind=ordered&sort=spent')).toEqual(['ada@guests.test', 'carl@guests.test']);
  expect(await emails('?kind=ordered&sort=spent&limit=1')).toEqual(['ada@guests.test']);
  expect(await emails('?kind=ordered&sort=spent&limit=1&after=ada@guests.test')).toEqual([
    'carl@guests.test',
  ]);
  const all = await emails();
  const paged = [...(await emails('?limit=2')), ...(await emails(`?limit=2&after=${all[1]}`))];
  expect(paged).toEqual(all);
});

test('a customer’s page tells the latest orders and messages; an unknown address is 404', async () => {
  const ada = await shop.owner<CustomerDetails>('GET', '/api/customer?email=ada@guests.test');
  expect(ada.latestOrders?.map(({ status }) => status)).toEqual([1, 1]);
  expect(ada.latestMessages).toEqual([]);
  const dan = await shop.owner<CustomerDetails>('GET', '/api/customer?email=dan@guests.test');
  expect(dan.latestMessages?.map(({ preview }) => preview)).toEqual(['Is the kiln warm?']);
  const { cookie } = shop;
  for (const email of ['nobody@guests.test', 'spam@guests.test', 'owner@kiln.test'])
    expect((await shop.ask('GET', `/api/customer?email=${email}`, undefined, { cookie })).status).toBe(404);
});

test('a customer’s page tells what they wrote below entries, with their account or without, and not what is spam', async () => {
  const type = await shop.owner<{ _id: string }>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'diary',
  });
  const entry = await shop.owner<{ _id: string }>('POST', '/api/entries', {
    type: type._id,
    name: 'Opening',
  });
  await asAdmin(shop.admin, (client) =>
    client.query(
      `insert into sitewright.entry_comments (website_id, page_id, account_id, author_name, author_email, body, state, created_at)
       select $1, $2, a.id, c.name, case when a.id is null then c.email end, c.body, c.state, now() + c.at * interval '1 second'
       from (values (1, 'Bea', 'bea@guests.test', 'How warm is it?', 'published'),
         (2, 'Ada', 'ada@guests.test', 'May I come too?', 'pending'),
         (3, 'Ada', 'ada@guests.test', 'I will bring cups.', 'published'),
         (4, 'Ada', 'ada@guests.test', 'Buy now', 'spam')) c (at, name, email, body, state)
       left join sitewright.accounts a on a.website_id = $1 and a.email = c.email`,
      [shop.websiteId, entry._id],
    ),
  );
  const comments = async (email: string) =>
    (await shop.owner<CustomerDetails>('GET', `/api/customer?email=${email}`)).latestComments?.map(
      ({ entry: { name }, preview, state }) => [name, preview, state],
    );
  expect(await comments('ada@guests.test')).toEqual([
    ['Opening', 'I will bring cups.', 'published'],
    ['Opening', 'May I come too?', 'pending'],
  ]);
  expect(await comments('bea@guests.test')).toEqual([['Opening', 'How warm is it?', 'published']]);
  expect(await comments('carl@guests.test')).toEqual([]);
});

// Fails without the areas in the handler.
test('who may read customers alone is shown neither orders, bookings, messages nor comments', async () => {
  const body = { name: 'Addresses', rights: { customers: 'read' }, days: 1 };
  const { key } = await shop.owner<{ key: string }>('POST', '/api/api-key', body);
  const headers = { authorization: `Bearer ${key}` };
  const reply = await shop.ask('GET', '/api/customer?email=ada@guests.test', undefined, { headers });
  expect(reply.json()).toMatchObject({
    email: 'ada@guests.test',
    latestOrders: null,
    latestBookings: null,
    latestMessages: null,
    latestComments: null,
  });
  expect((await shop.ask('GET', '/api/orders?q=ada', undefined, { headers })).status).toBe(403);
});

test('an order that was refunded counts as not spent', async () => {
  const order = await shop.buy([{ productId: plate, quantity: 1 }], { email: 'eve@guests.test' });
  const spent = async () => (await list('?q=eve')).at(0)?.spent;
  expect(await spent()).toBeGreaterThanOrEqual(20);
  await shop.owner('PUT', `/api/order/${order._id}`, { status: 4 });
  await expect.poll(spent).toBe(0);
});

test('the export holds every customer of the filter, with cells that no spreadsheet runs', async () => {
  const { cookie } = shop;
  const csv = (await shop.ask('GET', '/api/customers.csv?kind=ordered', undefined, { cookie })).text;
  expect(csv.startsWith('\ufeff')).toBe(true);
  const lines = csv.slice(1).trim().split('\n');
  expect(lines[0]).toBe(
    'email,name,phone,orders,spent,currency,bookings,messages,account,subscribed,first seen,last seen',
  );
  expect(csv).toContain("carl@guests.test,'=cmd(),");
  expect(csv).not.toContain('bea@guests.test');
  expect((await shop.ask('GET', '/api/customers.csv?kind=zzz', undefined, { cookie })).status).toBe(400);
});

// Fails if the named customers aren't compared with those found.
test('the export of named customers holds these alone, or is refused as a whole', async () => {
  const { cookie } = shop;
  const read = (query: string) => shop.ask('GET', `/api/customers.csv?${query}`, undefined, { cookie });
  const named = async (query: string) =>
    (await read(query)).text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0])
      .toSorted();
  expect(await named('email=ada@guests.test')).toEqual(['ada@guests.test']);
  expect(await named('email=dan@guests.test&email=bea@guests.test&email=dan@guests.test')).toEqual([
    'bea@guests.test',
    'dan@guests.test',
  ]);
  for (const email of ['nobody@guests.test', 'spam@guests.test', 'owner@kiln.test'])
    expect((await read(`email=ada@guests.test&email=${email}`)).status).toBe(404);
  expect((await read('email=x')).status).toBe(400);
  const many = Array.from({ length: 101 }, (_, at) => `email=a${at}@guests.test`).join('&');
  expect((await read(many)).status).toBe(400);
});
