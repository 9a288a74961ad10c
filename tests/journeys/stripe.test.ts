import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../src/features/orders/contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { serveStripe } from '../support/stripe-browser.ts';
import { startStripe, type StripeEvent, type StripeStandIn } from '../support/stripe-standin.ts';

const settings = '/admin/settings/ecommerce';
let stripe: StripeStandIn;
let server: RunningServer;
let browser: Browser;
let window: OwnerWindow;
let buyer: Page;
const complaints: string[] = [];

beforeAll(async () => {
  stripe = await startStripe();
  [server, browser] = await Promise.all([
    startServer({
      settings: {
        STRIPE_SECRET_KEY: 'sk_test_standin',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
        STRIPE_WEBHOOK_SECRET: stripe.secret,
        STRIPE_API_BASE: stripe.base,
      },
    }),
    launchBrowser(),
  ]);
  window = await ownerWindow(browser, server, 390);
  await window.call('post', '/api/product', { label: 'Testing bowl', price: 40, published: true, stock: 9 });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  await serveStripe(context, stripe);
  buyer = await context.newPage();
  buyer.on('pageerror', (error) => complaints.push(error.message));
  buyer.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await stripe?.close();
});

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'hidden' });
};

const policyOf = async (path: string) =>
  (await server.request({ path })).headers['content-security-policy'] ?? '';

test('the owner sets up payment, delivery and a code at 390 px; what is wrong is said beside its field', async () => {
  const { page } = window;
  await page.goto(`${server.url}${settings}`);
  await page.getByLabel('Order number prefix').fill('A1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const refused = page.getByLabel('Order number prefix').and(page.locator('[aria-invalid="true"]'));
  await refused.waitFor();
  await expect.poll(() => refused.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Payment', exact: true }).click();
  await page.getByRole('button', { name: 'Stay on page' }).click();
  await page.getByLabel('Order number prefix').fill('A-');
  await save(page);

  await page.getByRole('link', { name: 'Payment', exact: true }).click();
  await page.getByText('Not connected').waitFor();
  expect(await policyOf('/')).not.toContain('stripe');
  await page.getByLabel('Stripe account').fill('acct_standin1');
  await save(page);
  await page.getByText('Ready', { exact: true }).waitFor();
  await expectNoBarriers(page);

  await page.getByRole('link', { name: 'Delivery', exact: true }).click();
  const zones = page.getByRole('button', { name: /^Remove zone/ });
  await page.getByRole('button', { name: 'Add zone' }).waitFor();
  while ((await zones.count()) > 0) await zones.first().click();
  await page.getByRole('button', { name: 'Add zone' }).click();
  await page.getByLabel('Price', { exact: true }).fill('4.5');
  await page.getByLabel('Free from').fill('100');
  await expectNoBarriers(page);
  await save(page);

  await page.getByRole('link', { name: 'Discounts', exact: true }).click();
  await page.getByRole('link', { name: 'Add discount code' }).first().click();
  await page.getByLabel('Amount').fill('0');
  await page.getByLabel('Code').fill('welcome');
  await page.getByRole('button', { name: 'Add code' }).click();
  await page.getByText('Enter how much the discount takes off.').first().waitFor();
  await page.getByLabel('Amount').fill('25');
  await page.getByRole('button', { name: 'Add code' }).click();
  await page.getByRole('listitem').filter({ hasText: 'WELCOME' }).getByText('25% off').waitFor();
  await expectNoBarriers(page);
  const { settings: kept } = await window.call<{ settings: object }>('get', '/api/shop/settings');
  expect(kept).toMatchObject({
    numberPrefix: 'A-',
    shipping: { zones: [{ countries: ['GB'], options: [{ kind: 'flat', price: 4.5, freeFrom: 100 }] }] },
  });
});

test('pages allow Stripe where it is offered, and only there', async () => {
  const offer = async (provider: string) => {
    const { settings: now } = await window.call<{ settings: object }>('get', '/api/shop/settings');
    await window.call('put', '/api/shop/settings', { settings: { ...now, provider } });
  };
  await offer('manual');
  for (const path of ['/', '/order/payment']) expect(await policyOf(path)).not.toContain('stripe');
  await offer('auto');
  for (const path of ['/', '/shop', '/order/payment'])
    expect(await policyOf(path)).toMatch(
      /script-src 'self' https:\/\/js\.stripe\.com .*connect-src 'self' https:\/\/api\.stripe/,
    );
  expect(await policyOf('/admin/')).not.toContain('stripe');
});

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('guest@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('Address', { exact: true }).fill('1 Kiln Lane');
  await page.getByLabel('Town or city').fill('Fowey');
  await page.getByLabel('Postcode').fill('AB1 2CD');
}

async function toPayment(code: string): Promise<void> {
  await buyer.goto('/product/testing-bowl');
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await buyer.getByRole('link', { name: 'View cart' }).click();
  await buyer.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillDetails(buyer);
  if (code) {
    await buyer.getByText('Add a discount code').click();
    await buyer.getByLabel('Discount code').fill(code);
    await buyer.getByRole('button', { name: 'Apply' }).click();
    await buyer.getByText(code.toUpperCase()).waitFor();
  }
  await buyer.getByRole('button', { name: 'Continue to payment' }).click();
  await buyer.getByLabel('Card number').waitFor();
}

const orderOf = async (page: Page): Promise<Order> => {
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  return window.call<Order>('get', `/api/order/${id}`);
};
let first: Order;
let second: Order;

test('a buyer pays with a code: declined, then paid though the answer is lost and the press was double', async () => {
  await toPayment('welcome');
  expect(new URL(buyer.url()).pathname).toBe('/order/payment');
  await buyer.getByLabel('Card number').fill('4000 0000 0000 0002');
  await buyer.getByRole('button', { name: 'Pay £34.50' }).click();
  await buyer.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await buyer.reload();
  await buyer.getByLabel('Card number').fill('4242 4242 4242 4242');
  await expectNoBarriers(buyer);
  stripe.failNext(/confirm/, 'lost');
  await buyer.getByRole('button', { name: 'Pay £34.50' }).dblclick();
  await buyer.getByRole('heading', { name: 'Thank you' }).waitFor();
  first = await orderOf(buyer);
  expect(first).toMatchObject({ status: 1, total: 34.5, discount: 10, payment: { provider: 'stripe' } });
  expect(first.number).toMatch(/^A-/);
  expect([stripe.intents.size, stripe.balance()]).toEqual([1, 3450]);
});

test('a bank that asks: refused first and nothing is charged, then agreed to', async () => {
  await toPayment('');
  await buyer.getByLabel('Card number').fill('4000 0025 0000 3155');
  await buyer.getByRole('button', { name: 'Pay £44.50' }).click();
  await buyer.getByRole('link', { name: 'It is not me' }).click();
  await buyer.getByRole('heading', { name: 'Your payment didn’t go through' }).waitFor();
  await expectNoBarriers(buyer);
  expect(stripe.balance()).toBe(3450);
  await buyer.getByRole('link', { name: 'Try again' }).click();
  await buyer.getByLabel('Card number').fill('4000 0025 0000 3155');
  await buyer.getByRole('button', { name: 'Pay £44.50' }).click();
  await buyer.getByRole('link', { name: 'It is me' }).click();
  await buyer.getByRole('heading', { name: 'Thank you' }).waitFor();
  second = await orderOf(buyer);
  expect([second.status, stripe.intents.size, stripe.balance()]).toEqual([1, 2, 7900]);
  // The link of a reminder restores the cart.
  const body = {
    origin: '/order/checkout',
    payment: {},
    email: 'left@guests.test',
    deliveryAddress: second.deliveryAddress,
    items: second.items.map(({ productId, quantity }) => ({ productId, quantity })),
  };
  const left = await server.request({ method: 'POST', path: '/api/order/pending', body });
  const { _id, accessKey = '' } = left.json() as Order;
  await buyer.goto(`/order/cart?order=${_id}&key=${accessKey}`);
  await buyer.getByRole('listitem').filter({ hasText: 'Testing bowl' }).waitFor();
  await expect.poll(() => new URL(buyer.url()).search).toBe('');
  // Buyers who return to the payment learn that it is paid.
  await buyer.goto('/order/payment');
  await buyer.getByText('There’s nothing to pay for right now.').waitFor();
  expect(complaints).toEqual([]);
});

test('music from the first page plays on while a bank asks within the page, refuses and agrees', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  await serveStripe(context, stripe);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  const audio = page.locator('audio');
  const heard = (from: number) =>
    expect
      .poll(() => audio.evaluate(({ currentTime, paused }: HTMLAudioElement) => (paused ? -1 : currentTime)))
      .toBeGreaterThan(from);
  await page.goto('/about');
  await page.getByLabel('Play Slack Water').first().click();
  await heard(0.2);
  // Later tracks of the queue start from the beginning; this one repeats.
  await audio.evaluate((element: HTMLAudioElement) => {
    element.loop = true;
    for (const name of ['pause', 'emptied'])
      element.addEventListener(name, () => (element.dataset['broken'] = name));
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await page.getByRole('link', { name: 'Testing bowl' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await fillDetails(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const card = page.getByLabel('Card number');
  await card.fill('4000 0027 6000 3184');
  const pay = page.getByRole('button', { name: 'Pay £44.50' });
  await pay.click();
  const bank = page.frameLocator('iframe[name=bank]');
  await bank.getByRole('link', { name: 'It is not me' }).click();
  await page.getByRole('alert').filter({ hasText: 'authenticate' }).waitFor();
  await expectNoBarriers(page);
  await pay.click();
  await bank.getByRole('link', { name: 'It is me' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const reached = await audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime);
  await heard(reached);
  expect(await audio.getAttribute('data-broken')).toBeNull();
  expect([documents, stripe.intents.size, stripe.balance()]).toEqual([1, 3, 12_350]);
  expect(complaints).toEqual([]);
  await context.close();
});

const tell = async (event: StripeEvent) => {
  const { body, signature } = stripe.signed(event);
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const reply = await server.request({ method: 'POST', path: '/api/stripe/webhook', body, headers });
  expect(reply.status, reply.text).toBe(200);
};

test('the owner gives the money back, and sees what was done at Stripe', async () => {
  const { page } = window;
  await page.goto(`${server.url}/admin/orders/${first._id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Issue refund' }).click();
  await page.getByText('Refunded', { exact: true }).first().waitFor();
  await expect.poll(() => stripe.balance()).toBe(8900);

  const { transactionID } = second.payment;
  await tell(stripe.refundByHand(transactionID, 1000));
  await tell(stripe.dispute(transactionID));
  await page.goto(`${server.url}/admin/orders/${second._id}`);
  await page.getByText('The customer disputes this payment').waitFor();
  await page.getByText(/£10\.00, done/).waitFor();
  const link = page.getByRole('link', { name: 'View in Stripe' });
  expect(await link.getAttribute('href')).toBe(
    `https://dashboard.stripe.com/acct_standin1/payments/${transactionID}`,
  );
  await expectNoBarriers(page);
  await page.goto(`${server.url}${settings}/discounts`);
  await page.getByText('Used once').waitFor();
  await page.getByRole('button', { name: 'End code WELCOME' }).click();
  await page.getByRole('listitem').filter({ hasText: 'WELCOME' }).getByText('Ended').waitFor();
  expect(window.complaints.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
});

test('a bank elsewhere leads back to the language in which the checkout was', async () => {
  await window.call('put', '/api/website', { settings: { languages: ['de'] } });
  await toPayment('');
  const { pathname, search } = new URL(buyer.url());
  await buyer.goto(`/de${pathname}${search}`);
  await buyer.getByLabel('Card number').fill('4000 0025 0000 3155');
  await buyer.getByRole('button', { name: /bezahlen/ }).click();
  await buyer.getByRole('link', { name: 'It is me' }).click();
  await buyer.waitForURL('**/de/order/complete?*');
  expect(await buyer.evaluate(() => document.documentElement.lang)).toBe('de');
  await expect.poll(async () => (await orderOf(buyer)).status).toBe(1);
  await window.call('put', '/api/website', { settings: { languages: [] } });
});
