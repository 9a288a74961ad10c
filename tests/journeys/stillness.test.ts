import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

/** What loads late or is replaced moves nothing that a visitor is looking at. */
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(width: number, timezoneId: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width, height: 844 },
    timezoneId,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await watchShifts(page);
  return { context, page };
}

/** Pixels from the top of the page, wherever it is scrolled to. */
const topOfFooter = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

describe.each([390, 1440])('at %i pixels', (width) => {
  test('the thank-you has the room of the form it replaces, and the focus', async () => {
    const { context, page } = await open(width, 'Europe/London');
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Ada Brook');
    await page.getByLabel('Email', { exact: true }).fill('ada@buyers.test');
    await page.getByLabel('Something else').check();
    await page.getByLabel('Message').fill('Is the kiln on?');
    const before = [await topOfFooter(page), await shifted(page)];
    await page.getByRole('button', { name: 'Send' }).click();
    const thanks = page.getByRole('main').getByRole('status').filter({ hasText: /thank/i });
    await thanks.waitFor();
    await expect.poll(() => thanks.evaluate((box) => box === document.activeElement)).toBe(true);
    expect([await topOfFooter(page), await shifted(page)]).toEqual(before);
    await context.close();
  });

  test('a booked time in the cart has its line before the server has answered', async () => {
    const { context, page } = await open(width, 'Europe/London');
    await page.goto('/service/private-lesson');
    await page.getByText('Next available:').getByRole('button').click();
    await page.getByLabel('Full name').fill('Ada Brook');
    await page.getByLabel('Email address').fill('ada@buyers.test');
    await page.getByLabel('Have you thrown before?').selectOption('A little');
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Private lesson' }).waitFor();
    expect(await shifted(page)).toBeLessThan(0.005);
    await context.close();
  });
});

test.each(['Europe/London', 'UTC', 'Europe/Oslo'])(
  'a booking page opens without a move in %s',
  async (zone) => {
    const { context, page } = await open(1440, zone);
    await page.goto('/service/private-lesson');
    await page.getByText('Next available:').getByRole('button').waitFor();
    await page.mouse.wheel(0, 600);
    expect(await shifted(page)).toBeLessThan(0.01);
    await context.close();
  },
);

test('the note on time zones has its line in months in which the clocks agree, too', async () => {
  // Abidjan has London's time in winter only.
  const { context, page } = await open(390, 'Africa/Abidjan');
  await page.goto('/service/private-lesson');
  await page.getByText('Next available:').getByRole('button').waitFor();
  const gaps = new Set<number>();
  const times = page.getByRole('main').locator('[data-times]');
  const notes = new Set<number>();
  for (let turn = 0; turn < 8; turn += 1) {
    await page.locator('table:not([aria-busy="true"])').waitFor();
    const table = await page.getByRole('table').boundingBox();
    const list = await times.boundingBox();
    if (table && list) gaps.add(Math.round(list.y - table.y - table.height));
    notes.add(await page.getByText('Times are in').count());
    await page.getByRole('button', { name: 'Next month' }).click();
  }
  expect([...gaps]).toHaveLength(1);
  expect([...notes].toSorted()).toEqual([0, 1]);
  await context.close();
});
