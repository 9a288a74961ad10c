import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

interface Made {
  _id: string;
  version: number;
  variantId: string;
  variants: { _id: string }[];
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await call('POST', '/api/account/login', { email: owner.email, password: owner.password });
  await call('PUT', '/api/website', { settings: { ecommerce: { enabled: true } } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function call(method: string, path: string, data?: unknown): Promise<Made> {
  const headers = { origin: server.url };
  const answer = await page.context().request.fetch(server.url + path, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Made;
}

async function expectGood(on = page): Promise<void> {
  await expectNoBarriers(on);
  await expectToFit(on);
}

test('a page shows products, sells them, and follows what becomes of them', async () => {
  const sizes = ['Small', 'Large'];
  const jug = await call('POST', '/api/product', {
    label: 'Slipware jug',
    price: 20,
    tags: ['slipware'],
    options: [{ name: 'Size', values: sizes }],
    variants: sizes.map((size, at) => ({ options: [size], price: 20 + 10 * at, stock: 1 + at })),
    published: true,
  });
  const dish = await call('POST', '/api/product', {
    label: 'Slipware dish',
    price: 15,
    tags: ['slipware'],
    stock: 1,
    published: true,
  });
  const made = await call('POST', '/api/page/', {
    name: 'Slipware',
    blocks: [
      { type: 'heading', props: { id: 'h', text: 'Slipware', level: '1' } },
      {
        type: 'products',
        props: { id: 'l', title: 'All of it', show: 'tag', tag: 'slipware', more: 'See more' },
      },
      { type: 'product', props: { id: 'p', product: jug._id } },
    ],
  });
  await call('POST', `/api/page/${made._id}/publish`, {});
  const text = async () => (await server.request({ path: '/slipware' })).text;
  expect(await text()).toContain('Slipware dish');
  // The cached page is dropped when a product sells out, and when one is deleted.
  await call('POST', `/api/stock/${dish.variantId}/adjust`, { to: 0 });
  await expect.poll(text).toContain('Sold out');
  await call('POST', `/api/product/${dish._id}/archive`, { archived: true });
  await expect.poll(text).not.toContain('Slipware dish');

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`${server.url}/slipware`);
  await visitor.getByText('Large', { exact: true }).click();
  await visitor.getByText('£30.00', { exact: true }).waitFor();
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await visitor.getByText('Added to cart.').waitFor();
  expect(await visitor.evaluate(() => localStorage.getItem('sitewright-cart'))).toContain(
    '"variant":"Large"',
  );
  await visitor.keyboard.press('Escape');
  await visitor.getByText('Added to cart.').waitFor({ state: 'detached' });
  await expectGood(visitor);
  expect(await visitor.getByRole('link', { name: 'See more' }).getAttribute('href')).toBe('/shop?q=slipware');
  await visitor.close();
});

const inTable = (name: string) => page.getByRole('textbox', { name, exact: true });
const product = async (slug: string) => (await server.request({ path: `/api/product/${slug}` })).json();

test('a table is looked at, taken over with a bar that shows how far it is, and says what was left out', async () => {
  const table = [
    'label,price,stock,published,collections,tags,option 1,value 1,variant price',
    ...Array.from({ length: 30 }, (_, at) => `Catalogue bowl ${at},${10 + at},5,yes,Bowls,catalogue,,,`),
    'Catalogue vase,20,2,yes,,catalogue,Size,Small,20',
    ',,3,,,,,Large,35',
    'Catalogue wrong,dear,1,yes,,catalogue,,,',
  ].join('\n');
  await page.goto(`${server.url}/admin/products`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose CSV file' }).click(),
  ]);
  await chooser.setFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByText('31 products will be added', { exact: false }).waitFor();
  await page.getByText('Row 34, price: “dear” isn’t an amount like 24.50.').waitFor();
  await page.getByText('Skipped (1)').click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await expectGood();
  await page.getByText('All', { exact: true }).click();
  await page.getByRole('button', { name: 'Save 31 products' }).click();
  await page.getByText('Done: 31 added, 0 changed.').waitFor();
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  expect(await product('catalogue-vase')).toMatchObject({
    variants: [{ price: 20 }, { price: 35, stock: 3 }],
  });
});

test('many products are changed in a table by typing, keys and pasting, saved at once, and brought back', async () => {
  await page.goto(`${server.url}/admin/products?q=catalogue`);
  await page.getByRole('link', { name: 'Catalogue vase', exact: true }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bulk edit' }).click();
  await inTable('Price for Catalogue bowl 0').fill('11.50');
  await inTable('Price for Catalogue bowl 0').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Price for Catalogue bowl 1',
  );
  // A column, as a spreadsheet copies it.
  await inTable('Stock for Catalogue vase, Small').evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '7\n8\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => inTable('Stock for Catalogue vase, Large').inputValue()).toBe('8');
  await inTable('Price for Catalogue vase, Large').fill('');
  await page.getByText('1 cell needs your attention.').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => inTable('Price for Catalogue vase, Large').inputValue()).toBe('35.00');
  await page.getByRole('checkbox', { name: 'Select Catalogue bowl 2', exact: true }).check();
  await page.getByRole('button', { name: 'Edit 1 selected' }).click();
  await page.getByRole('menuitem', { name: 'Change prices…' }).click();
  await page.getByRole('textbox', { name: 'Percentage' }).fill('-50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => inTable('Price for Catalogue bowl 2').inputValue()).toBe('6.00');
  await expectGood();
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await page.getByText('3 products updated.').waitFor();
  expect(await product('catalogue-bowl-0')).toMatchObject({ price: 11.5 });
  expect(await product('catalogue-bowl-2')).toMatchObject({ price: 6 });
  expect(await product('catalogue-vase')).toMatchObject({
    variants: [{ stock: 7 }, { stock: 8, price: 35 }],
  });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => product('catalogue-bowl-0')).toMatchObject({ price: 10 });
  await expect
    .poll(() => product('catalogue-vase'))
    .toMatchObject({ variants: [{ stock: 2 }, { stock: 3 }] });
  await expect.poll(() => inTable('Price for Catalogue bowl 0').inputValue()).toBe('10.00');
  // On narrow screens, only the table scrolls sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGood();
});

test('a beginner adds a product step by step on a phone', async () => {
  await page.goto(`${server.url}/admin/products/new`);
  await page.getByRole('link', { name: /^Step by step/ }).click();
  const on = () => page.getByRole('button', { name: 'Continue' }).click();
  await on();
  await page.getByText('Enter a product name.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Stepping stool');
  await on();
  await page.getByRole('heading', { name: 'Images' }).waitFor();
  await on();
  await page.getByRole('textbox', { name: /^Price \(/ }).fill('49');
  await expectGood();
  await on();
  await page.getByRole('heading', { name: 'Variants' }).waitFor();
  await on();
  await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('3');
  await page.getByRole('textbox', { name: 'Shipping class' }).fill('Bulky');
  await on();
  await on();
  await page.getByRole('radio', { name: 'Visible' }).check();
  await page.getByRole('button', { name: 'Save product' }).click();
  await page.waitForURL(/\/admin\/products\/edit\//);
  expect(await product('stepping-stool')).toMatchObject({
    price: 49,
    stock: 3,
    shippingClass: 'Bulky',
    published: true,
  });
});

test('stock is changed with a reason that the ledger keeps; a collection is made of products', async () => {
  await page.goto(`${server.url}/admin/products/stock?q=stepping`);
  await page.getByRole('button', { name: 'Stepping stool' }).click();
  await page.getByLabel('Change (for example 5 or -3)').fill('-2');
  await page.getByLabel('Reason').fill('Broken in the shop');
  await page.getByRole('button', { name: 'Update stock' }).click();
  await page.getByText('Broken in the shop · owner@demo.test').waitFor();
  await page.getByText('1 in stock, 0 reserved, 0 sold.').waitFor();
  await expectGood();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/admin/products/collections/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Furniture');
  await page.getByLabel('Add product').and(page.locator('input')).first().fill('stepping');
  await page.getByRole('option', { name: 'Stepping stool' }).click();
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await page.waitForURL(/collections\/[0-9a-f-]{36}/);
  await page.getByRole('button', { name: 'Remove Stepping stool' }).waitFor();
  await page.getByRole('button', { name: 'Move Stepping stool', exact: true }).waitFor();
  await page.getByLabel('Sort by').and(page.locator('input')).first().click();
  await page.getByRole('option', { name: 'Best selling' }).click();
  await page.getByRole('button', { name: 'Move Stepping stool', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
  const kept = (await server.request({ path: '/api/collections' })).json() as {
    label: string;
    sort: string;
  }[];
  expect(kept.at(-1)).toMatchObject({ label: 'Furniture', sort: 'best-selling' });
  await expectGood();
  await page.goto(`${server.url}/admin/products/collections`);
  await page.getByRole('button', { name: 'Move Furniture up' }).click();
  await expect
    .poll(
      async () =>
        ((await server.request({ path: '/api/collections' })).json() as { label: string }[]).at(-1)?.label,
    )
    .not.toBe('Furniture');
  await expectGood();
});

test('nothing was complained of', () => expect(complaints).toEqual([]));
