import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let window: OwnerWindow;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  window = await ownerWindow(browser, server, 1440);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface List {
  path: string;
  /** Labels of the search field and a select, and what is chosen in it. */
  search: string;
  select: string;
  option: string;
  /** Parameter of the select. */
  name: string;
}

/** Types two letters and chooses an option within one task, before the address can follow any of them. */
function changeAtOnce({ search, select, option }: List) {
  const named = (label: string) =>
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main input, main select')].find(
      (field) => field.getAttribute('aria-label') === label || field.labels?.[0]?.textContent === label,
    );
  const set = (field: HTMLInputElement | HTMLSelectElement | undefined, value: string) => {
    if (!field) throw new Error('There is no such field.');
    // React notices a value only when it is set past its own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
  for (const letter of ['o', 'b']) set(named(search), `${named(search)?.value}${letter}`);
  set(named(select), option);
}

test.each<List>([
  { path: '/admin/pages', search: 'Search pages', select: 'Status', option: 'draft', name: 'state' },
  { path: '/admin/products', search: 'Search products', select: 'Status', option: 'hidden', name: 'state' },
  { path: '/admin/customers', search: 'Search customers', select: 'Show', option: 'booked', name: 'kind' },
  { path: '/admin/orders', search: 'Search', select: 'Payment', option: 'test', name: 'provider' },
  { path: '/admin/files', search: 'Search files', select: 'File type', option: 'image', name: 'kind' },
])('$path keeps every letter and choice, however fast, and restores them', async (list) => {
  const { page } = window;
  const { path, search, select, option, name } = list;
  await page.goto(`${server.url}${path}`);
  const fields = page.getByRole('main');
  const searchField = fields.getByLabel(search, { exact: true });
  const selectField = fields.getByLabel(select, { exact: true });
  await selectField.waitFor();
  await page.evaluate(changeAtOnce, list);
  await page.waitForURL((url) => url.searchParams.get(name) === option && url.searchParams.get('q') === 'ob');
  const shown = async () => [await searchField.inputValue(), await selectField.inputValue()];
  expect(await shown()).toEqual(['ob', option]);

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.goBack();
  await selectField.waitFor();
  expect(await shown()).toEqual(['ob', option]);
});
