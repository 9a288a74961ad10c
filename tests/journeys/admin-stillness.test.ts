import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

/** What the admin learns after it has opened doesn't move what is already shown. */
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each([390, 1440])('the dashboard at %i pixels', (width) => {
  test('stands still while its figures and cards arrive, one after the other', async () => {
    const { context, page, complaints, call } = await ownerWindow(browser, server, width);
    await call('post', '/api/content-types', { kind: 'post', slug: `journal-${width}`, inMenu: false });
    await watchShifts(context);
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\/api\/(?!account)/, async (route) => {
      if (isHeld && route.request().method() === 'GET')
        await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(`${server.url}/admin`);
    const main = page.getByRole('main');
    await main.getByText('What’s happening at').waitFor();
    // The dashboard has asked for what it shows: eight kinds of records at least.
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(8);
    // The text takes another width when its font arrives, which the data has no part in.
    await page.evaluate(() => document.fonts.ready);
    const lead = await main.getByText('What’s happening at').boundingBox();
    const links = page.locator('nav[aria-label="Admin"] a');
    const places = () =>
      links.evaluateAll((all) => all.map((link) => [link.textContent, link.getBoundingClientRect().top]));
    const before = await places();
    const types = page.locator('nav[aria-label="Admin"] a[href^="/admin/content/"]');
    expect(await types.count()).toBeGreaterThan(0);
    for (const release of held.splice(0).toReversed()) {
      release();
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    }
    isHeld = false;
    for (const release of held) release();
    await main.getByRole('heading', { name: 'Recently edited' }).waitFor();
    await main.getByRole('link', { name: /Published pages/ }).waitFor();
    expect(await main.getByText('What’s happening at').boundingBox()).toEqual(lead);
    const tops = (of: typeof before) => of.map(([, top]) => top);
    expect(tops(await places())).toEqual(tops(before));
    expect(await shifted(page)).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a card whose figures cannot be loaded holds up no other', async () => {
  const { context, page } = await ownerWindow(browser, server);
  const asked = new Set<string>();
  await page.route(/\/api\/analytics/, (route) => {
    const url = route.request().url();
    // Fails once; the answer to the next attempt never comes.
    if (!asked.has(url)) void route.abort();
    asked.add(url);
  });
  await page.goto(`${server.url}/admin`);
  await page.getByRole('main').getByRole('heading', { name: 'Recently edited' }).waitFor();
  expect(asked.size).toBeGreaterThan(0);
  await context.close();
});

test('a screen that takes longer to load shows the progress bar', async () => {
  const { context, page } = await ownerWindow(browser, server);
  await page.goto(`${server.url}/admin`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const shown = Promise.withResolvers<void>();
  await page.route(/\/assets\/page-list-[^/]+\.js$/, async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click();
  const bar = page.locator('[data-busy=true]');
  await bar.waitFor({ state: 'attached' });
  expect(await bar.evaluate((element) => getComputedStyle(element).height)).toBe('2px');
  shown.resolve();
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
  await context.close();
});
