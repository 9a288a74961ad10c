import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let cookie: string;
const opened: Page[] = [];

const own = async <T = unknown>(method: string, path: string, body?: unknown): Promise<T> => {
  const reply = await server.request({ method, path, cookie, ...(body ? { body } : {}) });
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply.json() as T;
};

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  cookie = (await server.request({ method: 'POST', path: '/api/account/login', body: owner })).cookie;
  const option = { id: 'post', label: 'Post', kind: 'flat', price: 4 };
  const shipping = { zones: [{ name: 'World', countries: ['*'], options: [option] }] };
  await own('PUT', '/api/shop/settings', { enabled: true, settings: { shipping } });
  await own('POST', '/api/product', { label: 'Travelling jug', price: 30, published: true, stock: null });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(() => async () => {
  for (const page of opened.splice(0)) await page.context().close();
});

async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://demo.localhost:${server.port}`,
    viewport: { width: 390, height: 844 },
    ...options,
  });
  const page = await context.newPage();
  opened.push(page);
  return page;
}

/** Names and types of the fields, in the order shown. */
const fields = (page: Page) =>
  page
    .getByRole('group', { name: 'Delivery address' })
    .locator('input, select')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('name')} ${one.tagName.toLowerCase()}`));

/** The position in the document, independent of scrolling. */
const topOf = (one: Locator) => one.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);

const britain = [
  'country select',
  'company input',
  'line1 input',
  'line2 input',
  'city input',
  'postcode input',
];
const america = [...britain.slice(0, 5), 'region select', 'postcode input'];

const newest = async () => {
  const [order] = await own<{ _id: string }[]>('GET', '/api/orders?limit=1');
  return own<{ deliveryAddress: unknown }>('GET', `/api/order/${order?._id}`);
};

test('a country brings its own fields, in its order, and takes nothing of what was typed', async () => {
  const page = await visitor();
  await page.goto('/product/travelling-jug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  const country = page.getByLabel('Country', { exact: true });
  await country.selectOption('GB');
  expect(await fields(page)).toEqual(britain);
  await page.getByLabel('Address', { exact: true }).fill('548 Market Street');
  await page.getByLabel('Town or city').fill('San Francisco');
  await page.getByLabel('Postcode').fill('94103');
  await country.focus();
  const place = await topOf(country);
  await country.selectOption('US');
  expect(await fields(page)).toEqual(america);
  expect(await country.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await topOf(country)).toBe(place);
  expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('San Francisco');
  for (const [label, autofill] of [
    ['Country', 'country'],
    ['Company (optional)', 'organization'],
    ['Address', 'address-line1'],
    ['Apartment, suite, etc. (optional)', 'address-line2'],
    ['City', 'address-level2'],
    ['State', 'address-level1'],
    ['ZIP code', 'postal-code'],
  ] as const)
    expect(await page.getByLabel(label, { exact: true }).getAttribute('autocomplete'), label).toBe(autofill);
  await page.getByLabel('Email address').fill('travel@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('ZIP code').fill('9410');
  const go = page.getByRole('button', { name: 'Continue to payment' });
  await go.click();
  await page.getByRole('link', { name: 'Choose your state.' }).waitFor();
  await page.getByRole('link', { name: 'Enter a ZIP code like 94103.' }).click();
  expect(await page.getByLabel('ZIP code').evaluate((one) => one === document.activeElement)).toBe(true);
  await expectNoBarriers(page);
  await expectToFit(page);
  await country.selectOption('JP');
  expect(await fields(page)).toEqual([
    'country select',
    'company input',
    'postcode input',
    'region select',
    'city input',
    'line1 input',
    'line2 input',
  ]);
  await country.selectOption('US');
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('9410');
  await page.getByLabel('ZIP code').fill('94103');
  await page.getByLabel('State').selectOption({ label: 'California' });
  await go.click();
  await page.getByText('Ada Brook, 548 Market Street, San Francisco, CA 94103, United States').waitFor();
  expect((await newest()).deliveryAddress).toEqual({
    line1: '548 Market Street',
    line2: '',
    city: 'San Francisco',
    region: 'CA',
    postcode: '94103',
    country: 'US',
  });
  await page.goto('/order/checkout');
  expect(await page.getByLabel('State').inputValue()).toBe('CA');
});

test('without script, the fields follow the country by a button, and an error brings them too', async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/product/travelling-jug');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  // The document also has the hidden form for script.
  const form = page.locator('noscript');
  const country = form.getByLabel('Country', { exact: true });
  await country.selectOption('GB');
  await form.getByLabel('Address', { exact: true }).fill('548 Market Street');
  await country.selectOption('US');
  await page.getByRole('button', { name: 'Update country' }).click();
  // A page that is on its way may still answer as it was.
  await expect.poll(() => fields(page)).toEqual(america);
  expect(await form.getByLabel('Address', { exact: true }).inputValue()).toBe('548 Market Street');
  await expectToFit(page);
  await form.getByLabel('Email address').fill('still@guests.test');
  await form.getByLabel('Full name').fill('Ada Brook');
  await form.getByLabel('City', { exact: true }).fill('San Francisco');
  await form.getByLabel('ZIP code').fill('94103');
  // Sent without pressing the button; the reply asks for what Hong Kong needs.
  await country.selectOption('HK');
  const go = page.getByRole('button', { name: 'Continue to payment' }).last();
  await go.click();
  await page.getByRole('link', { name: 'Choose your area.' }).waitFor();
  expect(await fields(page)).toEqual([
    'country select',
    'company input',
    'region select',
    'city input',
    'line1 input',
    'line2 input',
  ]);
  await country.selectOption('US');
  await page.getByRole('button', { name: 'Update country' }).click();
  await form.getByLabel('State').selectOption('CA');
  await form.getByLabel('ZIP code').fill('94103');
  await go.click();
  await page.waitForURL('**/order/payment');
  expect((await newest()).deliveryAddress).toMatchObject({
    city: 'San Francisco',
    region: 'CA',
    postcode: '94103',
  });
});

test('an address of an account follows its country as well', async () => {
  const body = { email: 'keeper@guests.test', password: 'a-cup-and-a-saucer' };
  const { cookie: kept } = await server.request({ method: 'POST', path: '/api/account/register', body });
  const page = await visitor();
  const url = `http://demo.localhost:${server.port}`;
  const cookies = kept.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url };
  });
  await page.context().addCookies(cookies);
  await page.goto('/account/dashboard');
  await page.getByText('Add address').click();
  const country = page.getByLabel('Country', { exact: true });
  await country.selectOption('GB');
  await page.getByLabel('Address', { exact: true }).fill('1 Elgin Street');
  await page.getByLabel('Postcode').fill('K1A 0B1');
  await country.selectOption('SG');
  await country.selectOption('CA');
  expect(await page.getByLabel('Postal code').inputValue()).toBe('K1A 0B1');
  await page.getByLabel('City', { exact: true }).fill('Ottawa');
  const save = page.getByRole('button', { name: 'Save address' });
  await save.click();
  await page.getByRole('link', { name: 'Choose your province or territory.' }).click();
  await page.getByLabel('Province or territory').selectOption('ON');
  await expectToFit(page);
  await save.click();
  await page.getByText('Address saved.').waitFor();
  const lines = page.locator('address').first().locator('span');
  await expect.poll(() => lines.allInnerTexts()).toEqual(['1 Elgin Street', 'Ottawa ON K1A 0B1', 'Canada']);
});
