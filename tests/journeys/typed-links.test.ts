import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a bare word is no link, and what looks like an address is completed', async () => {
  const { page, context } = await ownerWindow(browser, server);
  await page.goto(`${server.url}/admin/settings/menu`);
  await page.getByRole('button', { name: 'Add to the header' }).click();
  await page.getByRole('menuitem', { name: 'A web address' }).click();
  const address = page.getByPlaceholder('https://…').last();
  await address.fill('shop');
  await address.blur();
  await page.getByText('Enter a link such as /contact, #prices, example.com or hello@example.com.').waitFor();
  expect(await address.inputValue()).toBe('shop');
  for (const [typed, href] of [
    ['example.com/cups', 'https://example.com/cups'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['/shop', '/shop'],
    ['#prices', '#prices'],
    ['?sort=price', '?sort=price'],
  ] as const) {
    await address.fill(typed);
    await address.blur();
    await expect.poll(() => address.inputValue()).toBe(href);
  }
  await context.close();
});
