import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { de as booking } from '../../src/features/bookings/messages/booking/de.ts';
import { de as service } from '../../src/features/bookings/messages/service/de.ts';
import { ar as arabicCart } from '../../src/features/orders/messages/cart/ar.ts';
import { de as cart } from '../../src/features/orders/messages/cart/de.ts';
import { de as checkout } from '../../src/features/orders/messages/checkout/de.ts';
import { ar as arabicShop } from '../../src/features/orders/messages/shop/ar.ts';
import { de as shop } from '../../src/features/orders/messages/shop/de.ts';
import { de as layout } from '../../src/features/pages/messages/layout/de.ts';
import * as demo from '../../src/app/demo/index.ts';
import { demoTracks } from '../../src/app/demo/music.ts';
import type { Translation } from '../../src/features/pages/translations-contract.ts';
import type { Product } from '../../src/features/products/contract.ts';
import type { BrandState } from '../../src/features/websites/brand-contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { englishFinder, textsOf } from '../support/english-words.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer, untilProcessed } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let own: OwnerWindow;
let englishIn: Awaited<ReturnType<typeof englishFinder>>;
const problems: string[] = [];
/** English texts that were found, with their screens. */
const found: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  await own.call('put', '/api/website', { settings: { languages: ['de', 'ar'] } });
  const dish = `/api/translation/de/product.${(await own.call<Product>('get', '/api/product/serving-dish'))._id}`;
  const label = { key: 'label@', text: 'Servierplatte', source: 'Serving dish' };
  await own.call('put', dish, { texts: [label] });
  await own.call('post', `${dish}/publish`, {});
  await own.call('put', '/api/email/order-paid', { subject: 'Kiln news: order {{orderNumber}}' });
  englishIn = await englishFinder('de', JSON.stringify([demo, demoTracks]));
  page = await browser.newPage({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 1440, height: 900 },
  });
  page.on('pageerror', (error) => problems.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The newest email of each kind, as the owner reads it. */
async function mailsOf(kinds: readonly string[]) {
  const mails = await own.call<{ _id: string; emailID: string }[]>('get', '/api/mails?limit=100');
  return Promise.all(
    kinds.map(async (kind) => {
      const mail = mails.find(({ emailID }) => emailID === kind);
      return own.call<{ subject: string; text: string; html: string }>('get', `/api/mail/${mail?._id}`);
    }),
  );
}

/** Expects a screen at its German address and in German, and notes texts of the product that are English. */
async function look(path: string) {
  await page.waitForURL((url) => url.pathname === path);
  const { lang, base } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    base: document.documentElement.dataset['base'],
  }));
  expect([lang, base]).toEqual(['de', '/de']);
  const texts = textsOf((await page.content()).replaceAll(/<option.*?<\/option>/gs, ''));
  found.push(...englishIn(texts).map((text) => `${path}: ${text}`));
}

test('a visitor who reads German buys in German, from the menu to the paid order', async () => {
  await page.goto('/de');
  await page.getByRole('banner').getByRole('link', { name: layout.shop, exact: true }).first().click();
  await look('/de/shop');
  await page.getByRole('link', { name: 'Servierplatte' }).first().click();
  await look('/de/product/serving-dish');
  await page.getByRole('button', { name: shop.addToCart }).click();
  await page.getByRole('link', { name: cart.viewCart }).click();
  await page.getByRole('main').getByRole('link', { name: 'Servierplatte' }).waitFor();
  expect(await page.getByText('Serving dish').count()).toBe(0);
  await look('/de/order/cart');
  await page.getByRole('main').getByRole('link', { name: cart.checkout, exact: true }).click();
  await look('/de/order/checkout');
  expect(await page.getByRole('link', { name: checkout.signIn }).getAttribute('href')).toBe(
    '/de/account?returnTo=%2Fde%2Forder%2Fcheckout',
  );
  await page.getByLabel(checkout.emailAddress).fill('ada@guests.test');
  await page.getByLabel(checkout.fullName).fill('Ada Brook');
  await page.locator('[autocomplete~=address-line1]').fill('1 Kiln Lane');
  await page.locator('[autocomplete~=address-level2]').fill('Fowey');
  await page.locator('[autocomplete~=postal-code]').fill('AB1 2CD');
  await page.getByRole('button', { name: checkout.continueToPayment }).click();
  await page.getByLabel(checkout.cardNumber).fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  // The refusal comes from a call, which has no language in its address.
  await page.getByRole('alert').first().waitFor();
  await look('/de/order/payment');
  await page.getByLabel(checkout.cardNumber).fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('heading', { name: checkout.thankYou }).waitFor();
  await look('/de/order/complete');
  expect(found.splice(0)).toEqual([]);
  expect(problems).toEqual([]);

  const [paid, sold] = await mailsOf(['order-paid', 'owner-new-order']);
  // The owner has reworded it, in the site's language.
  expect(paid?.subject).toMatch(/^Bestellung \d+ bestätigt$/);
  expect(paid?.html).toMatch(/<html[^>]* lang="de"/);
  expect(paid?.text).toContain('Zwischensumme');
  expect(sold?.subject).toMatch(/^New order/);
  expect(sold?.text).toContain('Subtotal');
  expect([paid?.text, sold?.text]).toEqual([
    expect.stringContaining('1 × Servierplatte'),
    expect.stringContaining('1 × Serving dish'),
  ]);
  const [order] = await own.call<{ _id: string }[]>('get', '/api/orders');
  // The owner's copy has no key; this browser has it.
  expect(paid?.text).toContain(`/de/account/order/${order?._id}?`);
  await page.goto(`/de/account/order/${order?._id}`);
  await page.getByText('1 × Servierplatte').waitFor();
  await look(`/de/account/order/${order?._id}`);
  expect(found.splice(0)).toEqual([]);
  await own.page.goto(`${server.url}/admin/orders/${order?._id}`);
  await own.page.getByText('Language: German').waitFor();
});

/** Publishes texts of a record in German. */
async function translate(subject: string, texts: Record<string, string>): Promise<void> {
  const at = `/api/translation/de/${subject}`;
  const { texts: originals } = await own.call<Translation>('get', at);
  const given = Object.entries(texts).map(([key, text]) => ({
    key,
    text,
    source: originals.find((each) => each.key === key)?.source,
  }));
  await own.call('put', at, { texts: given });
  await own.call('post', `${at}/publish`, {});
}

test('the announcement and the footer are read in German, and publishing them drops German pages only', async () => {
  const { published } = await own.call<BrandState>('get', '/api/website/brand');
  const announcement = {
    text: 'Kiln opening on Sunday',
    link: { label: 'See the shop', href: '/shop' },
    ground: 'main',
    dismissible: true,
    from: null,
    until: null,
  };
  await own.call('put', '/api/website/brand/draft', {
    branding: { ...published, brand: { ...published.brand, announcement } },
  });
  await own.call('post', '/api/website/brand/publish', {});
  const paths = ['/', '/about', '/de', '/de/about', '/ar', '/ar/about'];
  // The same twice: what changed before may still drop pages.
  const tags = async () => {
    let found: unknown[] = [];
    const settled = async () => {
      const last = found;
      found = await Promise.all(paths.map(async (path) => (await view(path)).headers.etag));
      return found.every((tag, at) => tag !== undefined && tag === last[at]);
    };
    await expect.poll(settled).toBe(true);
    return found;
  };
  await untilProcessed(server);
  const before = await tags();
  const { note } = published.brand.footer;
  await translate('site.footer', { 'footer.note@': `Besuchen Sie uns:\n${note}` });
  await expect.poll(async () => (await view('/de/about')).text).toContain('Besuchen Sie uns:');
  const after = await tags();
  expect(paths.filter((_, at) => before[at] !== after[at])).toEqual(['/de', '/de/about']);

  await page.goto('/de/about');
  const bar = page.locator('[data-announcement]');
  const words = bar.getByText('Kiln opening on Sunday', { exact: true });
  expect(await words.getAttribute('lang')).toBe('en');
  expect(await page.locator('footer p', { hasText: 'Besuchen Sie uns' }).getAttribute('lang')).toBeNull();
  await translate('site.announcement', {
    'announcement.text@': 'Brennofen am Sonntag offen',
    'announcement.link.label@': 'Zum Shop',
  });
  await expect
    .poll(async () => {
      await page.goto('/de/about');
      return bar.locator('p').textContent();
    })
    .toBe('Brennofen am Sonntag offen Zum Shop');
  expect(await bar.locator('[lang]').count()).toBe(0);
  expect(await bar.getByRole('link').getAttribute('href')).toBe('/de/shop');
  // Closed in one language, it is closed in all.
  await bar.getByRole('button').click();
  await bar.waitFor({ state: 'hidden' });
  for (const path of ['/de/shop', '/shop']) {
    await page.goto(path);
    expect(await bar.isVisible(), path).toBe(false);
  }
  expect(problems).toEqual([]);
});

test('on a phone, a German buyer reads the delivery option and how to pay in German, up to the email', async () => {
  await translate('shop.delivery', {
    'label@post': 'Paketversand, drei bis fünf Tage',
    'label@pickup': 'Abholung in der Werkstatt',
  });
  await translate('shop.payment', { 'manual.text@': 'Zahlen Sie per Überweisung.' });
  const phone = await browser.newPage({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
  });
  phone.on('pageerror', (error) => problems.push(String(error)));
  const fits = () => phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const main = phone.getByRole('main');
  await phone.goto('/de/product/serving-dish');
  await phone.getByRole('button', { name: shop.addToCart }).click();
  await phone.getByRole('link', { name: cart.viewCart }).click();
  await phone.getByRole('main').getByRole('link', { name: cart.checkout, exact: true }).click();
  const option = phone.getByRole('radio', { name: 'Paketversand, drei bis fünf Tage' });
  await option.check();
  expect(await main.locator('[lang=en]').count()).toBe(0);
  await phone.getByLabel(checkout.emailAddress).fill('ada@phones.test');
  await phone.getByLabel(checkout.fullName).fill('Ada Brook');
  await phone.locator('[autocomplete~=address-line1]').fill('1 Kiln Lane');
  await phone.locator('[autocomplete~=address-level2]').fill('Fowey');
  await phone.locator('[autocomplete~=postal-code]').fill('AB1 2CD');
  await phone.getByRole('button', { name: checkout.continueToPayment }).click();
  await phone.waitForURL('**/de/order/payment');
  await phone.getByText('Zahlen Sie per Überweisung.').waitFor();
  await main.locator('dd', { hasText: 'Paketversand, drei bis fünf Tage' }).waitFor();
  expect(await main.getByText('Post, three to five days').count()).toBe(0);
  expect(await fits()).toBe(true);
  await phone.getByRole('button', { name: checkout.placeOrder }).click();
  await phone.getByRole('heading', { name: checkout.thankYou }).waitFor();
  await phone.getByText('Zahlen Sie per Überweisung.').waitFor();

  const [placed, sold] = await mailsOf(['order-placed', 'owner-new-order']);
  expect(placed?.text).toContain('Paketversand, drei bis fünf Tage');
  expect(placed?.text).toContain('Zahlen Sie per Überweisung.');
  expect(sold?.text).toContain('Post, three to five days');
  expect(sold?.text).not.toContain('Paketversand');
  const [order] = await own.call<{ _id: string }[]>('get', '/api/orders');
  await phone.goto(`/de/account/order/${order?._id}`);
  await main.locator('dt', { hasText: 'Paketversand, drei bis fünf Tage' }).waitFor();
  await phone.getByText('Zahlen Sie per Überweisung.').waitFor();
  expect(await fits()).toBe(true);
  await own.page.goto(`${server.url}/admin/orders/${order?._id}`);
  await own.page.getByText('Post, three to five days').first().waitFor();
  expect(await own.page.getByText('Paketversand').count()).toBe(0);

  // Where they aren’t translated, they name their language.
  await phone.goto('/ar/product/serving-dish');
  await phone.getByRole('button', { name: arabicShop.addToCart }).click();
  await phone.getByRole('link', { name: arabicCart.viewCart }).waitFor();
  await phone.goto('/ar/order/checkout');
  const named = phone.locator('fieldset bdi', { hasText: 'Post, three to five days' });
  expect([await named.getAttribute('lang'), await named.getAttribute('dir')]).toEqual(['en', 'ltr']);
  const sum = phone.locator('dl dt bdi', { hasText: 'Post, three to five days' }).first();
  expect(await sum.getAttribute('lang')).toBe('en');
  await phone.close();
  expect(problems).toEqual([]);
});

test('a booking stays in German too', async () => {
  await page.goto('/de/service/open-studio-evening');
  await page.locator('table:not([aria-busy="true"]) [data-free]').nth(2).click();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await page.getByLabel(service.fullName).fill('Ada Byron');
  await page.getByLabel(service.emailAddress).fill('ada@guests.test');
  await page.getByRole('button', { name: service.confirmBooking }).click();
  await page.getByRole('heading', { level: 1, name: booking.youreBooked }).waitFor();
  await look(new URL(page.url()).pathname);
  expect(new URL(page.url()).pathname).toMatch(/^\/de\/booking\//);
  await page.reload();
  await page.getByRole('button', { name: booking.reschedule, exact: true }).waitFor();
  expect(found.splice(0)).toEqual([]);

  const [confirmed, told] = await mailsOf(['booking-confirmed', 'owner-new-booking']);
  found.push(...englishIn([confirmed?.subject ?? '', ...(confirmed?.text ?? 'No text').split('\n')]));
  expect(found.splice(0)).toEqual([]);
  expect(confirmed?.subject).toMatch(/bestätigt/);
  expect(told?.text).not.toMatch(/Uhr|Januar|Dezember/);
  // The link outlives the language.
  const link = new URL(/http\S+\/de\/booking\/\S+/.exec(confirmed?.text ?? '')?.[0] ?? '');
  expect((await view(link.pathname + link.search)).text).toContain('<html lang="de"');
  await own.call('put', '/api/website', { settings: { languages: ['ar'] } });
  const plain = await view(link.pathname + link.search);
  expect([plain.status, plain.headers['location']]).toEqual([
    302,
    link.pathname.slice('/de'.length) + link.search,
  ]);
  await own.call('put', '/api/website', { settings: { languages: ['de', 'ar'] } });
});

const view = (path: string, more: object = {}) =>
  server.request({ path, host: `demo.localhost:${server.port}`, ...more });

test('without script, an item goes into the cart at addresses of the language', async () => {
  const plain = await browser.newPage({
    baseURL: `http://demo.localhost:${server.port}`,
    javaScriptEnabled: false,
  });
  await plain.goto('/de/shop');
  await plain.getByRole('link', { name: 'Servierplatte' }).click();
  await plain.getByRole('button', { name: shop.addToCart }).click();
  await plain.waitForURL((url) => url.pathname === '/de/order/cart');
  await plain.getByRole('link', { name: cart.checkout, exact: true }).click();
  await plain.waitForURL((url) => url.pathname === '/de/order/checkout');
  expect(await plain.locator('form[method=post][action="/de/order/checkout"]').count()).toBe(1);
  await plain.goto('/ar/order/cart');
  const name = plain.getByRole('main').getByRole('link', { name: 'Serving dish' }).locator('bdi');
  expect([await name.getAttribute('lang'), await name.getAttribute('dir')]).toEqual(['en', 'ltr']);
  await plain.goto('/ar/order/checkout');
  const postcode = plain.locator('[autocomplete~=postal-code]').last();
  expect(await postcode.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
  const street = plain.locator('[autocomplete~=address-line1]').last();
  const style = await street.evaluate((input) => {
    const { unicodeBidi, textAlign } = getComputedStyle(input);
    return [unicodeBidi, textAlign];
  });
  expect(style).toEqual(['plaintext', 'right']);
});

test('private screens of a language are kept nowhere, and the admin has one address', async () => {
  for (const path of [
    '/de/order/cart',
    '/de/order/checkout',
    '/de/booking/a',
    '/de/account/order/a',
    '/de/account/orders',
  ])
    expect((await view(path)).headers['cache-control']).toContain('no-store');
  for (const path of ['/admin/orders', '/account/switch', '/preview/a']) {
    const away = await view(`/de${path}?a=1`);
    expect([away.status, away.headers['location']]).toEqual([302, `${path}?a=1`]);
  }
  // What follows the language names another host.
  for (const path of ['/de//evil.test', '/de/%2Fevil.test', '/de/.//evil.test'])
    expect((await server.request({ path })).headers['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
  expect((await view('/robots.txt')).text).toMatch(/Disallow: \/de\/account\nDisallow: \/de\/order/);
});

test('search engines are led to the original of a product, and visitors find its screen in each language', async () => {
  const { text } = await view('/ar/product/serving-dish');
  expect(text).toMatch(/<html lang="ar" dir="rtl"/);
  expect(text).toMatch(/<link rel="canonical" href="http[^"]*:\d+\/product\/serving-dish">/);
  expect(text).toMatch(/<h1 lang="en" dir="ltr"[^>]*>Serving dish/);
  expect((await view('/product/serving-dish')).text).toMatch(/<h1>Serving dish/);
  expect((await view('/ar/contact')).text).toMatch(/<label [^>]*><bdi lang="en" dir="ltr"/);
  expect((await view('/contact')).text).toMatch(/<label [^>]*><bdi>/);
  await page.goto('/ar/product/serving-dish');
  await page.getByRole('banner').locator('nav summary').last().click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await page.waitForURL('**/de/product/serving-dish');
  await page.getByRole('banner').locator('nav summary').last().click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.waitForURL((url) => url.pathname === '/product/serving-dish');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  // A site without these languages has nothing at their addresses.
  expect((await view('/fr/shop')).status).toBe(404);
});
