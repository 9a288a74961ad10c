import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as demo from '../../src/app/demo/index.ts';
import { demoTracks } from '../../src/app/demo/music.ts';
import { launchBrowser } from '../support/browser.ts';
import { englishFinder, textsOf } from '../support/english-words.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { callsOf, type WindowCall } from '../support/window-calls.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
let call: WindowCall;
/** The id of a content type. */
let type: string;
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-AT' });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  call = callsOf(context, server);
  await call('post', '/api/account/login', { email: owner.email, password: owner.password });
  const posts = { kind: 'post', slug: 'notizen', name: 'Notiz', plural: 'Notizen' };
  ({ _id: type } = await call<{ _id: string }>('post', '/api/content-types', posts));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (path: string) => {
  await page.goto(`${server.url}${path}`);
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
};

test('the admin speaks the language of the browser, or the one that the person chose', async () => {
  await open('/admin/products');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  const words = (language: string) => page.locator(`link[rel=modulepreload][href*="/${language}-"]`);
  // The words of the admin, and the names of time zones.
  expect(await words('de').count()).toBe(2);
  expect(await words('fr').count()).toBe(0);
  await page.getByRole('button', { name: 'Ihr Konto' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await page.getByRole('heading', { name: 'Produits', level: 1 }).waitFor();
  await call('put', '/api/account/preferences', { language: 'de' });
  expect(complaints).toEqual([]);
});

test.each([390, 1440])('at %i pixels, no figure of the dashboard breaks a word', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await open('/admin');
  const label = page.getByRole('link', { name: 'Fehlgeschlagene E-Mails' }).locator('span').last();
  const lines = await label.evaluate((element) => {
    const [text] = element.childNodes;
    const word = document.createRange();
    word.setStart(text!, 'Fehlgeschlagene '.length);
    word.setEnd(text!, 'Fehlgeschlagene E-Mails'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a price is typed and shown with the decimal comma of the language', async () => {
  const { _id: id } = await call<{ _id: string }>('post', '/api/product', {
    label: 'Krug',
    price: 24,
  });
  await open(`/admin/products/edit/${id}`);
  const price = page.getByRole('textbox', { name: /^Preis/ }).first();
  await expect.poll(() => price.inputValue()).toBe('24,00');
  await price.fill('31,5');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect
    .poll(async () => (await call<{ price: number }>('get', `/api/product/${id}`)).price)
    .toBe(31.5);
  await expect.poll(() => price.inputValue()).toBe('31,50');
});

/** Left out are Files, which has sentences of a library, and emails and wording, which show the words of an English site. */
const screens =
  `/ /analytics /audio /calendar /content /content/TYPE /content/TYPE/settings /content/TYPE/categories
  /content/TYPE/import /content/authors /content/comments /calendar/connections /calendar/clock-change /customers /files/upload
  /forms /forms/new /messages /newsletter /orders /products /products/bulk /products/collections
  /products/collections/new /products/featured /products/new /products/new/digital /products/new/physical
  /products/new/physical2 /products/import /products/stock /services /services/new /services/resources
  /pages /pages/new /pages/sections /pages/translations /test /settings /settings/addresses
  /settings/analytics /settings/branding /settings/domains /settings/ecommerce
  /settings/ecommerce/delivery /settings/ecommerce/discounts /settings/ecommerce/payment
  /settings/ecommerce/tax /settings/email/log /settings/history /settings/import /settings/keys
  /settings/languages /settings/machine-translation /settings/menu /settings/misc /settings/people
  /settings/webhooks`.split(/\s+/);

/** What is cut off or makes the screen scroll sideways at the width of a phone. */
const tooWideOnPhone = async (path: string): Promise<string[]> => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isSettled = () =>
    !document.getAnimations().some((each) => each instanceof CSSTransition) &&
    document.documentElement.scrollWidth <= 390;
  const fits = await page.waitForFunction(isSettled).then(
    () => true,
    () => false,
  );
  const cut = await page
    .locator('.mantine-Button-label:visible, .mantine-Badge-label:visible')
    .evaluateAll((labels) =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  return [...(fits ? [] : ['is wider than a phone']), ...cut.map((label) => `“${label}” is cut off`)].map(
    (what) => `${path} ${what}`,
  );
};

/** Their names are the same in German. */
const places = ['Isle of Man', 'Port of Spain'];

test(
  'no screen of the German admin has English words of its own, or words wider than a phone',
  { timeout: 900_000 },
  async () => {
    const englishIn = await englishFinder('de', JSON.stringify([demo, demoTracks, ...places]), {
      ofAdmin: true,
    });
    const found: string[] = [];
    for (const path of screens.map((each) => each.replace('TYPE', type))) {
      await open(`/admin${path}`);
      const texts = textsOf((await page.content()).replaceAll(/<(option|noscript)\b.*?<\/\1>/gs, ''));
      found.push(...englishIn(texts).map((text) => `${path}: ${text}`), ...(await tooWideOnPhone(path)));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
