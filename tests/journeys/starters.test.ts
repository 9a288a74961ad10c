import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStarters } from '../../scripts/starters/fill.ts';
import type { Product } from '../../src/features/products/contract.ts';
import { portrait } from '../../src/lib/content/pictures.ts';
import { slugOf } from '../../src/lib/values/slug.ts';
import { demoPages } from '../../src/app/demo/index.ts';
import { starters } from '../../src/app/starters/index.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { eventually } from '../support/eventually.ts';
import { type RunningServer, startServer, untilProcessed } from '../support/server.ts';

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
    const { pages, contentTypes = [], shop, bookings } = site('');
    const links = new Set<string>();
    const more = [
      ...(shop ? ['/shop', '/order/cart', '/order/checkout'] : []),
      ...(shop?.products ?? []).map(({ label }) => `/product/${slugOf(label, 'product', 'en')}`),
      ...(bookings?.services ?? []).map(({ label }) => `/service/${slugOf(label, 'service', 'en')}`),
      ...contentTypes.flatMap(({ slug, entries }) => entries.map((entry) => `/${slug}/${entry.slug}`)),
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

test('feed, archive and podcast feed work at once', async () => {
  const feed = (await ask('journal', '/journal/feed.xml')).text;
  expect(feed.match(/<item>/g)).toHaveLength(5);
  expect(feed.indexOf('Walking the tide road')).toBeLessThan(feed.indexOf('Eleven letters'));
  const kitchen = (await ask('journal', '/journal/category/kitchen')).text;
  expect(kitchen).toContain('Soup for the first cold evening');
  expect(kitchen).not.toContain('Eleven letters');
  const show = (await ask('podcast', '/episodes/podcast.xml')).text;
  expect(show.match(/<enclosure url="http[^"]+\.mp3" length="\d{6}" type="audio\/mpeg"\/>/g)).toHaveLength(4);
  expect(show).toContain('<itunes:duration>36</itunes:duration><itunes:episode>4</itunes:episode>');
  expect(show).toMatch(/<itunes:category text="Music"\/>.*<itunes:image href="http[^"]+cover\.webp"/);
});

test('no first page has barriers, and its pictures come in a size that ships with them', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    for (const { key } of designed) {
      await page.goto(`http://${key}.localhost:${server.port}/`);
      await expectNoBarriers(page);
      const shown = page.locator('main picture img').first();
      const source = () => shown.evaluate((picture: HTMLImageElement) => picture.currentSrc);
      await expect.poll(source, { message: key }).toMatch(/\/(w|portrait)\d+\.avif$/);
      await expect
        .poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
        .toBeGreaterThan(0);
    }
  } finally {
    await browser.close();
  }
});

interface Drawn {
  /** ID of the file in the library. */
  file: string;
  /** Width of the whole image in pixels, and the width at which it is shown, with cropped sides. */
  whole: number;
  /** Its height. */
  down: number;
  shown: number;
  top: number;
  /** False for thumbnails of larger images and for images shown on hover. */
  saysMore: boolean;
}

/** All pages of a site, and one screen of each other kind. */
const screensOf = (pages: readonly { slug?: string | undefined }[], goods: string[], others: string[]) => [
  ...(goods.length > 0 ? ['/shop', ...goods] : []),
  ...others,
  ...pages.map(({ slug }) => `/${slug}`),
];

/** The images of a page with its layout, all requested; null until its styles are loaded. */
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
        {
          file,
          whole: across,
          down,
          shown: across * scale * devicePixelRatio,
          top,
          saysMore: image.alt !== '',
        },
      ];
    });
  });

// Which image is asked for follows from its width on the page, so that one density tells of the others where layouts are the same.
test.each([
  [390, 2],
  [768, 2],
  [1440, 1],
  [1440, 2],
])('at %i pixels and %ix, pictures are sharp, and no first screen shows one twice', async (width, dots) => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: dots });
  /** File → the width that the browser requested, of the whole image or of a portrait crop. */
  const asked = new Map<string, { step: number; isPortrait: boolean }>();
  // Images never arrive, so their places depend on the markup alone.
  await page.route(/\/files\/[\w-]+\/[^?]*\.(avif|webp)/, (route) => {
    const [, file = '', kind, step] =
      /\/files\/([\w-]+)\/[^?]*?(?:\/(w|portrait)(\d+))?\.\w+$/.exec(route.request().url()) ?? [];
    const now = { step: Number(step ?? 9999), isPortrait: kind === 'portrait' };
    const before = asked.get(file);
    if (!before || before.step < now.step) asked.set(file, now);
  });
  const sites = [
    ['demo', screensOf(demoPages, ['/product/estuary-mug'], ['/service/private-lesson'])] as const,
    ...designed.map(({ key, site }) => {
      const { pages, contentTypes = [], shop, bookings, tracks } = site('');
      const [product] = shop?.products ?? [];
      const [service] = bookings?.services ?? [];
      const more = [
        ...(tracks ? ['/playlist'] : []),
        ...contentTypes.flatMap(({ slug, entries }) =>
          entries.slice(-1).map((entry) => `/${slug}/${entry.slug}`),
        ),
      ];
      return [
        key,
        screensOf(
          pages,
          product ? [`/product/${slugOf(product.label, 'product', 'en')}`] : [],
          service ? [`/service/${slugOf(service.label, 'service', 'en')}`, ...more] : more,
        ),
      ] as const;
    }),
  ];
  const blurred: string[] = [];
  let seen = 0;
  for (const [key, paths] of sites)
    for (const path of new Set(paths.map((each) => (each === '/homepage' ? '/' : each)))) {
      asked.clear();
      await page.goto(`http://${key}.localhost:${server.port}${path}`, { waitUntil: 'domcontentloaded' });
      // Waits until it is the same twice, because loaded styles may not be applied to all parts yet.
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
      for (const { file, whole, down, shown } of pictures) {
        const { step, isPortrait } = asked.get(file) ?? { step: 0, isPortrait: false };
        // A portrait crop has the image's whole height.
        const height = (step * portrait.down) / portrait.across;
        const arrives = isPortrait ? Math.min(height / down, 1) * whole : Math.min(step, whole);
        if (arrives < Math.floor(shown)) blurred.push(`${key}${path} ${file}: ${arrives} of ${shown}`);
      }
      const first = pictures.filter(({ top, saysMore }) => saysMore && top < 900).map(({ file }) => file);
      expect(new Set(first).size, `${key}${path}: ${first.join()}`).toBe(first.length);
    }
  expect(blurred).toEqual([]);
  expect(seen).toBeGreaterThan(50);
  await browser.close();
});

test('on a phone, no product is alone in its row of a shop, unless it has the row for itself', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  let seen = 0;
  for (const { key, site } of designed) {
    if (!site('').shop) continue;
    await page.goto(`http://${key}.localhost:${server.port}/shop`);
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ top, width }) => ({ top, width })),
      );
    seen += cards.length;
    const alone = cards.filter(({ top }) => cards.filter((other) => other.top === top).length === 1);
    expect(
      alone.filter(({ width }) => width < 300),
      key,
    ).toEqual([]);
  }
  expect(seen).toBeGreaterThan(8);
  await browser.close();
});

/** A new visitor on a phone, on the home page of an example site. Collects the browser's errors. */
async function stranger(key: string) {
  const browser = await launchBrowser();
  const page = await browser.newPage({
    baseURL: `http://${key}.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
  });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/');
  return { browser, page, complaints };
}

test('a stranger on a phone orders bread to collect, and is told of no parcel and no tax', async () => {
  const { browser, page, complaints } = await stranger('bakery');
  await page.getByRole('link', { name: 'Order for collection' }).first().click();
  await page.waitForURL('**/shop');
  await page.getByRole('link', { name: 'Country sourdough' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.locator('[aria-busy="false"]').waitFor();
  expect(await drawer.innerText()).not.toMatch(/Tax included|Delivery calculated/);
  await drawer.getByRole('link', { name: 'View cart' }).click();
  const sums = page.getByRole('main').locator('dl');
  await sums.getByText('Collect from the bakery').waitFor();
  expect(await sums.innerText()).toMatch(/Free\s+Tax\s+£0\.00/);
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByLabel('Email address').fill('ada@buyers.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £5\.20/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/ship|parcel|£4\.95/);
  // Opened as from an email: the server renders the order, and the browser requests it again.
  const line = Promise.withResolvers<void>();
  await page.route(/\/api\/order\/[\w-]{36}/, (route) => line.promise.then(() => route.continue()));
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  const keys = await page.evaluate(() => localStorage.getItem('sitewright-order-keys'));
  const { [order]: key = '' } = JSON.parse(keys ?? '{}') as Record<string, string>;
  await page.goto(`/account/order/${order}?key=${key}`);
  await page.getByRole('status').getByText('One moment…').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Order 1' }).waitFor();
  line.resolve();
  await page.getByRole('heading', { name: 'Order summary' }).waitFor();
  expect(complaints).toEqual([]);
  await browser.close();
});

test('a stranger on a phone books a repair, and writes to the workshop', async () => {
  const { browser, page, complaints } = await stranger('workshop');
  await page.getByRole('main').getByRole('link', { name: 'Book a repair' }).first().click();
  await page.waitForURL('**/book');
  await page.getByRole('main').locator('a[href^="/service/"]').first().click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator('table:not([aria-busy="true"]) [data-free]').nth(2).click();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('Email address').fill('ada@buyers.test');
  const line = Promise.withResolvers<void>();
  await page.route(/\/api\/booking\/[\w-]{36}/, (route) => line.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await page.waitForURL('**/booking/**');
  await page.getByRole('status').getByText('Loading…').waitFor();
  // On a slow connection too, nothing is shown that moves later.
  const footer = page.getByRole('contentinfo');
  expect(
    await footer.evaluate((element) => element.getBoundingClientRect().top - innerHeight),
  ).toBeGreaterThan(0);
  line.resolve();
  await page.getByRole('heading', { level: 1, name: 'You’re booked' }).waitFor();

  await footer.getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  await page.getByLabel('Your name').fill('Ada Brook');
  await page.getByLabel('Email', { exact: true }).fill('ada@buyers.test');
  await page.getByLabel('Message').fill('The back wheel squeaks.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('status').getByText('Thank you for your message.').waitFor();
  expect(complaints).toEqual([]);
  await browser.close();
});

test('a stranger on a phone plays the latest episode, which plays on while they read its notes', async () => {
  // Audio is played once its file was examined.
  await untilProcessed(server);
  const { browser, page, complaints } = await stranger('podcast');
  await page.getByRole('main').getByRole('link', { name: 'Play the latest episode' }).click();
  const latest = page.getByRole('article').first();
  expect(await latest.innerText()).toMatch(/Rain on the market roof[\s\S]*Episode 4[\s\S]*0:36/);
  await latest.getByRole('button', { name: 'Play Rain on the market roof' }).click();
  await latest.getByRole('button', { name: 'Pause Rain on the market roof' }).waitFor();
  await latest.getByRole('link', { name: 'Rain on the market roof' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rain on the market roof' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Pause Rain on the market roof' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'What to listen for' }).waitFor();
  expect(complaints).toEqual([]);
  await browser.close();
});

test('price, choice and button of every product are on the first screen of a phone', async () => {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const hidden: string[] = [];
  for (const { key, site } of designed)
    for (const { label } of site('').shop?.products ?? []) {
      await page.goto(`http://${key}.localhost:${server.port}/product/${slugOf(label, 'product', 'en')}`);
      const buy = page
        .getByRole('main')
        .locator('form')
        .getByRole('button', { name: /^(Add to cart|Sold out)/ });
      const { y = 844, height = 0 } = (await buy.boundingBox()) ?? {};
      if (y + height > 844) hidden.push(`${key}: ${label} ends at ${Math.round(y + height)}`);
    }
  expect(hidden).toEqual([]);
  await context.close();
  await browser.close();
});
