import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

interface Placed {
  _id: string;
  number: string;
  email: string;
  accessKey?: string;
}

let server: RunningServer;
let browser: Browser;
let product: string;
let buyers = 0;

/** An order under this name: unpaid, or paid with the test card. */
async function order(name: string, how: 'card' | 'transfer' | 'unpaid', shippingOption = 'post') {
  const buyer = async <T>(path: string, body: unknown, key = ''): Promise<T> => {
    const headers = { 'x-order-key': key };
    const reply = await server.request({ method: 'POST', path, body, headers });
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.json() as T;
  };
  const placed = await buyer<Placed>('/api/order/pending', {
    origin: '/order/checkout',
    deliveryAddress:
      shippingOption === 'post'
        ? { line1: '1 Kiln Lane', line2: '', postcode: 'AB1 2CD', country: 'GB' }
        : null,
    country: 'GB',
    payment: how === 'card' ? {} : { provider: 'manual' },
    email: `buyer-${++buyers}@buyers.test`,
    name,
    shippingOption,
    items: [{ productId: product, quantity: 2 }],
  });
  if (how === 'card')
    await buyer('/api/payment/test', { order: placed._id, card: '4242424242424242' }, placed.accessKey);
  else await buyer(`/api/order/${placed._id}/place`, {}, placed.accessKey);
  return placed;
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const { call, context } = await ownerWindow(browser, server);
  const options = [
    { id: 'post', label: 'Post', kind: 'flat', price: 4 },
    { id: 'studio', label: 'Collect from the studio', kind: 'pickup', price: 0 },
  ];
  await call('put', '/api/shop/settings', {
    enabled: true,
    settings: {
      shipping: { zones: [{ name: 'Home', countries: ['GB'], options }] },
      manual: { enabled: true, text: 'By transfer' },
    },
  });
  product = (
    await call<{ _id: string }>('post', '/api/product', {
      label: 'Testing bowl',
      price: 20,
      published: true,
      stock: 500,
    })
  )._id;
  await context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const barOf = (page: Page) => page.getByRole('region', { name: 'Selected' });
const statusOf = async ({ call }: OwnerWindow, { _id }: Placed) =>
  (await call<{ status: number }>('get', `/api/order/${_id}`)).status;
const mailsTo = async ({ call }: OwnerWindow, { email }: Placed) =>
  (await call<{ emailID: string; to: string }[]>('get', '/api/mails?limit=100'))
    .filter(({ to }) => to === email)
    .map(({ emailID }) => emailID)
    .toSorted();

test.each([390, 768, 1440])(
  'selected orders are fulfilled, and the others named, at %i px',
  async (width) => {
    const window = await ownerWindow(browser, server, width);
    const { context, page, complaints } = window;
    const name = `Bartholomew${width} Featherstonehaugh-Cholmondeley-Wolfeschlegelsteinhausenbergerdorff`;
    const one = await order(name, 'card');
    const two = await order(name, 'card');
    const unpaid = await order(name, 'transfer');
    const collected = await order(name, 'card', 'studio');
    await page.goto(`${server.url}/admin/orders?q=bartholomew${width}`);
    const bar = barOf(page);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await bar.getByText('4 selected').waitFor();
    await expectToFit(page);
    await expectNoBarriers(page);

    await bar.getByRole('button', { name: 'Mark as fulfilled' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark 2 orders as fulfilled?' });
    await dialog.getByText('2 orders will be skipped:').waitFor();
    await dialog.getByText(`Not paid yet: ${unpaid.number}`).waitFor();
    await dialog.getByText(`For collection, not delivery: ${collected.number}`).waitFor();
    await dialog.getByRole('button', { name: 'Add tracking numbers' }).click();
    await dialog.getByRole('textbox', { name: one.number }).fill('RM1');
    await expectToFit(page);
    await expectNoBarriers(page);
    await dialog.getByRole('button', { name: 'Mark as fulfilled' }).click();

    const result = page.getByRole('dialog', { name: '2 orders marked as fulfilled' });
    await result.getByText('2 orders were skipped. They’re still selected.').waitFor();
    await expectNoBarriers(page);
    expect(await Promise.all([one, two, unpaid, collected].map((each) => statusOf(window, each)))).toEqual([
      2, 2, 0, 1,
    ]);
    expect(await mailsTo(window, one)).toEqual(['order-fulfilled', 'order-paid']);
    await result.getByRole('button', { name: 'Close', exact: true }).last().click();
    await bar.getByText('2 selected').waitFor();

    await bar.getByRole('button', { name: 'Mark as ready for collection' }).click();
    await page
      .getByRole('dialog', { name: 'Mark 1 order as ready for collection?' })
      .getByRole('button', { name: 'Mark as ready for collection' })
      .click();
    await page
      .getByRole('dialog', { name: '1 order marked as ready for collection' })
      .getByRole('button', { name: 'Close', exact: true })
      .last()
      .click();
    expect(await mailsTo(window, collected)).toEqual(['order-paid', 'order-ready']);

    await bar.getByText('1 selected').waitFor();
    await bar.getByRole('button', { name: 'Mark as paid' }).click();
    const paying = page.getByRole('dialog', { name: 'Mark 1 order as paid?' });
    await paying.getByText('confirming that you received £44.00').waitFor();
    await paying.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByText('1 order marked as paid.').waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(await statusOf(window, unpaid)).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('by keyboard alone: select, scan tracking numbers, mark, and go on in the list', async () => {
  const window = await ownerWindow(browser, server);
  const { context, page, complaints, call } = window;
  const orders = [await order('Keyboard One', 'card'), await order('Keyboard Two', 'card')];
  await page.goto(`${server.url}/admin/orders?q=keyboard`);
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await all.press('Space');
  const bar = barOf(page);
  await bar.getByRole('button', { name: 'Mark as fulfilled' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mark 2 orders as fulfilled?' });
  await dialog.waitFor();
  await expect
    .poll(() =>
      dialog.getByRole('textbox', { name: 'Carrier' }).evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type('Royal Mail');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // A scanner types a number and ends with Enter.
  const fields = dialog.getByRole('group', { name: 'Tracking numbers' }).getByRole('textbox');
  await expect.poll(() => fields.first().evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('AB1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('AB2');
  await page.keyboard.press('Enter');
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual([
    'AB1',
    'AB2',
  ]);
  expect(await Promise.all(orders.map((each) => statusOf(window, each)))).toEqual([1, 1]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('2 orders marked as fulfilled.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => all.evaluate((box) => box === document.activeElement)).toBe(true);
  // The newest is first in the list.
  const sent = await Promise.all(
    orders.map(({ _id }) =>
      call<{ fulfilments: { carrier: string; tracking: string }[] }>('get', `/api/order/${_id}`),
    ),
  );
  expect(sent.map(({ fulfilments: [parcel] }) => [parcel?.carrier, parcel?.tracking])).toEqual([
    ['Royal Mail', 'AB2'],
    ['Royal Mail', 'AB1'],
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('Escape leaves everything as it was, and gives the focus back', async () => {
  const window = await ownerWindow(browser, server);
  const { context, page } = window;
  const placed = await order('Escaping', 'card');
  await page.goto(`${server.url}/admin/orders?q=escaping`);
  await page.getByRole('checkbox', { name: `Select order ${placed.number}` }).press('Space');
  const open = barOf(page).getByRole('button', { name: 'Mark as fulfilled' });
  await open.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await statusOf(window, placed)).toBe(1);
  await context.close();
});

test('packing slips of the selected orders are one document', async () => {
  const window = await ownerWindow(browser, server);
  const { context, page } = window;
  const orders = [await order('Packed', 'card'), await order('Packed', 'transfer')];
  const cancelled = await order('Packed', 'transfer');
  await window.call('put', `/api/order/${cancelled._id}`, { status: 3 });
  await page.goto(`${server.url}/admin/orders?q=packed`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const asked = context.waitForEvent('response', (reply) => reply.url().includes('/packing-slips.pdf'));
  await barOf(page).getByRole('button', { name: 'Print packing slips' }).click();
  const reply = await asked;
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(new URL(reply.url()).searchParams.get('orders')).toBe(
    orders
      .map(({ _id }) => _id)
      .toReversed()
      .join(','),
  );
  await page.getByText('1 order has no items to pack.').waitFor();
  // What was printed is marked next.
  await barOf(page).getByText('3 selected').waitFor();
  await context.close();
});
