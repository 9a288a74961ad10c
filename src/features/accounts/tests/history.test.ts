import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { accountJob } from '../../../app/jobs/account-work.ts';
import type { HistoryEntry } from '../history-contract.ts';
import { historyActs } from '../history-acts.ts';
import { MOST_SHOWN } from '../preferences-contract.ts';
import { listNames } from '../../../lib/list-names.ts';
import { roleConnection } from '../../../lib/db/roles.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two, app } = world;
const { host } = one;
const { cookie } = one.owner;

const history = async (query = '', of = one) => {
  const reply = await world.ask({ host: of.host, path: `/api/history${query}`, cookie: of.owner.cookie });
  return reply.json() as HistoryEntry[];
};
const own = (method: string, path: string, body?: unknown) => world.ask({ host, method, path, body, cookie });

test('every act that a call notes has its words, and every word its call', () => {
  const calls = [
    ...app.operations.map(({ endpoint }) => endpoint.act),
    ...app.streamed.map(({ act }) => act),
  ];
  const used = new Set(calls.flatMap((act) => (act ? [act.word] : [])));
  expect([...used].filter((word) => !(word in historyActs))).toEqual([]);
  expect(Object.keys(historyActs).filter((word) => !used.has(word))).toEqual([]);
});

test('every column that an act takes a name from is there', async () => {
  const named = app.operations.flatMap(({ endpoint }) => endpoint.act?.named ?? []);
  const { rows } = await asAdmin(world.admin, (admin) =>
    admin.query<{ named: string }>(
      `select table_name || '.' || column_name as named from information_schema.columns where table_schema = 'sitewright'`,
    ),
  );
  const known = new Set(rows.map((row) => row.named));
  expect(named.filter((one) => !known.has(one))).toEqual([]);
});

test('an act is told with who, what, on what, and the values worth telling', async () => {
  await own('PUT', `/api/product/${one.shop.product}`, { price: 31 });
  const [last] = await history();
  expect(last).toMatchObject({
    by: { account: one.owner.id, email: one.owner.email, role: 'owner' },
    word: 'product-changed',
    subjectId: one.shop.product,
    subject: expect.stringContaining(one.mark),
    fields: ['price'],
    kept: { price: 31 },
  });
});

test('details of a customer that staff change are told, and what customers change of their own is not', async () => {
  const path = `/api/account-details/${one.customer.id}`;
  expect((await own('PUT', path, { phone: '0117 496 0000' })).status).toBe(200);
  const told = await history('?limit=1');
  expect(told).toMatchObject([
    { word: 'customer-changed', subjectId: one.customer.id, subject: one.customer.email, fields: ['phone'] },
  ]);
  // The whole number, because three digits may occur in an id or a time.
  expect(JSON.stringify(told)).not.toContain('0117 496 0000');
  const theirs = await world.ask({
    host,
    method: 'PUT',
    path,
    body: { phone: '0117 496 0001' },
    cookie: one.customer.cookie,
  });
  expect(theirs.status).toBe(200);
  expect(await history('?limit=1')).toEqual(told);
});

test('what is deleted is told by the name it had', async () => {
  const page = (await own('POST', '/api/page', { name: 'Kiln diary' })).json() as { _id: string };
  await own('DELETE', `/api/page/${page._id}`);
  expect((await history())[0]).toMatchObject({ word: 'page-deleted', subject: 'Kiln diary' });
});

// Fails if the line is written outside the transaction of the action.
test('what was refused is not told', async () => {
  const before = await history();
  const stale = await own('PUT', `/api/product/${one.shop.product}`, { price: 99, version: 999_999 });
  expect(stale.status).toBe(409);
  expect((await own('DELETE', `/api/page/${one.pages.home}`)).status).toBe(409);
  expect(await history()).toEqual(before);
});

test('a table that is taken away is told', async () => {
  await own('GET', '/api/orders.csv');
  expect((await history('?kind=exports'))[0]).toMatchObject({ word: 'orders-exported' });
});

test('the history is searched, narrowed and paged, and is one site’s own', async () => {
  const all = await history();
  expect(all.length).toBeGreaterThan(5);
  expect((await history('?q=kiln%20diary')).map(({ word }) => word)).toEqual(['page-deleted']);
  const publishing = await history('?kind=publishing');
  expect(publishing.length).toBeGreaterThan(0);
  expect(publishing.every(({ word }) => historyActs[word] === 'publishing')).toBe(true);
  const page = await world.ask({ host, path: '/api/history?limit=2', cookie });
  expect(page.headers['link']).toContain('rel="next"');
  const [first, second] = page.json() as HistoryEntry[];
  expect(await history(`?limit=1&after=${first?._id}`)).toEqual([second]);
  expect(await history(`?person=${one.customer.id}`)).toEqual([]);
  expect(await history('?to=2001-01-01')).toEqual([]);
  expect(JSON.stringify(await history('', two))).not.toContain(one.mark);
});

// Fails without the migration's revoke, and with a policy that lets the platform delete recent lines.
test('nobody changes a line, and only what is older than a year goes', async () => {
  const client = new pg.Client(roleConnection(world.admin, 'sitewright_app'));
  await client.connect();
  await client.query(`set app.website_id = '${one.id}'`);
  for (const statement of ["update sitewright.history set word = 'x'", 'delete from sitewright.history'])
    await expect(client.query(statement)).rejects.toThrow('permission denied');
  await client.end();
  const before = (await history()).length;
  await accountJob(app);
  await app.db.acrossWebsites((tx) => tx.deleteFrom('history').where('website_id', '=', one.id).execute());
  expect((await history()).length).toBe(before);
  await asAdmin(world.admin, (admin) =>
    admin.query(
      `update sitewright.history set at = now() - interval '366 days' where id =
         (select id from sitewright.history where website_id = $1 order by id limit 1)`,
      [one.id],
    ),
  );
  await accountJob(app);
  expect((await history()).length).toBe(before - 1);
});

// Fails with another time, or without the job.
test('sign-ins are kept for a year', async () => {
  const days = async () => {
    const { rows } = await asAdmin(world.admin, (admin) =>
      admin.query<{ user_agent: string }>(
        `select user_agent from sitewright.sign_ins where website_id = $1 and user_agent ~ ' days$' order by at desc`,
        [one.id],
      ),
    );
    return rows.map(({ user_agent: agent }) => agent);
  };
  await asAdmin(world.admin, (admin) =>
    admin.query(
      `insert into sitewright.sign_ins (website_id, account_id, how, user_agent, address, country, at)
         select $1, $2, 'password', d || ' days', '203.0.113.1', '', now() - make_interval(days => d)
         from unnest(array[1, 364, 367]) d`,
      [one.id, one.owner.id],
    ),
  );
  expect(await days()).toEqual(['1 days', '364 days', '367 days']);
  await accountJob(app);
  expect(await days()).toEqual(['1 days', '364 days']);
});

// Fails if a line is written in a separate transaction, after that of its action.
test('what becomes of addresses, copies, webhooks and the site itself is told in the transaction that does it', async () => {
  const calls = callsOn(world, two);
  const host = 'kiln.example';
  const told = async (word: string, changed: string, site = 'website_id') => {
    const { rows } = await asAdmin(world.admin, (admin) =>
      admin.query(
        `select h.subject from sitewright.history h where h.website_id = $1 and h.word = $2
           and h.xmin::text in (select xmin::text from sitewright.${changed} where ${site} = $1) order by h.id desc limit 1`,
        [two.id, word],
      ),
    );
    expect(rows, word).toHaveLength(1);
    return rows[0].subject as string;
  };
  const last = async () => (await history('?limit=1', two))[0];

  const claimed = await calls.owner('POST', '/api/domains', { host });
  expect(claimed.status, claimed.text).toBe(201);
  expect(await told('domain-claimed', 'domains')).toBe(host);
  // It exists already.
  await calls.owner('POST', '/api/domains', { host });
  expect((await history('?q=kiln.example', two)).length).toBe(1);
  await calls.done('DELETE', `/api/domain/${host}`);
  expect(await last()).toMatchObject({ word: 'domain-removed', subject: host });
  expect((await calls.owner('DELETE', `/api/domain/${host}`)).status).toBe(404);
  expect((await history('?q=kiln.example', two)).length).toBe(2);

  await calls.done('POST', `/api/domain/${two.host}/main`, {});
  expect(await told('main-address-chosen', 'hosts')).toBe(two.host);
  await calls.done('PUT', '/api/site/address', { subdomain: 'kilnyard' });
  expect(await told('address-changed', 'hosts')).toBe('');
  expect(await last()).toMatchObject({ kept: { subdomain: 'kilnyard' } });

  const { _id: webhook } = await calls.done<{ _id: string }>('POST', '/api/webhook', {
    url: 'https://kiln.example/a',
    events: ['order.paid'],
  });
  await told('webhook-added', 'webhook_endpoints');
  await calls.done('PUT', `/api/webhook/${webhook}`, { enabled: false });
  expect(await told('webhook-changed', 'webhook_endpoints')).toBe('https://kiln.example/a');
  await calls.done('POST', `/api/webhook/${webhook}/secret`, {});
  await told('webhook-secret-renewed', 'webhook_endpoints');
  await calls.done('DELETE', `/api/webhook/${webhook}`);
  expect(await last()).toMatchObject({ word: 'webhook-removed', subject: 'https://kiln.example/a' });

  const { _id: siteExport } = await calls.done<{ _id: string }>('POST', '/api/boxes', {});
  await told('site-packed', 'site_exports');
  await calls.done('DELETE', `/api/box/${siteExport}`);
  expect(await last()).toMatchObject({ word: 'box-deleted' });

  await calls.done('PUT', '/api/site/door', { private: true, password: 'the kiln is warm' });
  await told('door-changed', 'websites', 'id');
  const name = `Site of ${two.mark}`;
  await calls.done('POST', '/api/site/delete', { name, leaveOrders: true });
  expect(await told('site-deleted', 'websites', 'id')).toBe(name);
});

test('preferences are the caller’s own, list by list, and of a known shape', async () => {
  const path = '/api/account/preferences';
  const list = { views: [{ name: 'To fulfil', query: 'status=paid' }], hidden: ['items'], compact: true };
  expect((await own('PUT', path, { lists: { orders: list } })).status).toBe(200);
  await Promise.all([
    own('PUT', path, { lists: { products: { ...list, views: [] } } }),
    own('PUT', path, { lists: { customers: { ...list, compact: false } } }),
    own('PUT', path, { tour: 'done' }),
  ]);
  expect((await own('GET', path)).json()).toEqual({
    tour: 'done',
    lists: { orders: list, products: { ...list, views: [] }, customers: { ...list, compact: false } },
  });
  const customers = await world.ask({ host, path, cookie: one.customer.cookie });
  expect(customers.json()).toEqual({});
  expect((await world.ask({ host, path })).status).toBe(401);
  for (const bad of [
    { lists: { __proto__: list, other: list } },
    { lists: { orders: { ...list, hidden: ['<script>'] } } },
    { lists: { orders: { ...list, views: [{ name: 'x', query: 'é\u0000' }] } } },
    { lists: { orders: { ...list, views: Array.from({ length: 21 }, () => list.views[0]) } } },
    { tour: 'again' },
    { anything: 1 },
  ])
    expect((await own('PUT', path, bad)).status, JSON.stringify(bad)).toBe(400);
});

test('fields are columns of the list of entries only, a limited number of them', async () => {
  const path = '/api/account/preferences';
  const type = '0123abcd-0123-4abc-8def-0123456789ab';
  const column = (key: string) => `field.${type}.${key}`;
  const list = (shown: string[]) => ({ views: [], hidden: [], shown, compact: false });
  const most = Array.from({ length: MOST_SHOWN }, (_, n) => column(`field_${n}`));
  expect((await own('PUT', path, { lists: { entries: list(most) } })).status).toBe(200);
  expect((await own('GET', path)).json()).toMatchObject({ lists: { entries: { shown: most } } });
  for (const shown of [
    [...most, column('one_more')],
    [column('Price')],
    [column('')],
    [column(`a${'b'.repeat(40)}`)],
    [`${column('price')}\n`],
    [`field.${type.toUpperCase()}.price`],
    ['field.price'],
    ['price'],
    [column('price.of')],
  ])
    expect((await own('PUT', path, { lists: { entries: list(shown) } })).status, shown.at(-1)).toBe(400);
  expect((await own('PUT', path, { lists: { orders: list([column('price')]) } })).status).toBe(400);
  await own('PUT', path, { lists: { entries: list([]) } });
});

test('every list has room for its views, however long their names and queries', async () => {
  const path = '/api/account/preferences';
  const views = Array.from({ length: 20 }, (_, n) => ({
    name: `${n + 10}${'€'.repeat(58)}`,
    query: '"'.repeat(500),
  }));
  const list = { views, hidden: Array.from({ length: 20 }, () => 'x'.repeat(20)), compact: false };
  const type = '0123abcd-0123-4abc-8def-0123456789ab';
  const shown = Array.from({ length: MOST_SHOWN }, (_, n) => `field.${type}.a${n + 10}${'_'.repeat(37)}`);
  const full = (name: string) => (name === 'entries' ? { ...list, shown } : list);
  for (const name of listNames)
    expect((await own('PUT', path, { lists: { [name]: full(name) } })).status, name).toBe(200);
  expect((await own('GET', path)).json()).toMatchObject({
    lists: Object.fromEntries(listNames.map((name) => [name, full(name)])),
  });
  await own('PUT', path, {
    lists: Object.fromEntries(listNames.map((name) => [name, { ...list, views: [] }])),
  });
});
