import { parse } from 'csv-parse/sync';
import { afterAll, expect, test } from 'vitest';
import { leaksIn } from '../../../../tests/support/leaks.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two } = world;
const calls = callsOn(world, one);
const rowsOf = (text: string) =>
  parse(text, { bom: true, columns: true }) as unknown as Record<string, string>[];
const paper = (site: typeof one, name: string) => `/api/order/${site.shop.order}/${name}`;

test('the table of orders is for the owner of this site alone, and follows the filter', async () => {
  const path = '/api/orders.csv';
  expect((await calls.visitor('GET', path)).status).toBe(401);
  expect((await calls.customer('GET', path)).status).toBe(403);
  expect((await world.ask({ host: one.host, path, cookie: two.owner.cookie })).status).toBe(401);
  const reply = await calls.owner('GET', path);
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.text).toContain(one.mark);
  expect(reply.text).not.toContain(two.mark);
  expect(leaksIn(reply)).toEqual([]);
  expect(rowsOf((await calls.owner('GET', `${path}?status=3`)).text)).toEqual([]);
  expect(rowsOf((await calls.owner('GET', `${path}?q=${one.mark}`)).text).length).toBeGreaterThan(0);
  expect((await calls.owner('GET', `${path}?status=9`)).status).toBe(400);
});

test('the table of orders writes amounts by the currency', async () => {
  const rowOf = async (currency: string) => {
    await asAdmin(world.admin, (client) =>
      client.query('update sitewright.orders set currency = $2 where id = $1', [one.shop.order, currency]),
    );
    const rows = rowsOf((await calls.owner('GET', '/api/orders.csv')).text);
    return rows.find((row) => row['currency'] === currency)?.['total'];
  };
  const pounds = await rowOf('GBP');
  expect(pounds).toMatch(/^\d+\.\d\d$/);
  expect(await rowOf('JPY')).toBe(Number(pounds).toFixed(0));
  await rowOf('GBP');
});

test('the table of orders holds each part of the address, and the whole in its country’s order', async () => {
  const to = {
    line1: '548 Market Street',
    line2: '',
    city: 'San Francisco',
    region: 'CA',
    postcode: '94103',
  };
  await asAdmin(world.admin, (client) =>
    client.query('update sitewright.orders set address = $2, name = $3 where id = $1', [
      one.shop.order,
      { ...to, country: 'US', company: 'Ink' },
      'Ada Brook',
    ]),
  );
  const rows = rowsOf((await calls.owner('GET', '/api/orders.csv')).text);
  expect(rows.find(({ name }) => name === 'Ada Brook')).toMatchObject({
    company: 'Ink',
    'address line 1': '548 Market Street',
    city: 'San Francisco',
    region: 'CA',
    postcode: '94103',
    country: 'US',
    'delivery address': 'Ada Brook, Ink, 548 Market Street, San Francisco, CA 94103, United States',
  });
});

test('nothing in a cell of it is run as a formula', async () => {
  const evil = [
    '=HYPERLINK("http://evil.test")',
    '+1+1',
    '-2',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    'two\nlines, "quoted"',
  ];
  for (const name of evil) {
    await asAdmin(world.admin, (client) =>
      client.query('update sitewright.orders set name = $2 where id = $1', [one.shop.order, name]),
    );
    const text = (await calls.owner('GET', '/api/orders.csv')).text;
    for (const value of rowsOf(text).flatMap((row) => Object.values(row)))
      expect(value, text).not.toMatch(/^[=+@＝＋]|^-\D/);
  }
});

test.each(['invoice.pdf', 'packing-slip.pdf'])('%s is for those who may see the order', async (name) => {
  const own = paper(one, name);
  const isInvoice = name === 'invoice.pdf';
  const pdf = async (reply: Awaited<ReturnType<typeof calls.owner>>) => {
    expect(reply.status, reply.text.slice(0, 200)).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  };
  await pdf(await calls.owner('GET', own));
  expect((await calls.owner('GET', paper(two, name))).status).toBe(404);
  expect((await calls.owner('GET', `/api/order/none/${name}`)).status).toBe(404);
  expect((await calls.visitor('GET', own)).status).toBe(isInvoice ? 404 : 401);
  const key = encodeURIComponent(one.shop.orderKey);
  expect((await calls.visitor('GET', `${own}?key=${key}x`)).status).toBe(isInvoice ? 404 : 401);
  if (isInvoice) await pdf(await calls.customer('GET', own));
  else expect((await calls.customer('GET', own)).status).toBe(403);
  const fromTwo = { host: two.host, path: own, cookie: two.owner.cookie };
  expect((await world.ask(fromTwo)).status).toBe(404);
});

test('a download is for who has bought it, as often and as long as it may be, and goes on where it broke off', async () => {
  const buyer = async (host: string, product: string) => {
    const body = {
      origin: '/order/checkout',
      payment: {},
      email: 'reader@example.test',
      items: [{ productId: product, quantity: 1 }],
    };
    const headers = { 'content-type': 'application/json' };
    const begun = await world.ask({
      host,
      method: 'POST',
      path: '/api/order/pending',
      body: JSON.stringify(body),
      headers,
    });
    expect(begun.status, begun.text).toBe(201);
    const order = begun.json() as { _id: string; accessKey: string; items: { _id: string }[] };
    return { order, headers: { ...headers, 'x-order-key': order.accessKey } };
  };
  const { order, headers } = await buyer(one.host, one.shop.digital);
  const path = `/api/order/${order._id}/download/${order.items[0]?._id}`;
  const get = (more: Record<string, string> = {}, host = one.host) =>
    world.ask({ host, path, headers: { ...headers, ...more } });
  // Its file isn't in the library.
  expect((await get()).status).toBe(404);
  await asAdmin(world.admin, (client) =>
    client.query(`update sitewright.product_files set file_id = $2 where website_id = $1`, [
      one.id,
      one.file,
    ]),
  );
  expect((await get()).status).toBe(409);
  const card = JSON.stringify({ order: order._id, card: '4242424242424242' });
  const paid = await world.ask({
    host: one.host,
    method: 'POST',
    path: '/api/payment/test',
    body: card,
    headers,
  });
  expect(paid.text).toContain('"paid"');

  expect((await get({}, two.host)).status).toBe(404);
  expect((await world.ask({ host: one.host, path })).status).toBe(404);
  const whole = await get();
  expect(whole.status, whole.text.slice(0, 200)).toBe(200);
  expect(whole.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining('attachment'),
  });
  const rest = await get({ range: 'bytes=2-' });
  expect(rest.status).toBe(206);
  expect(rest.bytes.equals(whole.bytes.subarray(2))).toBe(true);
  for (let more = 0; more < 60; more += 1) await get();
  expect((await get()).status).toBe(409);
  expect(
    (await world.ask({ host: one.host, path: `/api/order/${order._id}/download/none`, headers })).status,
  ).toBe(404);
});

test('news that nobody has signed is refused, whatever its host', async () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded' });
  for (const host of [one.host, 'nobody.test']) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
    const reply = await world.ask({ host, method: 'POST', path: '/api/stripe/webhook', body, headers });
    expect([400, 404]).toContain(reply.status);
    expect(leaksIn(reply)).toEqual([]);
  }
});
