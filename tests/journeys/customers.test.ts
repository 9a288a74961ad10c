import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

const email = 'ada@customers.test';
const password = 'a-cup-and-a-saucer';
let server: RunningServer;
let browser: Browser;
let ownerCookie: string;
const contexts: BrowserContext[] = [];

async function own<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await server.request({ method, path, cookie: ownerCookie, body });
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.json() as T;
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const signedIn = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  ownerCookie = signedIn.cookie;
  await own('PUT', '/api/shop/settings', { enabled: true });
  for (const label of ['Lamp', 'Rug'])
    await own('POST', '/api/product', { label, price: 20, stock: 50, published: true });
  const body = { email, password };
  await server.request({ method: 'POST', path: '/api/account/register', body });
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await browser?.close();
  await server?.stop();
});

/** A separate browser, as a phone. */
async function device(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
  });
  contexts.push(context);
  return context.newPage();
}
async function put(page: Page, product: string): Promise<void> {
  await page.goto(`/product/${product}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
}
const counts = (page: Page, items: number) =>
  page.getByRole('link', { name: new RegExp(`Cart, items: ${items}`) }).waitFor();
async function signIn(page: Page): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/account/dashboard');
}
const kept = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sitewright-cart') ?? '{"state":{"items":[]}}') as {
      state: { items: { label: string; quantity: number }[] };
    };
    return stored.state.items.map(({ label, quantity }) => `${quantity} ${label}`).toSorted();
  });

test('one cart in all tabs, and with an account on all devices; who signs out leaves none behind', async () => {
  const phone = await device();
  await put(phone, 'lamp');
  await counts(phone, 1);
  const tab = await phone.context().newPage();
  await tab.goto('/order/cart');
  await tab.getByText('Lamp').first().waitFor();
  await put(phone, 'lamp');
  await tab.getByText('£40.00').first().waitFor();
  await tab.getByRole('button', { name: 'Decrease quantity' }).click();
  await counts(phone, 1);
  await tab.close();

  await signIn(phone);
  await expect
    .poll(() => phone.evaluate(() => localStorage.getItem('sitewright-cart-agreed')))
    .toContain('Lamp');
  const laptop = await device();
  await put(laptop, 'rug');
  await counts(laptop, 1);
  await signIn(laptop);
  await expect.poll(() => kept(laptop)).toEqual(['1 Lamp', '1 Rug']);
  await expect
    .poll(() => laptop.evaluate(() => localStorage.getItem('sitewright-cart-agreed')))
    .toContain('Rug');
  await phone.goto('/order/cart');
  await expect.poll(() => kept(phone)).toEqual(['1 Lamp', '1 Rug']);
  await phone.getByRole('button', { name: 'Remove Lamp' }).click();
  await expect
    .poll(() => phone.evaluate(() => localStorage.getItem('sitewright-cart-agreed')))
    .not.toContain('Lamp');
  await laptop.goto('/order/cart');
  await expect.poll(() => kept(laptop)).toEqual(['1 Rug']);

  await laptop.goto('/account/dashboard');
  await laptop.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => kept(laptop)).toEqual([]);
  await signIn(laptop);
  await expect.poll(() => kept(laptop)).toEqual(['1 Rug']);
});

test('a guest withdraws by the link in the mail, in two steps, and gets it in writing', async () => {
  const page = await device();
  await put(page, 'rug');
  await page.getByRole('link', { name: 'View cart' }).click();
  // The product's page shows the number too.
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByLabel('Email address').fill('guest@guests.test');
  await page.getByLabel('Full name').fill('Gil Rook');
  await page.getByLabel('Address', { exact: true }).fill('1 Kiln Lane');
  await page.getByLabel('Town or city').fill('Fowey');
  await page.getByLabel('Postcode').fill('AB1 2CD');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();

  // Without a mail server, the terminal prints emails; the log has no such link.
  const printed = /Email to guest@guests\.test:[^]*?(http\S+\/account\/order\/\S+key=[\w-]+)/;
  await expect.poll(() => server.output()).toMatch(printed);
  const link = new URL(printed.exec(server.output())?.[1] ?? '');
  // A customer without that email requests the link from the footer of any page, without script.
  const plain = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    javaScriptEnabled: false,
  });
  contexts.push(plain);
  const asking = await plain.newPage();
  await asking.goto('/');
  await asking.getByRole('link', { name: 'Cancel an order' }).click();
  await asking.getByRole('button', { name: 'Email me the link' }).click();
  await asking.getByRole('alert').waitFor();
  const [bought] = await own<{ number: string }[]>('GET', '/api/orders?limit=1');
  await asking.getByLabel('Order number').fill(bought?.number ?? '');
  await asking.getByLabel('Email address').fill('guest@guests.test');
  await asking.getByRole('button', { name: 'Email me the link' }).click();
  await asking.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const again = /http\S+(\/account\/order\/\S+key=[\w-]+#cancel)/;
  await expect.poll(() => server.output()).toMatch(again);
  const opened = await device();
  await opened.goto(again.exec(server.output())?.[1] ?? '');
  await opened.getByRole('button', { name: 'Keep order' }).waitFor();
  // The link also opens the order without script.
  await asking.goto(again.exec(server.output())?.[1] ?? '');
  await asking.getByRole('link', { name: 'Cancel your order' }).click();
  await asking.getByRole('button', { name: 'Cancel order' }).waitFor();

  const visitor = await device();
  await visitor.goto(link.pathname + link.search);
  await visitor.getByRole('button', { name: 'Cancel your order' }).click();
  await visitor.getByRole('button', { name: 'Cancel some items' }).click();
  await visitor.getByLabel('Rug').selectOption('1 of 2');
  await visitor.getByLabel('Full name').fill('Gil Rook');
  await expectNoBarriers(visitor);
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await visitor.getByText('1 × Rug').last().waitFor();
  await visitor.getByRole('button', { name: 'Back' }).click();
  expect(await visitor.getByLabel('Full name').inputValue()).toBe('Gil Rook');
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expectNoBarriers(visitor);
  // One refusal, shown beside the button and as a toast.
  const refusal = { error: 'This order was changed just now.' };
  await visitor.route('**/withdrawal', (route) => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  });
  await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await visitor.getByText(refusal.error).nth(1).waitFor();
  expect(await visitor.getByText(refusal.error).count()).toBe(2);
  await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await visitor.getByText(/You cancelled your order on/).waitFor();
  const sent = (await own<{ emailID: string }[]>('GET', '/api/mails')).map(({ emailID }) => emailID);
  expect(sent).toEqual(expect.arrayContaining(['withdrawal-received', 'owner-withdrawal']));
  await visitor.reload();
  await visitor.getByText(/You cancelled this order on/).waitFor();
  expect(await visitor.getByRole('button', { name: 'Cancel your order' }).count()).toBe(0);
});

test('nothing is asked twice: who buys again finds everything filled in', async () => {
  const page = await device();
  await signIn(page);
  const { cookie } = await server.request({
    method: 'POST',
    path: '/api/account/login',
    body: { email, password },
  });
  const me = await server.request({ method: 'POST', path: '/api/account/init', cookie, body: {} });
  const { _id } = me.json() as { _id: string };
  const saved = await server.request({
    method: 'PUT',
    path: `/api/account-details/${_id}`,
    cookie,
    body: {
      name: 'Ada Byron',
      addresses: [{ line1: '12 Quay Street', line2: '', postcode: 'FH4 2SL', country: 'GB' }],
    },
  });
  expect(saved.status, saved.text).toBe(200);
  await page.goto('/order/checkout');
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Ada Byron');
  expect(await page.getByLabel('Email address').inputValue()).toBe(email);
  expect(await page.getByLabel('Postcode').inputValue()).toBe('FH4 2SL');
  for (const [label, autofill] of [
    ['Email address', 'email'],
    ['Full name', 'name'],
    ['Address', 'address-line1'],
    ['Postcode', 'postal-code'],
  ] as const)
    expect(await page.getByLabel(label, { exact: true }).getAttribute('autocomplete')).toContain(autofill);
});
