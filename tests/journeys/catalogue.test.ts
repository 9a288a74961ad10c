import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];
const axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Made {
  _id: string;
  version: number;
  variantId: string;
  variants: { _id: string }[];
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await call('POST', '/api/account/login', { email: owner.email, password: owner.password });
  await call('PUT', '/api/website', { settings: { ecommerce: { enabled: true } } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function call(method: string, path: string, data?: unknown): Promise<Made> {
  const headers = { origin: server.url };
  const answer = await page.context().request.fetch(server.url + path, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Made;
}

async function expectNoBarriers(on = page, most = 1440): Promise<void> {
  await on.evaluate(`${axe};0`);
  const barriers = () =>
    on.evaluate(
      `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`,
    );
  await expect.poll(barriers, { timeout: 5_000 }).toEqual([]);
  expect(await on.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(most);
}

test('a page shows products, sells them, and follows what becomes of them', async () => {
  const sizes = ['Small', 'Large'];
  const jug = await call('POST', '/api/product', {
    label: 'Slipware jug',
    price: 20,
    tags: ['slipware'],
    options: [{ name: 'Size', values: sizes }],
    variants: sizes.map((size, at) => ({ options: [size], price: 20 + 10 * at, stock: 1 + at })),
    published: true,
  });
  const dish = await call('POST', '/api/product', {
    label: 'Slipware dish',
    price: 15,
    tags: ['slipware'],
    stock: 1,
    published: true,
  });
  const made = await call('POST', '/api/page/', {
    name: 'Slipware',
    blocks: [
      { type: 'heading', props: { id: 'h', text: 'Slipware', level: '1' } },
      {
        type: 'products',
        props: { id: 'l', title: 'All of it', show: 'tag', tag: 'slipware', more: 'See more' },
      },
      { type: 'product', props: { id: 'p', product: jug._id } },
    ],
  });
  await call('POST', `/api/page/${made._id}/publish`, {});
  const text = async () => (await server.request({ path: '/slipware' })).text;
  expect(await text()).toContain('Slipware dish');
  // The kept page is dropped when one sells out, and when one goes.
  await call('POST', `/api/stock/${dish.variantId}/adjust`, { to: 0 });
  await expect.poll(text).toContain('Sold out');
  await call('POST', `/api/product/${dish._id}/archive`, { archived: true });
  await expect.poll(text).not.toContain('Slipware dish');

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`${server.url}/slipware`);
  await visitor.getByText('Large', { exact: true }).click();
  await visitor.getByText('£30.00', { exact: true }).waitFor();
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await visitor.getByText('Added to your cart.').waitFor();
  expect(await visitor.evaluate(() => localStorage.getItem('sitewright-cart'))).toContain(
    '"variant":"Large"',
  );
  await visitor.getByText('Added to your cart.').waitFor({ state: 'detached' });
  await expectNoBarriers(visitor, 390);
  expect(await visitor.getByRole('link', { name: 'See more' }).getAttribute('href')).toBe('/shop?q=slipware');
  await visitor.close();
}, 60_000);

test('nothing was complained of', () => expect(complaints).toEqual([]));
