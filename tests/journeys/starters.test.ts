import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStarters } from '../../scripts/starters/fill.ts';
import type { Product } from '../../src/features/products/contract.ts';
import { slugOf } from '../../src/lib/values/slug.ts';
import { demoPages } from '../../src/app/demo/index.ts';
import { starters } from '../../src/app/starters/index.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
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
    const links = new Set<string>();
    const more = [
      ...(shop ? ['/shop', '/order/cart', '/order/checkout'] : []),
      ...(shop?.products ?? []).map(({ label }) => `/product/${slugOf(label, 'product')}`),
      ...(bookings?.services ?? []).map(({ label }) => `/service/${slugOf(label, 'service')}`),
    ];
    for (const path of [
      ...pages.map(({ slug }) => (slug === 'homepage' ? '/' : `/${slug ?? ''}`)),
      ...more,
    ]) {
      const { status, text } = await ask(key, path);
      expect(status, path).toBe(200);
      expect(text.match(/<h1/g), path).toHaveLength(1);
      expect(text, path).not.toMatch(/can’t be shown|undefined|\[object/);
      for (const [, src = ''] of text.matchAll(/<img[^>]* src="(\/files\/[^"]+)"/g))
        expect((await ask(key, src, { method: 'HEAD' })).status, `${src} on ${path}`).toBeLessThan(400);
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(href);
    }
    for (const href of links)
      expect((await ask(key, href, { method: 'HEAD' })).status, `${href} of the ${key}`).toBeLessThan(400);
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

test('the bakery takes a first order that is collected and paid at the counter, without an address', async () => {
  const products = (await ask('bakery', '/api/products')).json() as Product[];
  const loaf = products.find(({ label }) => label === 'Country sourdough');
  const placed = await ask('bakery', '/api/order/pending', {
    method: 'POST',
    body: {
      origin: '/order/checkout',
      deliveryAddress: null,
      shippingOption: 'collection',
      payment: {},
      email: 'ada@buyers.test',
      name: 'Ada Brook',
      items: [{ productId: loaf?._id, quantity: 2 }],
    },
  });
  expect(placed.status, placed.text).toBeLessThan(300);
  expect(placed.json()).toMatchObject({ total: 10.4, deliveryAddress: null });
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

interface Drawn {
  /** Of the library. */
  file: string;
  /** Pixels across that the whole picture has, and that the screen shows of it, cut-off sides included. */
  whole: number;
  shown: number;
  top: number;
  /** Small ones that choose a larger one, and those that wait below a pointer, say nothing of their own. */
  saysMore: boolean;
}

/** Pictures of a page as it is laid out, all of them asked for; null until its styles are there. */
const drawn = (page: Page): Promise<Drawn[] | null> =>
  page.evaluate(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    if (!styles.every(({ sheet }) => sheet)) return null;
    return [...document.querySelectorAll<HTMLImageElement>('main picture img')].flatMap((image) => {
      image.loading = 'eager';
      const { width, height, top } = image.getBoundingClientRect();
      const file = /\/files\/([\w-]+)\//.exec(image.src)?.[1];
      if (!file || width * height === 0 || !image.checkVisibility({ opacityProperty: true })) return [];
      const [across = 0, down = 0] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
      const scales = [width / across, height / down];
      const isCovering = getComputedStyle(image).objectFit === 'cover';
      const scale = isCovering ? Math.max(...scales) : Math.min(...scales);
      return [
        { file, whole: across, shown: across * scale * devicePixelRatio, top, saysMore: image.alt !== '' },
      ];
    });
  });

test.each([
  [390, 1],
  [390, 2],
  [1440, 1],
  [1440, 2],
])('at %i pixels and %ix, pictures are sharp, and no first screen shows one twice', async (width, dots) => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: dots });
  /** Which width of a picture the browser asked for. */
  const asked = new Map<string, number>();
  // They stay on their way, so that their places are those of the markup.
  await page.route(/\/files\/[\w-]+\/[^?]*\.(avif|webp)/, (route) => {
    const [, file = '', step] =
      /\/files\/([\w-]+)\/[^?]*?(?:w(\d+))?\.\w+$/.exec(route.request().url()) ?? [];
    asked.set(file, Math.max(asked.get(file) ?? 0, Number(step ?? 9999)));
  });
  const products = ['/', '/shop', '/product/estuary-mug', '/service/private-lesson'];
  const sites = [
    ['demo', [...products, ...demoPages.map(({ slug }) => `/${slug}`)]] as const,
    ...designed.map(({ key, site }) => {
      const { pages, shop } = site('');
      return [key, [...(shop ? ['/shop'] : []), ...pages.map(({ slug }) => `/${slug}`)]] as const;
    }),
  ];
  const blurred: string[] = [];
  let seen = 0;
  for (const [key, paths] of sites)
    for (const path of new Set(paths.map((each) => (each === '/homepage' ? '/' : each)))) {
      asked.clear();
      await page.goto(`http://${key}.localhost:${server.port}${path}`, { waitUntil: 'domcontentloaded' });
      // As it is once it has been the same twice: styles that have arrived may not be applied to all of it yet.
      let before = '';
      const pictures =
        (await eventually(
          () => drawn(page),
          (found) => {
            const now = JSON.stringify(found);
            const isAtRest = found !== null && now === before && found.every(({ file }) => asked.has(file));
            before = now;
            return isAtRest;
          },
          { what: `${key}${path} asks for its pictures` },
        )) ?? [];
      seen += pictures.length;
      for (const { file, whole, shown } of pictures) {
        const arrives = Math.min(asked.get(file) ?? 0, whole);
        if (arrives < Math.min(whole, Math.floor(shown)))
          blurred.push(`${key}${path} ${file}: ${arrives} of ${shown}`);
      }
      const first = pictures.filter(({ top, saysMore }) => saysMore && top < 900).map(({ file }) => file);
      expect(new Set(first).size, `${key}${path}: ${first.join()}`).toBe(first.length);
    }
  expect(blurred).toEqual([]);
  expect(seen).toBeGreaterThan(50);
  await browser.close();
});
