import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

/** Late or replaced content doesn't move what a visitor is looking at. */
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(width: number, timezoneId: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width, height: 844 },
    timezoneId,
  });
  const page = await context.newPage();
  await watchShifts(page);
  return { context, page };
}

/** Pixels from the top of the page, independent of scrolling. */
const topOfFooter = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

describe.each([390, 1440])('at %i pixels', (width) => {
  test('the thank-you is in view, with the room of the form it replaces, and the focus', async () => {
    const { context, page } = await open(width, 'Europe/London');
    // The form is taller than this window.
    await page.setViewportSize({ width, height: 480 });
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Ada Brook');
    await page.getByLabel('Email', { exact: true }).fill('ada@buyers.test');
    await page.getByLabel('Something else').check();
    await page.getByLabel('Message').fill('Is the kiln on?');
    const top = await topOfFooter(page);
    const before = await shifted(page);
    await page.getByRole('button', { name: 'Send' }).click();
    const thanks = page.getByRole('main').getByRole('status').filter({ hasText: /thank/i });
    await thanks.waitFor();
    await expect.poll(() => thanks.evaluate((box) => box === document.activeElement)).toBe(true);
    const { y = -1, height = 0 } = (await thanks.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(480);
    expect(Math.abs((await topOfFooter(page)) - top)).toBeLessThanOrEqual(1);
    expect(await shifted(page)).toBe(before);
    await context.close();
  });

  test('a booked time in the cart is there, in as many lines, before the server has answered', async () => {
    const { context, page } = await open(width, 'Europe/London');
    await page.goto('/service/private-lesson');
    await page.getByText('Next available:').getByRole('button').click();
    await page.getByLabel('Full name').fill('Ada Brook');
    await page.getByLabel('Email address').fill('ada@buyers.test');
    await page.getByLabel('Have you thrown before?').selectOption('A little');
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/order/quote', (route) => answer.promise.then(() => route.continue()));
    await page.reload();
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Private lesson' });
    await line.getByText(/\d\d:\d\d – \d\d:\d\d/).waitFor();
    const height = () => line.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    answer.resolve();
    await page.getByRole('link', { name: 'Private lesson' }).waitFor();
    expect(await height()).toBe(before);
    await context.close();
  });
});

test('a booking stays in the cart of its browser; the account keeps the rest', async () => {
  const { context, page } = await open(1440, 'Europe/London');
  await page.goto('/account');
  await page.evaluate(async () => {
    const body = JSON.stringify({ email: 'cart@buyers.test', password: 'a-long-enough-passphrase' });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/account/register', { method: 'POST', headers, body });
  });
  await page.goto('/service/private-lesson');
  await page.getByText('Next available:').getByRole('button').click();
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('Have you thrown before?').selectOption('A little');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await page.goto('/product/estuary-mug');
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && /api\/cart/.test(reply.url()),
  );
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const reply = await saved;
  expect(reply.status()).toBeLessThan(300);
  await page.goto('/order/cart');
  const lines = page.getByRole('main').getByRole('listitem');
  for (const label of ['Private lesson', 'Estuary mug']) await lines.filter({ hasText: label }).waitFor();
  await context.close();
});

test('the screens of a signed-in customer stay still', async () => {
  const { context, page } = await open(390, 'Europe/London');
  await page.goto('/account');
  const order = await page.evaluate(async () => {
    const send = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await reply.json()) as { _id: string };
    };
    await send('/api/account/register', { email: 'still@buyers.test', password: 'a-long-enough-passphrase' });
    const [mug] = (await (await fetch('/api/products')).json()) as { _id: string; variants: object[] }[];
    return send('/api/order/pending', {
      origin: '/order/checkout',
      deliveryAddress: {
        line1: '1 Kiln Lane',
        line2: '',
        city: 'Fowey',
        postcode: 'PL23 1AA',
        country: 'GB',
      },
      payment: {},
      name: 'Ada Brook',
      items: [{ productId: mug?._id, quantity: 1, variant: 'Small' }],
    });
  });
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/order/${order._id}*`, (route) => answer.promise.then(() => route.continue()));
  await page.goto(`/account/order/${order._id}`);
  await page.getByRole('status').getByText('One moment…').waitFor();
  answer.resolve();
  await page.getByRole('link', { name: 'All your orders' }).waitFor();
  expect(await shifted(page)).toBeLessThan(0.01);
  await page.goto('/account/security');
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 300);
  await page.getByLabel('Passkey name').waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  expect(await shifted(page)).toBeLessThan(0.01);
  await context.close();
});

test('the note on time zones has its line in months in which the clocks agree, and is empty then', async () => {
  // Abidjan has London's time in winter only.
  const { context, page } = await open(390, 'Africa/Abidjan');
  await page.goto('/service/private-lesson');
  await page.getByText('Next available:').getByRole('button').waitFor();
  const gaps = new Set<number>();
  const times = page.getByRole('main').locator('[data-times]');
  const months = page.getByRole('main').locator('strong[aria-live]');
  const notes = new Map<string, number>();
  for (let turn = 0; turn < 8; turn += 1) {
    await page.locator('table:not([aria-busy="true"])').waitFor();
    const [table, list] = [await page.getByRole('table').boundingBox(), await times.boundingBox()];
    if (table && list) gaps.add(Math.round(list.y - table.y - table.height));
    const month = await months.innerText();
    notes.set(month.replace(/ \d+$/, ''), await page.getByText('Times are in').count());
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.poll(() => months.innerText()).not.toBe(month);
  }
  expect([...gaps]).toHaveLength(1);
  for (const [month, count] of notes)
    expect([month, count]).toEqual([month, /January|February|November|December/.test(month) ? 0 : 1]);
  await context.close();
});

test('the icons of the header stay where they are when its font arrives', async () => {
  const { context, page } = await open(1440, 'Europe/London');
  const arrives = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => arrives.promise.then(() => route.continue()));
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  const header = page.getByRole('banner');
  const places = () =>
    Promise.all(
      [header.locator('summary:has-text("Search")'), header.getByRole('link', { name: 'Cart' })].map((icon) =>
        icon.evaluate((element) => element.getBoundingClientRect().x),
      ),
    );
  const widthOf = (name: string) =>
    header.getByRole('link', { name }).evaluate((element) => element.getBoundingClientRect().width);
  const [early, before] = [await widthOf('Register'), await places()];
  arrives.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOf('Register')).not.toBe(early);
  expect(await places()).toEqual(before);
  await context.close();
});

test('nothing moves when the header of the checkout replaces a taller one, and the focus is on the screen', async () => {
  const owner = await ownerWindow(browser, server, 1440);
  const { published } = await owner.call<{ published: { brand: object } }>('get', '/api/website/brand');
  await owner.call('put', '/api/website/brand/draft', {
    branding: { ...published, brand: { ...published.brand, headerLayout: 'beneath' } },
  });
  await owner.call('post', '/api/website/brand/publish', {});
  const { context, page } = await open(1440, 'Europe/London');
  await page.goto('/product/estuary-mug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/order/cart');
  const main = page.getByRole('main');
  const checkout = main.getByRole('link', { name: 'Checkout', exact: true });
  await checkout.waitFor();
  const heightOf = () => page.getByRole('banner').evaluate((element) => element.clientHeight);
  const [height, before] = [await heightOf(), await shifted(page)];
  await checkout.click();
  await main.getByLabel('Email address').waitFor();
  expect(await heightOf()).toBeLessThan(height);
  expect((await shifted(page)) - before).toBeLessThan(0.01);
  expect(await main.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.goBack();
  await checkout.waitFor();
  expect(await heightOf()).toBe(height);
  expect((await shifted(page)) - before).toBeLessThan(0.01);
  await context.close();
  await owner.context.close();
});

test('text on buttons keeps its colour under the pointer', async () => {
  const { context, page } = await open(1440, 'Europe/London');
  // Without script, buttons to play a track are links.
  await page.route(/\.js$/, (route) => route.abort());
  const seen = new Set<string>();
  for (const path of ['/', '/about', '/playlist', '/glazes', '/account', '/product/estuary-mug']) {
    await page.goto(path);
    const shown = page.locator('main :is(a, button):not(:has(picture)):visible');
    for (const control of await shown.all()) {
      const look = () =>
        control.evaluate((element) => {
          // Transitions are finished, so that the colours are final.
          for (const each of element.getAnimations()) each.finish();
          const { color, backgroundColor } = getComputedStyle(element);
          const isButton = element.matches('button, .button') || !backgroundColor.endsWith(', 0)');
          return isButton ? color : null;
        });
      const before = await look();
      if (before === null) continue;
      await control.hover();
      const name = `${path} ${await control.evaluate((element) => element.ariaLabel ?? element.textContent)}`;
      expect([name, await look()]).toEqual([name, before]);
      seen.add(name);
    }
  }
  expect([...seen].filter((name) => /Play |Show|story of our glazes/.test(name)).length).toBeGreaterThan(3);
  await context.close();
});
