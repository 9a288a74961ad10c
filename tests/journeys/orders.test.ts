import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

interface Placed {
  _id: string;
  number: string;
  accessKey?: string;
}

let server: RunningServer;
let browser: Browser;
let window: OwnerWindow;
let order: Placed;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  window = await ownerWindow(browser, server, 390);
  await window.call('put', '/api/shop/settings', { enabled: true });
  const product = await window.call<{ _id: string }>('post', '/api/product', {
    label: 'Testing bowl',
    price: 20,
    published: true,
    stock: 5,
  });
  const buyer = async <T>(path: string, body: unknown, key = ''): Promise<T> => {
    const headers = { 'x-order-key': key };
    const reply = await server.request({ method: 'POST', path, body, headers });
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.json() as T;
  };
  order = await buyer('/api/order/pending', {
    origin: '/order/checkout',
    deliveryAddress: { line1: '1 Kiln Lane', line2: '', postcode: 'AB1 2CD', country: 'GB' },
    payment: {},
    email: 'ada@buyers.test',
    name: 'Ada Brook',
    items: [{ productId: product._id, quantity: 2 }],
  });
  await buyer('/api/payment/test', { order: order._id, card: '4242424242424242' }, order.accessKey);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const read = () =>
  window.call<{ status: number; refunded: number; total: number; notes: string; fulfilments: unknown[] }>(
    'get',
    `/api/order/${order._id}`,
  );

test('the owner finds an order, sends it with a number, notes something and gives money back, at 390 px', async () => {
  const { page } = window;
  await page.goto(`${server.url}/admin/orders`);
  await page.getByText(/In the last 90 days: .*paid/).waitFor();
  await page.getByRole('link', { name: order.number }).waitFor();
  await expectNoBarriers(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all');
  await page.getByText('No orders found').waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('brook');
  expect(await page.getByLabel('Status').count()).toBe(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status').selectOption('Paid');
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.getByRole('link', { name: order.number }).click();

  await page.getByRole('heading', { level: 1, name: `Order ${order.number}` }).waitFor();
  await page.getByText('1 Kiln Lane').waitFor();
  for (const paper of ['invoice', 'packing slip'])
    await page.getByRole('button', { name: `Print ${paper}` }).waitFor();
  await expectNoBarriers(page);

  await page.getByRole('button', { name: 'Fulfil order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Testing bowl').fill('1');
  await dialog.getByLabel('Carrier').fill('Royal Mail');
  await dialog.getByLabel('Tracking number').fill('RM123');
  await dialog.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await page.getByText('RM123').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await read()).toMatchObject({
    status: 1,
    fulfilments: [{ carrier: 'Royal Mail', tracking: 'RM123', lines: [{ quantity: 1 }] }],
  });
  await page.getByRole('button', { name: 'Fulfil order' }).click();
  await dialog.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await page.getByText('Fulfilled', { exact: true }).first().waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByLabel('Notes').fill('Left with the neighbour.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect.poll(async () => (await read()).notes).toBe('Left with the neighbour.');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByText('Amount', { exact: true }).click();
  await dialog.getByLabel(/^Amount in/).fill('5.50');
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Issue refund' }).click();
  await page.getByText(/£5\.50, done/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByRole('button', { name: 'Issue refund' }).click();
  await expect.poll(async () => (await read()).status).toBe(4);
  const after = await read();
  expect(after).toMatchObject({ status: 4, refunded: after.total });
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Refund', exact: true }).waitFor({ state: 'detached' });

  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByLabel('Status').selectOption('All orders');
  await page.getByRole('listitem').filter({ hasText: order.number }).getByText('Refunded').first().waitFor();
  expect(window.complaints).toEqual([]);
});

test('the first three of many payments that need attention leave room for the orders', async () => {
  const { page } = window;
  const payment = (n: number) => ({
    _id: `00000000-0000-7000-8000-00000000000${n}`,
    kind: 'payment-without-order',
    orderId: null,
    orderNumber: null,
    amount: n,
    currency: 'GBP',
    sentence: `Problem ${n}`,
    transactionID: `pi_${n}`,
  });
  await page.route('**/api/orders/payments', (route) =>
    route.fulfill({ json: [1, 2, 3, 4, 5].map(payment) }),
  );
  await page.goto(`${server.url}/admin/orders`);
  const attention = page.getByRole('alert').filter({ hasText: '5 payments need attention' });
  await attention.getByText(/Problem 3$/).waitFor();
  expect(await attention.getByText(/Problem \d$/).count()).toBe(3);
  await attention.getByRole('button', { name: 'Show all 5' }).press('Enter');
  await attention.getByText(/Problem 5$/).waitFor();
  expect(await attention.getByText(/Problem \d$/).count()).toBe(5);
  await page.unrouteAll();
});

test.each([
  ['an order by its number', () => order.number, () => new RegExp(`^Order ${order.number}`), /^Order /],
  ['a customer by their address', () => 'ada@buyers', () => /^Ada Brook/, /^Ada Brook/],
  ['a product', () => 'testing bo', () => /^Testing bowl/, /./],
  ['a page', () => 'about', () => /^About/, /./],
])('the search of the admin finds %s', async (_, typed, found, heading) => {
  const { page } = window;
  await page.goto(`${server.url}/admin`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search' }).fill(typed());
  await page.getByRole('button', { name: found() }).first().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/admin');
  await page.getByRole('heading', { name: heading }).first().waitFor();
});
