import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { callsOf, type WindowCall } from '../support/window-calls.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function windowIn(locale: string): Promise<{ page: Page; call: WindowCall }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale });
  const call = callsOf(context, server);
  await call('post', '/api/account/login', { email: owner.email, password: owner.password });
  return { page: await context.newPage(), call };
}

test('a price is the number that its signs mean, and what may be two numbers is not saved', async () => {
  const { page, call } = await windowIn('en-GB');
  const { _id: id } = await call<{ _id: string }>('post', '/api/product', { label: 'Jug', price: 24 });
  const stored = async () => (await call<{ price: number }>('get', `/api/product/${id}`)).price;
  await page.goto(`${server.url}/admin/products/edit/${id}`);
  const price = page.getByRole('textbox', { name: /^Price/ }).first();
  const save = page.getByRole('button', { name: 'Save changes' });
  await price.fill('1,000');
  await save.click();
  await expect.poll(stored).toBe(1000);
  await expect.poll(() => price.inputValue()).toBe('1000.00');

  await price.fill('1.250');
  await save.click();
  await page.getByText('“1.250” can mean 1250 or 1.25. Enter the one you mean.').waitFor();
  expect(await price.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await price.inputValue()).toBe('1.250');
  await price.fill('1.25');
  await save.click();
  await expect.poll(stored).toBe(1.25);

  await price.fill('cheap');
  await price.blur();
  await page.getByText('Enter a number, such as 24.50.').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => price.inputValue()).toBe('1.25');
  await page.context().close();
});

test('the settings of the shop read amounts as the language of the admin writes them', async () => {
  const { page } = await windowIn('de-DE');
  await page.goto(`${server.url}/admin/settings/ecommerce/discounts/new`);
  const minimum = page.getByRole('textbox', { name: 'Mindestbestellwert' });
  await minimum.fill('1.000');
  await minimum.blur();
  expect(await minimum.inputValue()).toMatch(/^1000,00\s£$/);
  await minimum.fill('24,50');
  await minimum.blur();
  expect(await minimum.inputValue()).toMatch(/^24,50\s£$/);
  await minimum.press('ArrowUp');
  expect(await minimum.inputValue()).toMatch(/^25,50\s£$/);
  await page.context().close();
});

test('a form with a number that is none is not sent', async () => {
  const { page, call } = await windowIn('en-GB');
  const product = { label: 'Bowl', price: 9, stock: 4 };
  const { _id: id } = await call<{ _id: string }>('post', '/api/product', product);
  await page.goto(`${server.url}/admin/products/stock`);
  await page.getByRole('row', { name: /Bowl/ }).getByRole('button').first().click();
  const change = page.getByRole('textbox', { name: /^(Change|New stock)/ });
  await change.fill('2.5');
  await change.press('Enter');
  await page.getByText('Enter a whole number.').waitFor();
  expect((await call<{ stock: number }>('get', `/api/product/${id}`)).stock).toBe(4);
  await change.fill('-1');
  await change.press('Enter');
  await expect.poll(async () => (await call<{ stock: number }>('get', `/api/product/${id}`)).stock).toBe(3);
  await page.context().close();
});

test('in a currency without decimals, prices have none, and one with decimals is not saved', async () => {
  const { page, call } = await windowIn('en-GB');
  await call('put', '/api/website', { settings: { ecommerce: { currency: 'JPY' } } });
  const { _id: product } = await call<{ _id: string }>('post', '/api/product', {
    label: 'Teapot',
    price: 3400,
    compareAt: 4200,
    variants: [{ variantLabel: 'Large', price: 5100 }],
  });
  const { _id: service } = await call<{ _id: string }>('post', '/api/service', {
    label: 'Glazing',
    price: 9000,
    deposit: 2000,
    durations: [{ minutes: 90, price: 12_000 }],
  });
  const values = async (name: RegExp) => {
    const fields = page.getByRole('textbox', { name });
    await fields.first().waitFor();
    return Promise.all((await fields.all()).map((field) => field.inputValue()));
  };
  await page.goto(`${server.url}/admin/products/edit/${product}`);
  await expect.poll(() => values(/price/i)).toEqual(['3400', '4200', '5100']);
  const price = page.getByRole('textbox', { name: /^Price \(JPY\)/ });
  await price.fill('1,5');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter a whole number.').waitFor();
  expect(await price.inputValue()).toBe('1,5');
  expect((await call<{ price: number }>('get', `/api/product/${product}`)).price).toBe(3400);
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.goto(`${server.url}/admin/services/edit/${service}`);
  await expect.poll(() => values(/price|deposit/i)).toEqual(['9000', '2000', '12000']);
  await page.context().close();
});
