import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { callsOf } from '../support/window-calls.ts';

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

test('missing pages are ignored together, and several are redirected to one page', async () => {
  const missing = async () =>
    (await window.call<{ path: string }[]>('get', '/api/missing'))
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/lost-'))
      .toSorted();
  const lost = ['/lost-a', '/lost-b', '/lost-c', '/lost-d'];
  // Bots are not counted, and the browser of the tests says that it is one.
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36',
  };
  for (const path of lost) expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(404);
  await expect.poll(missing, { timeout: 30_000 }).toEqual(lost);
  await page.goto(`${server.url}/admin/settings/addresses`);
  const select = (path: string) => page.getByRole('checkbox', { name: `Select ${path}` }).check();
  const bar = page.getByRole('region', { name: 'Selected' });
  for (const path of ['/lost-a', '/lost-b']) await select(path);
  await bar.getByRole('button', { name: 'Ignore' }).press('Enter');
  await expect.poll(missing).toEqual(['/lost-c', '/lost-d']);
  for (const path of ['/lost-c', '/lost-d']) await select(path);
  await bar.getByRole('button', { name: 'Add redirects' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add redirects from 2 addresses' });
  await dialog.getByRole('button', { name: 'Add redirects' }).press('Enter');
  await dialog.getByText('Choose where to redirect to.').waitFor();
  await dialog.getByRole('combobox', { name: 'Redirect to' }).fill('/shop');
  await dialog.getByRole('button', { name: 'Add redirects' }).click();
  await expect.poll(missing).toEqual([]);
  const redirects = await window.call<{ from: string; to: string }[]>('get', '/api/redirects');
  expect(redirects.filter(({ from }) => from.startsWith('/lost-')).map(({ to }) => to)).toEqual([
    '/shop',
    '/shop',
  ]);
  expect(window.complaints).toEqual([]);
});

test('stock has columns, and a form on many pages names the first two until asked', async () => {
  await page.goto(`${server.url}/admin/products/stock`);
  const sold = page.getByRole('columnheader', { name: 'Sold' });
  await sold.waitFor();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await storing(() => page.getByRole('menuitemcheckbox', { name: 'Sold' }).press('Enter'));
  await expect.poll(() => sold.count()).toBe(0);

  const { _id: form } = await window.call<{ _id: string }>('post', '/api/form', {
    name: 'Everywhere',
    content: [{ name: 'name', type: 'text', label: 'Name', required: true }],
  });
  for (const name of ['Alder', 'Beech', 'Cedar', 'Damson'])
    await window.call('post', '/api/page', {
      name,
      blocks: [{ type: 'form', props: { id: 'f', form } }],
    });
  await page.goto(`${server.url}/admin/forms?q=everywhere`);
  const row = page.getByRole('row').filter({ hasText: 'Everywhere' });
  const pages = row.getByRole('link', { name: /Alder|Beech|Cedar|Damson/ });
  await row.getByRole('button', { name: 'and 2 more' }).press('Enter');
  await expect.poll(() => pages.count()).toBe(4);
  await row.getByRole('button', { name: 'Show fewer' }).press('Enter');
  await expect.poll(() => pages.count()).toBe(2);
  expect(window.complaints).toEqual([]);
});

test('those who may only read see lists without checkboxes, menus and buttons that they can’t use', async () => {
  await window.call('post', '/api/invitation', { email: 'mo@demo.test', role: 'contributor' });
  const token = await eventually(
    async () => /\/invitation\?token=([\w-]{43})/.exec(server.output())?.[1] ?? '',
    (found) => found !== '',
    { what: 'the invitation is shown' },
  );
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await callsOf(context, server)('post', '/api/invitation/accept', { token, password: 'slip-and-slate-9' });
  const reader = await context.newPage();
  for (const [path, shown] of [
    ['products', 'table'],
    ['services', 'list'],
    ['forms', 'table'],
    ['products/stock', 'table'],
    ['settings/addresses', 'table'],
  ] as const) {
    await reader.goto(`${server.url}/admin/${path}`);
    await reader.getByRole('main').getByRole(shown).first().waitFor();
    const main = reader.getByRole('main');
    expect(await main.getByRole('checkbox', { name: /^Select / }).count(), path).toBe(0);
    expect(
      await main
        .getByRole('button', { name: /^(More actions|Edit|Delete|Recalculate|Add redirect)/ })
        .count(),
      path,
    ).toBe(0);
  }
  await context.close();
});
