import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireJob, remindJob, summaryJob } from '../../../app/jobs/shop-work.ts';
import { type LimitName, limitTable } from '../../../lib/work/limit-table.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
let product: string;
beforeAll(async () => {
  shop = await openShop();
  product = (await shop.product({ label: 'Jug', price: 30, stock: 500 }))._id;
});
afterAll(() => shop.close());
beforeEach(() => shop.owner('PUT', '/api/shop/settings', { settings: { abandonedCart: true } }));

const sql = (text: string, values: unknown[] = []) =>
  asAdmin(shop.admin, (client) => client.query(text, values));

interface Mail {
  _id: string;
  to: string;
  emailID: string;
}
const reminded = async (to: string) =>
  (await shop.owner<Mail[]>('GET', '/api/mails')).filter(
    (mail) => mail.to === to && mail.emailID === 'cart-left',
  );

/** An unpaid order from this many hours ago, which the job has ended after its hold. */
async function leave(email: string, hours = 5): Promise<{ id: string; key: string }> {
  const order = ordered(await shop.begin([{ productId: product, quantity: 2 }], { email }));
  await sql(
    `update sitewright.orders set held_until = now() - make_interval(hours => $2), created_at = created_at - make_interval(hours => $2) where id = $1`,
    [order._id, hours],
  );
  await expireJob(shop.app.orders);
  return { id: order._id, key: order.accessKey ?? '' };
}

describe('a checkout that was left', () => {
  test('is reminded of once, by whichever of two runs; the link brings the cart back, another ends such mails', async () => {
    const { id } = await leave('ada@left.test');
    await Promise.all([remindJob(shop.app.orders), remindJob(shop.app.orders)]);
    await remindJob(shop.app.orders);
    const mails = await reminded('ada@left.test');
    expect(mails).toHaveLength(1);
    const mailId = mails[0]?._id ?? '';
    const shown = await shop.owner<{ text: string }>('GET', `/api/mail/${mailId}`);
    expect(shown.text).toContain('key=hidden');
    const written = await writtenMails(shop.app.orders.db, shop.websiteId);
    const text = written.find((mail) => mail.id === mailId)?.body_text ?? '';
    const link = /http:\/\/kiln\.test\/order\/cart\?order=([\w-]+)&key=([\w-]+)/.exec(text);
    expect(link?.[1]).toBe(id);
    const order = await shop.ask('GET', `/api/order/${id}`, undefined, {
      headers: { 'x-order-key': link?.[2] ?? '' },
    });
    expect(ordered(order).items).toMatchObject([{ productId: product, quantity: 2 }]);
    const token = /\/unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
    expect((await shop.ask('POST', '/api/unsubscribe', { token })).status).toBeLessThan(300);
    await leave('ada@left.test');
    await remindJob(shop.app.orders);
    expect(await reminded('ada@left.test')).toHaveLength(1);
  });

  test('is reminded of in the language of the checkout', async () => {
    const { id } = await leave('greta@left.test');
    await sql(`update sitewright.orders set language = 'de' where id = $1`, [id]);
    await remindJob(shop.app.orders);
    const [mail] = (await writtenMails(shop.app.orders.db, shop.websiteId)).filter(
      ({ recipient }) => recipient === 'greta@left.test',
    );
    expect(mail?.html).toMatch(/<html[^>]* lang="de"/);
    expect(mail?.body_text).toContain('Zwischensumme');
    expect(mail?.body_text).toContain(`http://kiln.test/de/order/cart?order=${id}&key=`);
  });

  test('not soon, not days later, not after a cancellation, a new order, or where the owner does not want it', async () => {
    await leave('soon@left.test', 1);
    await leave('late@left.test', 40);
    const cancelled = ordered(
      await shop.begin([{ productId: product, quantity: 1 }], { email: 'no@left.test' }),
    );
    const headers = { 'x-order-key': cancelled.accessKey ?? '' };
    await shop.ask('POST', `/api/order/${cancelled._id}/cancel`, {}, { headers });
    await sql(
      `update sitewright.orders set held_until = now() - interval '5 hours', cancelled_at = now() - interval '6 hours' where id = $1`,
      [cancelled._id],
    );
    await leave('again@left.test');
    await shop.buy([{ productId: product, quantity: 1 }], { email: 'again@left.test' });
    await remindJob(shop.app.orders);
    await shop.owner('PUT', '/api/shop/settings', { settings: { abandonedCart: false } });
    await leave('off@left.test');
    await remindJob(shop.app.orders);
    // Turning reminders on sends none about earlier orders.
    await shop.owner('PUT', '/api/shop/settings', { settings: { abandonedCart: true } });
    await remindJob(shop.app.orders);
    for (const who of ['soon', 'late', 'no', 'again', 'off'])
      expect(await reminded(`${who}@left.test`), who).toEqual([]);
  });
});

describe('the cart of somebody who is signed in', () => {
  test('is reminded of once, until a new one is begun', async () => {
    const email = 'kept@left.test';
    const person = { email, password: 'slip-and-slate-9' };
    const { cookie } = await shop.ask('POST', '/api/account/register', person);
    const item = { productId: product, quantity: 3, variant: null, price: 30, label: 'Jug' };
    const keep = (items: object[]) => shop.ask('PUT', '/api/cart', { items }, { cookie });
    const later = () => sql(`update sitewright.carts set updated_at = now() - interval '5 hours'`);
    const expectMails = async (count: number) => {
      await remindJob(shop.app.orders);
      expect(await reminded(email)).toHaveLength(count);
    };
    expect((await keep([item])).status).toBe(200);
    await expectMails(0);
    await later();
    await expectMails(1);
    await keep([item, item]);
    await later();
    await expectMails(1);
    await keep([]);
    await keep([item]);
    await later();
    await expectMails(2);
  });
});

// Fails if started orders are counted by network address alone.
test('a crowd behind one address buys; one person or one share of the stock does not shut others out', async () => {
  const seats = (await shop.product({ label: 'Seat', price: 5, stock: 200 }))._id;
  const rare = (await shop.product({ label: 'Print', price: 5, stock: 10 }))._id;
  const from = (network: string, productId: string, more: Record<string, unknown> = {}) =>
    shop.begin([{ productId, quantity: 1 }], more, { 'x-forwarded-for': network });
  const crowd = await Promise.all(Array.from({ length: 72 }, () => from('203.0.113.7', seats)));
  expect(crowd.map(({ status }) => status)).toEqual(Array(72).fill(201));
  const email = 'busy@left.test';
  const mine = [];
  for (let count = 0; count < 13; count += 1) mine.push((await from('203.0.113.8', seats, { email })).status);
  expect(mine).toEqual([...Array(12).fill(201), 429]);
  expect((await from('203.0.113.8', seats)).status).toBe(201);
  const share = [];
  for (let count = 0; count < 6; count += 1) share.push(await from('203.0.113.9', rare));
  expect(share.map(({ status }) => status)).toEqual([...Array(5).fill(201), 429]);
  expect(share.at(-1)?.headers['retry-after']).toBeDefined();
  expect((await from('203.0.113.10', rare)).status).toBe(201);
});

test('discount codes cannot be guessed one after another', async () => {
  const guess = (n: number, network: string) =>
    shop.ask(
      'POST',
      '/api/order/quote',
      { items: [{ productId: product, quantity: 1 }], discountCode: `GUESS${n}` },
      { headers: { 'x-forwarded-for': network } },
    );
  const replies = [];
  for (let n = 0; n < 32; n += 1) replies.push((await guess(n, '203.0.113.20')).status);
  expect(replies).toEqual([...Array(30).fill(200), 429, 429]);
  expect((await guess(1, '203.0.113.21')).status).toBe(200);
});

/** Pretends that this much of the site's limit is used up. */
const useUp = (name: LimitName) =>
  sql(
    `insert into sitewright.rate_limits (key, points, expire) values ($1, $2, $3)
    on conflict (key) do update set points = excluded.points`,
    [`${name}:${shop.websiteId}`, limitTable[name].points, Date.now() + 600_000],
  );

test.each([
  ['order-site', () => shop.begin([{ productId: product, quantity: 1 }])],
  [
    'discount-code-site',
    () =>
      shop.ask('POST', '/api/order/quote', {
        items: [{ productId: product, quantity: 1 }],
        discountCode: 'GUESS',
      }),
  ],
] as const)('the limit of a whole site: %s', async (name, call) => {
  expect((await call()).status).toBeLessThan(300);
  await sql(`delete from sitewright.rate_limits where key = $1`, [`${name}:${shop.websiteId}`]);
  await useUp(name);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await sql(`delete from sitewright.rate_limits where key = $1`, [`${name}:${shop.websiteId}`]);
});

// Fails if the local machine is exempt from limits, as behind an untrusted proxy.
test('visitors from this machine are counted like others', async () => {
  const print = (await shop.product({ label: 'Etching', price: 5, stock: 10 }))._id;
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push(
      (await shop.begin([{ productId: print, quantity: 1 }], {}, { 'x-forwarded-for': '127.0.0.1' })).status,
    );
  expect(statuses).toEqual([...Array(5).fill(201), 429]);
});

/** A placed order, to be paid manually. */
async function place(wish: object): Promise<{ id: string; status: number; headers: Record<string, string> }> {
  const items = [{ productId: product, quantity: 1 }];
  const begun = ordered(await shop.begin(items, { ...wish, payment: { provider: 'manual' } }));
  const headers = { 'x-order-key': begun.accessKey ?? '' };
  const { status } = await shop.ask('POST', `/api/order/${begun._id}/place`, {}, { headers });
  return { id: begun._id, status, headers };
}

// Fails if each order writes an email, or if cancelled ones allow the next pair of emails.
test('a burst of unpaid orders to one address writes a few emails, then one that lists the others', async () => {
  await shop.owner('PUT', '/api/shop/settings', {
    settings: { manual: { enabled: true, text: 'By transfer' } },
  });
  const victim = { email: 'victim@left.test', name: 'Win at https://evil.example now' };
  const orders = [];
  for (let count = 0; count < 9; count += 1) {
    orders.push(await place(victim));
    const { id, headers } = orders.at(-1) ?? { id: '', headers: {} };
    if (count === 4) await useUp('order-mail-shop');
    if (count > 6) await shop.ask('POST', `/api/order/${id}/cancel`, {}, { headers });
  }
  expect(orders.map(({ status }) => status)).toEqual(Array(9).fill(200));
  const mails = async () => {
    const written = await writtenMails(shop.app.orders.db, shop.websiteId);
    return written.filter(
      ({ recipient, email_id: kind }) => recipient === victim.email || kind === 'owner-orders-summary',
    );
  };
  const kinds = async () => (await mails()).map(({ email_id: kind }) => kind);
  expect(await kinds()).toEqual(Array(5).fill('order-placed'));
  for (const { body_text: text } of await mails()) expect(text).not.toContain('evil.example');

  // Not while it continues.
  await summaryJob(shop.app.orders);
  expect(await kinds()).toHaveLength(5);
  await sql(
    `update sitewright.orders set placed_at = placed_at - interval '11 minutes', language = 'de' where email = $1`,
    [victim.email],
  );
  await Promise.all([summaryJob(shop.app.orders), summaryJob(shop.app.orders)]);
  await summaryJob(shop.app.orders);
  expect((await kinds()).slice(5).toSorted()).toEqual(['orders-summary', 'owner-orders-summary']);
  const text = (await mails()).find(({ email_id: kind }) => kind === 'orders-summary')?.body_text ?? '';
  const toOwner = (await mails()).find(({ email_id: kind }) => kind === 'owner-orders-summary');
  expect([text.includes('Bestellungen'), toOwner?.body_text.includes('orders')]).toEqual([true, true]);
  // The two cancelled ones need no email.
  const links = [...text.matchAll(/account\/order\/([\w-]+)\?key=([\w-]+)/g)];
  expect(links.map(([, id]) => id)).toEqual(orders.slice(5, 7).map(({ id }) => id));
  const [, id, key = ''] = links[0] ?? [];
  const opened = await shop.ask('GET', `/api/order/${id}`, undefined, { headers: { 'x-order-key': key } });
  expect(opened.status).toBe(200);
  expect(await shop.faults()).toEqual([]);
});

// Fails if each cancellation writes a pair of emails.
test('free orders past the count, and their cancellations, are in a list too, and are no fault', async () => {
  const email = 'free@left.test';
  const sheet = (await shop.product({ label: 'Leaflet', price: 0, kind: 'digital' }))._id;
  const withdraw = [];
  for (let count = 0; count < 7; count += 1) {
    const begun = ordered(await shop.begin([{ productId: sheet, quantity: 1 }], { email }));
    const headers = { 'x-order-key': begun.accessKey ?? '' };
    expect((await shop.ask('POST', `/api/order/${begun._id}/place`, {}, { headers })).status).toBe(200);
    withdraw.push(() => shop.ask('POST', `/api/order/${begun._id}/withdrawal`, {}, { headers }));
  }
  await sql(`update sitewright.orders set placed_at = placed_at - interval '11 minutes' where email = $1`, [
    email,
  ]);
  await summaryJob(shop.app.orders);
  const written = async (kind: string) =>
    (await writtenMails(shop.app.orders.db, shop.websiteId)).filter(
      ({ recipient, email_id: id }) => id === kind && (recipient === email || kind.startsWith('owner-')),
    );
  expect(await written('order-paid')).toHaveLength(5);
  expect(await written('orders-summary')).toHaveLength(1);

  // Cancellations don't bypass the limit.
  for (const [index, each] of withdraw.entries()) {
    if (index === 5) await useUp('withdrawal-mail-shop');
    expect((await each()).status).toBe(200);
  }
  await summaryJob(shop.app.orders);
  expect(await written('withdrawal-received')).toHaveLength(5);
  expect(await written('owner-withdrawal')).toHaveLength(5);
  expect(await written('withdrawals-summary')).toEqual([]);
  await sql(
    `update sitewright.withdrawals set created_at = created_at - interval '11 minutes' where website_id = $1`,
    [shop.websiteId],
  );
  await Promise.all([summaryJob(shop.app.orders), summaryJob(shop.app.orders)]);
  for (const kind of ['withdrawals-summary', 'owner-withdrawals-summary']) {
    const [listed, ...more] = await written(kind);
    expect(more).toEqual([]);
    expect(listed?.body_text.match(/1 × Leaflet/g)).toHaveLength(2);
  }
  expect(await shop.faults()).toEqual([]);
});
