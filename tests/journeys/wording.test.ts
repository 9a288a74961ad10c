import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_CHANGES, type Wording } from '../../src/features/websites/wording-contract.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;
let visitor: Page;
let smtp: TestSmtpServer;
const problems: string[] = [];

beforeAll(async () => {
  smtp = await startSmtpServer();
  [server, browser] = await Promise.all([startServer({ settings: { SMTP_URL: smtp.url } }), launchBrowser()]);
  own = await ownerWindow(browser, server);
  visitor = await browser.newPage({ baseURL: `http://demo.localhost:${server.port}` });
  visitor.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  visitor.on('pageerror', (error) => problems.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

const PRODUCT = '/product/estuary-mug';
const html = async (path = PRODUCT) =>
  (await server.request({ path, host: `demo.localhost:${server.port}` })).text;

test('an owner renames “Add to cart”, with a live hint when a placeholder is missing', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/settings`);
  await page.getByRole('link', { name: 'Wording' }).click();
  await page.getByRole('searchbox', { name: 'Search wording' }).fill('add to cart');
  await page.getByRole('button', { name: 'Edit “Add to cart”' }).first().click();
  const field = page.getByRole('textbox', { name: 'Text' });
  await field.fill('<b>Put in basket</b>');
  await expect.poll(() => page.getByText('Use plain text without HTML.').count()).toBe(1);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => page.getByText('Fix 1 text to save your changes.').count()).toBe(1);
  await page.getByRole('textbox', { name: 'Text' }).fill('Put in basket');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => page.getByText('Wording saved.').count()).toBe(1);
});

test('visitors read it from the server, and after script has taken over', async () => {
  expect(await html()).toContain('Put in basket');
  expect(await html()).not.toContain('Add to cart');
  await visitor.goto(PRODUCT);
  const button = visitor.getByRole('button', { name: 'Put in basket' }).first();
  await button.click();
  await visitor.getByRole('dialog').waitFor();
  expect(await visitor.getByText('Add to cart').count()).toBe(0);
  expect(await button.count()).toBe(1);
  expect(problems).toEqual([]);
});

test('browsers load the words in one file, which changes with them', async () => {
  const asked = async () => {
    const [, path = ''] = /data-words="([^"]+)"/.exec(await html()) ?? [];
    return { path, file: await server.request({ path, host: `demo.localhost:${server.port}` }) };
  };
  const { path, file } = await asked();
  expect(file.status).toBe(200);
  expect(file.headers['cache-control']).toContain('immutable');
  expect(JSON.parse(file.text)).toEqual({ 'orders.shop': { addToCart: 'Put in basket' } });
  await own.call('put', '/api/wording', {
    language: 'en',
    changes: [{ area: 'orders.refusals', key: 'orderExpired', words: 'Too late.' }],
  });
  // Only the server has that message.
  expect((await asked()).path).toBe(path);
  await own.call('put', '/api/wording', {
    language: 'en',
    changes: [{ area: 'pages.layout', key: 'skipToContent', words: 'Jump' }],
  });
  expect((await asked()).path).not.toBe(path);
  expect((await server.request({ path, host: `demo.localhost:${server.port}` })).status).toBe(404);
});

test('in another language nothing changes, and the words come back with theirs', async () => {
  const speak = (locale: string) => own.call('put', '/api/website', { settings: { locale } });
  await speak('de-DE');
  expect(await html()).toContain('In den Warenkorb');
  expect(await html()).not.toContain('data-words');
  await speak('en-GB');
  expect(await html()).toContain('Put in basket');
});

test('on a site with several languages, an owner words each, and visitors read theirs', async () => {
  await own.call('put', '/api/website', { settings: { languages: ['de'] } });
  const { page } = own;
  await page.goto(`${server.url}/admin/settings/wording?q=Warenkorb&language=de`);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.waitFor();
  expect(await language.inputValue()).toBe('German');
  await page.getByRole('button', { name: 'Edit “In den Warenkorb”' }).first().click();
  await page.getByRole('textbox', { name: 'Text' }).fill('In den Korb');
  expect(await page.getByRole('link', { name: 'View on site' }).first().getAttribute('href')).toBe(
    '/de/shop',
  );
  // Another list would lose it.
  expect(await language.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Wording saved.').waitFor();
  await language.click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('language')).toBe(null);
  await page.getByRole('searchbox', { name: 'Search wording' }).fill('basket');
  await page.getByRole('button', { name: 'Edit “Put in basket”' }).waitFor();

  expect([await html(), await html(`/de${PRODUCT}`)]).toEqual([
    expect.stringContaining('Put in basket'),
    expect.stringContaining('In den Korb'),
  ]);
  await visitor.goto(`/de${PRODUCT}`);
  await visitor.getByRole('button', { name: 'In den Korb' }).first().click();
  await visitor.getByRole('dialog').waitFor();
  expect(await visitor.getByRole('button', { name: 'In den Korb' }).count()).toBe(1);
  expect(problems).toEqual([]);
  await own.call('put', '/api/website', { settings: { languages: [] } });
});

test('an email that a job renders speaks in the site’s words', async () => {
  await own.call('put', '/api/wording', {
    language: 'en',
    changes: [{ area: 'emails.frame', key: 'buttonHelp', words: 'Button asleep? Copy this:' }],
  });
  await own.call('post', '/api/account/forgot', { email: owner.email });
  for (;;) {
    const { message } = await smtp.nextMail();
    if (!message.html?.includes('/account/reset')) continue;
    expect(message.html).toContain('Button asleep? Copy this:');
    return;
  }
});

test('an owner finds what they changed, and resets it', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/settings/wording?show=changed`);
  await page.getByRole('button', { name: 'Edit “Put in basket”' }).waitFor();
  await page.getByRole('button', { name: 'Reset all wording' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset all wording' }).click();
  await page.getByText('No changed texts yet').waitFor();
  expect(await html()).toContain('Add to cart');
});

test('texts ten times as long fit on a phone', async () => {
  const { areas, language } = await own.call<Wording>('get', '/api/wording');
  const changes = areas.flatMap(({ area, messages }) =>
    messages
      .filter(({ original }) => original.length < 60 && !/[{}'#|]/.test(original))
      .map(({ key, original }) => ({
        area,
        key,
        words: Array<string>(10).fill(original).join(' ').slice(0, 290).trim(),
      })),
  );
  expect(changes.length).toBeGreaterThan(900);
  for (let from = 0; from < changes.length; from += MOST_CHANGES)
    await own.call('put', '/api/wording', { language, changes: changes.slice(from, from + MOST_CHANGES) });
  await visitor.setViewportSize({ width: 390, height: 844 });
  const wider: string[] = [];
  for (const path of [
    '/',
    '/shop',
    PRODUCT,
    '/order/cart',
    '/order/checkout',
    '/account',
    '/service/open-studio-evening',
    '/search?q=glaze',
    '/order/cancel',
    '/contact',
    '/playlist',
    '/nothing-here',
  ]) {
    await visitor.goto(path);
    const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wider.push(`${path}: ${width}`);
  }
  expect(wider).toEqual([]);
});
