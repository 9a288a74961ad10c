import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
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

interface Made {
  _id: string;
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.some((each) => each === document.activeElement));

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} never reaches ${target.toString()}.`);
}

test.each([390, 1440])('by keyboard alone, an entry is found in the calendar at %i pixels', async (width) => {
  const { context, page, complaints, call } = await ownerWindow(browser, server, width);
  const slug = `calendar-${width}`;
  const type = await call<Made>('post', '/api/content-types', { kind: 'post', slug, inMenu: false });
  const add = (name: string, more: object = {}) =>
    call<Made>('post', '/api/entries', { type: type._id, name, ...more });
  // Months of this server's clock; the middle of a month is in it in every time zone.
  const now = new Date();
  const middle = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15, 12));
  const sayMonth = (months: number) =>
    middle(months).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const next = await add('Next firing');
  await call('post', `/api/page/${next._id}/publish`, { at: middle(1).toISOString() });
  for (const name of ['One', 'Two', 'Three']) await add(`${name} without a date`);

  await page.goto(`${server.url}/admin/content/${type._id}`);
  const month = (months: number) => page.getByRole('heading', { level: 2, name: sayMonth(months) });
  await page.getByRole('link', { name: 'Next firing' }).waitFor();

  await tabTo(page, page.getByRole('radio', { name: 'List' }));
  await page.keyboard.press('ArrowRight');
  await month(0).waitFor();
  await page.getByRole('status').getByText('3 drafts have no date.').waitFor();
  // The choice keeps the focus, so that the next arrow key leads back.
  expect(await hasFocus(page.getByRole('radio', { name: 'Calendar' }))).toBe(true);

  await tabTo(page, page.getByRole('button', { name: 'Next month' }));
  await page.keyboard.press('Enter');
  await month(1).waitFor();
  const entry = page.getByRole('link', { name: /Next firing\s*Scheduled \d\d:\d\d/ });
  await entry.waitFor();
  expect(await page.getByRole('table', { name: sayMonth(1) }).count()).toBe(width === 390 ? 0 : 1);
  await expectToFit(page);
  await expectNoBarriers(page);

  // The month is in the address.
  const inNext = page.url();
  expect(new URL(inNext).searchParams.get('month')).toBe(middle(1).toISOString().slice(0, 7));
  await page.reload();
  await entry.waitFor();
  await page.goBack();
  await month(0).waitFor();
  await page.goForward();
  await entry.waitFor();

  await tabTo(page, page.getByRole('button', { name: 'Today' }));
  await page.keyboard.press('Enter');
  await month(0).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Next month' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await month(1).waitFor();
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.endsWith(next._id));
  await page.goBack();
  await entry.waitFor();
  expect(page.url()).toBe(inNext);

  // What the list is narrowed to, the calendar is too.
  await page.getByLabel('Status').selectOption('draft');
  await page.getByText(`No posts found in ${sayMonth(1)}.`).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
