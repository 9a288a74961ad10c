import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStarters } from '../../scripts/starters/fill.ts';
import type { Product } from '../../src/features/products/contract.ts';
import { starters } from '../../src/app/starters/index.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const designed = starters.filter(({ picture }) => picture);
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
  await fillStarters(
    { PORT: String(server.port), DATA_DIR: server.dataDir },
    designed.map(({ key }) => key),
  );
});
afterAll(async () => {
  await server?.stop();
});

const ask = (key: string, path: string, more: { method?: string; body?: unknown } = {}) =>
  server.request({ path, host: `${key}.localhost:${server.port}`, ...more });

test.each(designed.map(({ key, site }) => [key, site] as const))(
  'every page of the %s is shown whole',
  async (key, site) => {
    const { pages, shop, bookings } = site('');
    const more = [...(shop ? ['/shop'] : []), ...(bookings ? ['/service/bodywork'] : [])];
    for (const path of [
      ...pages.map(({ slug }) => (slug === 'homepage' ? '/' : `/${slug ?? ''}`)),
      ...more,
    ]) {
      const { status, text } = await ask(key, path);
      expect(status, path).toBe(200);
      expect(text.match(/<h1/g), path).toHaveLength(1);
      expect(text, path).not.toMatch(/cannot be shown|undefined|\[object/);
      for (const [, src = ''] of text.matchAll(/<img[^>]* src="(\/files\/[^"]+)"/g))
        expect((await ask(key, src, { method: 'HEAD' })).status, `${src} on ${path}`).toBeLessThan(400);
    }
  },
);

test('a first order can be placed in the shop at once', async () => {
  const products = (await ask('shop', '/api/products')).json() as Product[];
  const soap = products.find(({ label }) => label === 'Sea-salt soap');
  const placed = await ask('shop', '/api/order/pending', {
    method: 'POST',
    body: {
      origin: '/order/checkout',
      deliveryAddress: { line1: '1 Kiln Lane', line2: '', postcode: 'AB1 2CD', country: 'GB' },
      payment: {},
      email: 'ada@buyers.test',
      name: 'Ada Brook',
      items: [{ productId: soap?._id, quantity: 2 }],
    },
  });
  expect(placed.status, placed.text).toBeLessThan(300);
  expect(placed.json()).toMatchObject({ total: 16.95 });
});

test('no first page has barriers, and its pictures come in a size that ships with them', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    for (const { key } of designed) {
      await page.goto(`http://${key}.localhost:${server.port}/`);
      await expectNoBarriers(page);
      const shown = page.locator('main picture img').first();
      const source = () => shown.evaluate((picture: HTMLImageElement) => picture.currentSrc);
      await expect.poll(source, { message: key }).toMatch(/w\d+\.avif$/);
      await expect
        .poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0);
    }
  } finally {
    await browser.close();
  }
});
