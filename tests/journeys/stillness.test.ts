import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

/** Late or replaced content doesn't move what a visitor is looking at. */
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

/** Pixels from the top of the page, independent of scrolling. */
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
    const top = await topOfFooter(page);
    expect(await shifted(page)).toBe(0);
    await page.getByRole('button', { name: 'Send' }).click();
    const thanks = page.getByRole('main').getByRole('status').filter({ hasText: /thank/i });
    await thanks.waitFor();
    await expect.poll(() => thanks.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(Math.abs((await topOfFooter(page)) - top)).toBeLessThanOrEqual(1);
    expect(await shifted(page)).toBe(0);
    await context.close();
  });
});
