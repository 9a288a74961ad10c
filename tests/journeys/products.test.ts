import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const headers = { origin: server.url };
  const data = { email: owner.email, password: owner.password };
  await context.request.post(`${server.url}/api/account/login`, { data, headers });
  const shop = { settings: { ecommerce: { enabled: true } } };
  await context.request.put(`${server.url}/api/website`, { data: shop, headers });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const tags = (name: string, at = 0) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input')).nth(at);
// By key, because the toast of an earlier save may still cover it.
const save = () => page.getByRole('button', { name: 'Save changes' }).press('Enter');
const seen = async () => (await server.request({ path: '/product/estuary-jug' })).status;
test('an owner adds a product with two variants, is told what is missing, and puts it into the shop', async () => {
  await page.goto(`${server.url}/admin/products`);
  await page.getByRole('link', { name: 'Add product' }).first().click();
  await page.getByRole('link', { name: /^Physical product/ }).click();
  await field('Name').fill('Estuary jug');
  await save();
  await page.getByText('Enter an amount like 24.50.').waitFor();
  await page.getByRole('textbox', { name: /^Price \(/ }).fill('24.50');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('group', { name: 'Option 1' }).getByLabel('Name').fill('Size');
  for (const size of ['Small', 'Large']) {
    await tags('Values').fill(size);
    await tags('Values').press('Enter');
  }
  await field('Price for Large').fill('31');
  await field('Stock for Large').fill('4');
  await field('Stock for Small').fill('0');
  await field('SKU for Small').fill('JUG-S');
  await tags('Collections').fill('Testing jugs');
  await tags('Collections').press('Enter');
  await page.getByText('Testing jugs').first().waitFor();
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await page.getByText('Visitors will see it from the publish date.').waitFor();
  await page.getByRole('radio', { name: 'Visible' }).check();
  await save();
  await page.getByText('Product saved. Changes are live.').waitFor();
  await page.waitForURL(/\/admin\/products\/edit\//);

  const made = await server.request({ path: '/api/product/estuary-jug' });
  expect(made.json()).toMatchObject({
    price: 24.5,
    options: [{ name: 'Size', values: ['Small', 'Large'] }],
    variants: [
      { variantLabel: 'Small', price: 24.5, stock: 0, sku: 'JUG-S' },
      { variantLabel: 'Large', price: 31, stock: 4 },
    ],
    collections: [expect.any(String)],
  });
  const shop = await page.context().newPage();
  await shop.goto(`${server.url}/product/estuary-jug`);
  await shop.getByRole('heading', { level: 1, name: 'Estuary jug' }).waitFor();
  await shop.getByText('Large', { exact: true }).waitFor();
  await shop.close();
});

test('what somebody else saved meanwhile is shown, and nothing typed is lost', async () => {
  const id = page.url().split('/').at(-1);
  await page.context().request.put(`${server.url}/api/product/${id}`, {
    headers: { origin: server.url },
    data: { tags: ['from elsewhere'] },
  });
  await field('Weight (g)').fill('900');
  await save();
  const dialog = page.getByRole('dialog', { name: 'This product was changed in another tab' });
  await dialog.getByText('from elsewhere').waitFor();
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('from elsewhere').waitFor();

  await field('Weight (g)').fill('950');
  await page.getByRole('link', { name: 'Products', exact: true }).last().click();
  await page.getByRole('button', { name: 'Stay on page' }).click();
  // Another option keeps the values of the variants.
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('group', { name: 'Option 2' }).getByLabel('Name').fill('Glaze');
  await tags('Values', 1).fill('Ash');
  await tags('Values', 1).press('Enter');
  await expect.poll(() => field('Price for Large / Ash').inputValue()).toBe('31.00');
  await expect.poll(() => field('Stock for Large / Ash').inputValue()).toBe('4');
  await save();
  const kept = async () => (await page.context().request.get(`${server.url}/api/product/${id}`)).text();
  await expect.poll(kept).toContain('Ash');
});

test('it is archived, brought back by undo and from the archive, copied, and deleted once that is confirmed', async () => {
  const more = async (name: string, what: string) => {
    const menu = { name: `More actions for ${name}`, exact: true };
    await page.getByRole('button', menu).click();
    // Another one may still be fading out.
    await page.getByRole('menu', menu).getByRole('menuitem', { name: what }).click();
  };
  await page.goto(`${server.url}/admin/products`);
  await page.getByRole('link', { name: 'Estuary jug', exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('estuary jug');
  await more('Estuary jug', 'Archive');
  await expect.poll(seen).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(seen).toBe(200);
  await page.getByRole('link', { name: 'Estuary jug', exact: true }).waitFor();

  await more('Estuary jug', 'Archive');
  await page.getByText('No products found').waitFor();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('archived');
  await more('Estuary jug', 'Restore');
  await expect.poll(seen).toBe(200);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await more('Estuary jug', 'Duplicate');
  const copy = page.getByRole('link', { name: /^Estuary jug ?\S+/ });
  await copy.waitFor();
  await more(await copy.innerText(), 'Delete');
  await page.getByRole('button', { name: 'Delete product' }).click();
  await copy.waitFor({ state: 'detached' });
});

test('several products are hidden, put into a collection and archived at once, and brought back', async () => {
  const statuses = async () =>
    Promise.all(
      ['serving-dish', 'supper-plate'].map(
        async (slug) => (await server.request({ path: `/product/${slug}` })).status,
      ),
    );
  const bar = page.getByRole('region', { name: 'Selected' });
  const choose = async () => {
    for (const name of ['Serving dish', 'Supper plate'])
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space');
    await bar.getByText('2 selected').waitFor();
  };
  const undo = () => page.getByRole('button', { name: 'Undo' }).last().click();
  await page.goto(`${server.url}/admin/products`);
  await choose();
  await bar.getByRole('button', { name: 'Hide' }).click();
  await page.getByText('2 products hidden.').waitFor();
  await expect.poll(statuses).toEqual([404, 404]);
  expect(await bar.count()).toBe(0);
  await undo();
  await expect.poll(statuses).toEqual([200, 200]);

  await choose();
  await bar.getByRole('button', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add 2 products to a collection' });
  await dialog.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Testing jugs' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('2 products added to “Testing jugs”.').waitFor();
  await page.getByRole('combobox', { name: 'Collection' }).selectOption({ label: 'Testing jugs' });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bar.getByText('3 selected').waitFor();
  await expectNoBarriers(page);
  await bar.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('3 products archived.').waitFor();
  await expect.poll(statuses).toEqual([404, 404]);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('archived');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bar.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('3 products restored.').waitFor();
  await expect.poll(statuses).toEqual([200, 200]);

  // What another person saved meanwhile is kept: the change is refused, and the list shows it.
  await page.goto(`${server.url}/admin/products`);
  await choose();
  const found = await server.request({ path: '/api/product/serving-dish' });
  const { _id } = found.json() as { _id: string };
  await page.context().request.put(`${server.url}/api/product/${_id}`, {
    headers: { origin: server.url },
    data: { tags: ['from elsewhere'] },
  });
  await bar.getByRole('button', { name: 'Hide' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /changed/ })
    .first()
    .waitFor();
  expect(await statuses()).toEqual([200, 200]);
});

test('a new product leads to the menu and to a page', async () => {
  const item = async (name: string) => {
    await page.getByRole('button', { name: 'Add to site' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const headerLinks = async () => {
    const { header } = (await server.request({ path: '/api/menus' })).json() as {
      header: { href: string }[];
    };
    return header.filter(({ href }) => href === '/product/estuary-jug');
  };
  await page.goto(`${server.url}/admin/products`);
  // Visitors couldn’t open the link to a hidden product.
  const jug = (await server.request({ path: '/api/product/estuary-jug' })).json() as { _id: string };
  const set = (published: boolean) =>
    page.context().request.put(`${server.url}/api/product/${jug._id}`, {
      headers: { origin: server.url },
      data: { published },
    });
  expect((await set(false)).status()).toBe(200);
  await page.getByRole('link', { name: 'Estuary jug', exact: true }).click();
  await page.getByRole('button', { name: 'Add to site' }).click();
  await page.getByRole('menuitem', { name: 'Add to the menu It’s hidden.' }).press('Enter');
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  expect(await headerLinks()).toHaveLength(0);
  expect((await set(true)).status()).toBe(200);
  await page.reload();

  await item('Add to the menu');
  await page.getByText('Added to the menu.').waitFor();
  await item('Add to the menu');
  await page.getByText('It’s already in the menu.').waitFor();
  expect(await headerLinks()).toHaveLength(1);

  await item('Add to a page');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add to page' }).click();
  await dialog.getByText('Choose a page.').waitFor();
  await dialog.getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option', { name: 'About us' }).click();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Add to page' }).click();
  await page.getByText('Added to the draft.').waitFor();
  await page.waitForURL(/\/admin\/pages\/edit\/[^?]+\?block=/);
  await page.getByRole('toolbar', { name: 'Product' }).waitFor();
});

test('list and form are without barriers on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/admin/products`);
  await page.getByRole('link', { name: 'Estuary jug', exact: true }).waitFor();
  await expectNoBarriers(page);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Estuary jug', exact: true }).click();
  await page.getByRole('group', { name: 'Large / Ash' }).waitFor();
  await expectNoBarriers(page);
  await expectToFit(page);
  for (const path of ['new', 'new/digital']) {
    await page.goto(`${server.url}/admin/products/${path}`);
    await page.getByRole('heading', { name: 'New product' }).waitFor();
    await expectNoBarriers(page);
    await expectToFit(page);
  }
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  // The browser reports refusals, which the test causes on purpose.
  expect(complaints.filter((text) => !/status of 409/.test(text))).toEqual([]);
});
