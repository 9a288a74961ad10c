import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function somebody(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const baseURL = `http://platform.localhost:${server.port}`;
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 800 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const refused = /^Failed to load resource: .* status of 40[0149]/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !refused) complaints.push(message.text());
  });
  return page;
}

async function expectGood(page: Page): Promise<void> {
  await expectNoBarriers(page);
  await expectToFit(page);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Choose a password').fill('slip-and-slate-9');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create a site' }).waitFor();
}

test('on a phone: from the landing page to the admin of a site of one’s own', async () => {
  const page = await somebody();
  await page.goto('/');
  await page.locator('a[href="/sign-up"]').first().click();
  await expectGood(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Enter a password of at least 8 characters.' }).click();
  await page.keyboard.type('slip');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
  const password = page.getByLabel('Choose a password');
  expect(await password.evaluate((field: HTMLInputElement) => [field.type, field.selectionStart])).toEqual([
    'text',
    3,
  ]);
  await page.getByRole('link', { name: 'Enter your email address.' }).click();
  await expectGood(page);
  await signUp(page, 'ada@creators.test');

  // On a slow connection, somebody types before script has loaded.
  const typed = Promise.withResolvers<void>();
  const script = /\/assets\/boot-[^/]+\.js$/;
  await page.route(script, (route) => typed.promise.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Site name').fill('Demo');
  typed.resolve();
  const address = page.getByLabel('Site address');
  // The demo's address is taken, so another one is suggested.
  await page.getByText('is available.').waitFor();
  expect(await address.inputValue()).toBe('demo-site');
  await address.fill('demo');
  await page.getByText('demo.localhost is reserved.').waitFor();
  await expectGood(page);
  await page.getByRole('button', { name: 'Use my-demo' }).click();
  await page.getByText('my-demo.localhost is available.').waitFor();
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(page.url()).toBe(`http://my-demo.localhost:${server.port}/admin`);

  await page.goto(`http://platform.localhost:${server.port}/sites`);
  await page.getByRole('heading', { level: 2, name: 'Demo' }).waitFor();
  const picture = page.locator('img[src$="/picture.jpg"]');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1200);
  await expectGood(page);
  // A deleted site stays for a while, and one button restores it.
  await page.evaluate(async () => {
    const post = (path: string, method: string, body?: unknown) =>
      fetch(path, {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
    const [site] = (await (await post('/api/platform/sites', 'GET')).json()) as { _id: string }[];
    await post(`/api/platform/sites/${site?._id}/delete`, 'POST', { name: 'Demo' });
  });
  await page.reload();
  await page.getByText('Deleted', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Restore site Demo' }).click();
  await page.getByText('Private', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open admin of Demo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(complaints).toEqual([]);
});

test('without script it goes the same way, and a mistake keeps what was typed', async () => {
  const page = await somebody({ javaScriptEnabled: false });
  await page.goto('/sign-up');
  await signUp(page, 'bob@creators.test');
  await page.getByLabel('Site name').fill('Bob’s Boats');
  await page.getByLabel('Site address').fill('admin');
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.getByRole('alert').getByText('Choose another one. Available:').waitFor();
  expect(await page.getByLabel('Site name').inputValue()).toBe('Bob’s Boats');
  await page.getByLabel('Site address').fill('bobs-boats');
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(/bobs-boats\.localhost:\d+\/admin/);

  await page.goto(`http://platform.localhost:${server.port}/account`);
  await page.getByLabel('Current password').fill('not-the-right-one');
  await page.getByLabel('New password').fill('another-long-one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('link', { name: 'Incorrect password.' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/sites');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
});
test('a design is seen live before it is chosen, and nobody can change or send anything there', async () => {
  const host = `platform.localhost:${server.port}`;
  const opened = await server.request({ host, path: '/designs/portfolio' });
  expect(opened.status).toBe(303);
  const to = new URL(opened.headers.location ?? '');
  expect(to.host).toMatch(/^design--portfolio-[0-9a-f]{8}\.localhost:\d+$/);
  expect((await server.request({ host, path: '/designs/portfolio' })).headers.location).toBe(to.href);
  expect((await server.request({ host, path: '/designs/castle' })).status).toBe(404);

  const at = (path: string, more: { method?: string; body?: unknown } = {}) =>
    server.request({ host: to.host, path, ...more });
  for (const path of ['/', '/contact']) {
    const { status, text } = await at(path);
    expect(status, path).toBe(200);
    expect(text, path).toMatch(/<meta name="robots" content="noindex/);
  }
  // Also from the cache, whose replies have an `ETag`.
  await expect.poll(async () => (await at('/')).headers.etag !== undefined).toBe(true);
  for (const path of ['/', '/contact', '/no-such-page', '/robots.txt', '/api/website'])
    expect([path, (await at(path)).headers['x-robots-tag']]).toEqual([path, 'noindex, nofollow']);
  expect((await at('/robots.txt')).text).toContain('Disallow: /');
  expect((await at('/order/cart')).headers['x-robots-tag']).toBe('noindex, nofollow');
  for (const [method, path] of [
    ['POST', '/api/message'],
    ['POST', '/api/account/login'],
    ['POST', '/api/account/register'],
    ['POST', '/api/order/pending'],
    ['PUT', '/api/website'],
    ['DELETE', '/api/page/00000000-0000-4000-8000-000000000000'],
    ['POST', '/contact'],
  ] as const)
    expect((await at(path, { method, body: {} })).status, `${method} ${path}`).toBe(403);
  expect((await at('/api/account/init', { method: 'POST', body: {} })).status).toBeLessThan(300);

  const page = await somebody();
  await page.goto(to.href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/');
  await expectGood(page);
});
