import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let window: OwnerWindow;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  window = await ownerWindow(browser, server, 1440);
  page = window.page;
  const { call } = window;
  for (const code of ['ZEBRA', 'APPLE', 'MANGO'])
    await call('post', '/api/discount', { code, kind: 'percent', value: 5 });
  for (const from of ['/zebra', '/apple', '/mango'])
    await call('post', '/api/redirect', { from, to: '/shop' });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Performs an action that stores the owner's preferences. */
const storing = (work: () => Promise<void>) =>
  Promise.all([
    page.waitForResponse(
      (answer) => answer.url().endsWith('/api/account/preferences') && answer.request().method() === 'PUT',
    ),
    work(),
  ]);
const rows = (name: string) => page.getByRole('table', { name }).locator('tbody').getByRole('row');
const firstCells = async (name: string) =>
  Promise.all((await rows(name).all()).map((row) => row.getByRole('cell').nth(1).innerText()));

test('discount codes have columns and views, by the keyboard alone', async () => {
  await page.goto(`${server.url}/admin/settings/ecommerce/discounts`);
  await expect.poll(() => firstCells('Discount codes')).toEqual(['MANGO', 'APPLE', 'ZEBRA']);
  const usage = page.getByRole('columnheader', { name: 'Usage' });
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await storing(() => page.getByRole('menuitemcheckbox', { name: 'Usage' }).press('Enter'));
  await page.getByRole('menuitemcheckbox', { name: 'Usage' }).press('Escape');
  await expect.poll(() => usage.count()).toBe(0);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Code' });
  await expect.poll(() => firstCells('Discount codes')).toEqual(['APPLE', 'MANGO', 'ZEBRA']);
  await page.getByRole('button', { name: 'Views' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save view' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By code');
  await storing(() => dialog.getByRole('button', { name: 'Save view' }).press('Enter'));
  await page.goto(`${server.url}/admin/settings/ecommerce/discounts`);
  await page.getByRole('button', { name: 'Views' }).press('Enter');
  await page.getByRole('menuitem', { name: 'By code' }).press('Enter');
  await expect.poll(() => firstCells('Discount codes')).toEqual(['APPLE', 'MANGO', 'ZEBRA']);
  expect(await usage.count()).toBe(0);
});

test('several discount codes end with undo, and are deleted after a question', async () => {
  const { call } = window;
  const states = async () =>
    Object.fromEntries(
      (await call<{ code: string; active: boolean }[]>('get', '/api/discounts')).map(({ code, active }) => [
        code,
        active,
      ]),
    );
  await page.goto(`${server.url}/admin/settings/ecommerce/discounts`);
  for (const code of ['APPLE', 'ZEBRA']) await page.getByRole('checkbox', { name: `Select ${code}` }).check();
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByRole('button', { name: 'End' }).click();
  await expect.poll(states).toEqual({ APPLE: false, MANGO: true, ZEBRA: false });
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(states).toEqual({ APPLE: true, MANGO: true, ZEBRA: true });

  for (const code of ['APPLE', 'ZEBRA']) await page.getByRole('checkbox', { name: `Select ${code}` }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete codes' }).click();
  await expect.poll(states).toEqual({ MANGO: true });
  expect(window.complaints).toEqual([]);
});

test('redirects are deleted together, and their addresses are free for new ones', async () => {
  const from = async () =>
    (await window.call<{ from: string }[]>('get', '/api/redirects'))
      .map((redirect) => redirect.from)
      .toSorted();
  await page.goto(`${server.url}/admin/settings/addresses`);
  await page.getByRole('searchbox', { name: 'Search redirects' }).fill('zeb');
  await expect.poll(() => firstCells('Redirects')).toEqual(['/zebra']);
  await page.getByRole('searchbox', { name: 'Search redirects' }).fill('');
  for (const path of ['/apple', '/zebra'])
    await page.getByRole('checkbox', { name: `Select ${path}` }).check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => firstCells('Redirects')).toEqual(['/mango']);
  expect(await from()).toEqual(['/apple', '/mango', '/zebra']);

  await page.getByRole('button', { name: 'Add redirect' }).click();
  await page.getByLabel('Redirect from').fill('/apple');
  await page.getByRole('combobox', { name: 'Redirect to' }).fill('/shop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(from).toEqual(['/apple', '/mango']);
  await expect.poll(() => firstCells('Redirects')).toEqual(['/apple', '/mango']);
  expect(window.complaints).toEqual([]);
});
