import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/files.ts';
import { freePort } from '../support/ports.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let browser: Browser;
let server: RunningServer;
let page: Page;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let port: number;

beforeAll(async () => {
  folder = await temporaryFolder('data');
  port = await freePort();
  server = await startServer({ dataDir: folder.path, port });
  browser = await launchBrowser();
  page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await folder.remove();
});

const kept = (name: string) =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

test('pages that were visited stay readable without a line, with a notice, and nothing private is kept', async () => {
  await page.goto(`${server.url}/about`);
  await page.mouse.move(50, 50);
  await page.mouse.move(80, 80);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The first page was loaded before the service worker was installed.
  await page.goto(`${server.url}/about`);
  await page.mouse.move(60, 60);
  await page.mouse.move(90, 90);
  // By the router, without loading a document.
  await page.getByRole('navigation').getByRole('link', { name: 'Classes' }).first().click();
  await page.waitForURL('**/classes');
  await page.goto(`${server.url}/shop`);
  await page.goto(`${server.url}/order/cart`);
  await page.goto(`${server.url}/account`);
  await expect.poll(() => kept('pages')).toEqual(expect.arrayContaining(['/about', '/classes', '/shop']));
  expect(await kept('pages')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/order|account|admin/)]),
  );
  await expect.poll(() => kept('pictures')).not.toEqual([]);

  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await server.stop();
  await page.goto(`${server.url}/about`);
  expect(await page.getByRole('status').first().textContent()).toMatch(/^You’re offline/);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy();
  await page.goto(`${server.url}/classes`);
  await page.getByText('This page may be out of date').waitFor();
  await page.goto(`${server.url}/faq`);
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  // The page has the theme of the site, and links to pages that can be read.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await page.getByText('This page may be out of date').waitFor();
  await page.goto(`${server.url}/order/cart`).catch(() => {});
  expect(await page.getByText('may be out of date').count()).toBe(0);

  server = await startServer({ dataDir: folder.path, port });
  await page.goto(`${server.url}/faq`);
  expect(await page.getByText('You’re offline').count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test.each(['/', '/about', '/shop', '/account', '/order/cart', '/no-such-page'])(
  '%s registers the service worker once it has loaded, for who only reads',
  async (path) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    await context.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...args) {
        document.documentElement.dataset['registered'] = `${document.readyState} ${args[0]}`;
        return register.apply(this, args);
      };
    });
    const reader = await context.newPage();
    await reader.goto(`${server.url}${path}`);
    await reader.evaluate(() => navigator.serviceWorker.ready);
    expect(await reader.locator('html').getAttribute('data-registered')).toBe('complete /sw.js');
    if (path === '/about') expect(await reader.evaluate(() => history.scrollRestoration)).toBe('auto');
    await context.close();
  },
);

test('whoever is signed in leaves no page behind', async () => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const own = await context.newPage();
  await own.request.post(`${server.url}/api/account/login`, { data: owner });
  await own.goto(`${server.url}/about`);
  await own.mouse.move(50, 50);
  await own.mouse.move(80, 80);
  await own.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await own.goto(`${server.url}/admin`);
  await own.getByRole('main').waitFor();
  await own.goto(`${server.url}/about`);
  expect(await own.evaluate(async () => (await (await caches.open('pages')).keys()).length)).toBe(0);
  await context.close();
});
