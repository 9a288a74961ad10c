import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const at = (label: string, path = '/') => `http://${label}.localhost:${server.port}${path}`;

async function somebody(width: number): Promise<Page> {
  const viewport = { width, height: width < 700 ? 844 : 900 };
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  return page;
}

/** Takes the steps of a newcomer who sells soap. @returns the owner's window, in the admin */
async function openShop(width: number, name: string, label: string): Promise<Page> {
  const page = await somebody(width);
  await page.goto(at('platform'));
  await page.locator('a[href="/sign-up"]').first().click();
  await page.getByLabel('Email address').fill(`${label}@creators.test`);
  await page.getByLabel('Choose a password').fill('slip-and-slate-9');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Site name').fill(name);
  await page.getByText(`${label}.localhost is available.`).waitFor();
  await page.getByText('Shop', { exact: true }).click();
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

/** A new site is private, and the guide leads through the missing steps. */
async function openSite(page: Page, label: string): Promise<void> {
  const visitor = await somebody(390);
  await visitor.goto(at(label));
  await visitor.getByRole('heading', { name: 'Opening soon' }).waitFor();
  await page.getByText('Private', { exact: true }).waitFor();
  const step = page.getByRole('listitem').filter({ hasText: 'Replace the sample content' });
  await step.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('toolbar', { name: 'Hero' }).waitFor();
  await page.goto(at(label, '/admin'));
  await page.getByRole('button', { name: 'Open site' }).click();
  await page.getByRole('dialog').getByText('Set up payments').waitFor();
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Open site' }).click();
  await page.getByText('Your site is open.').waitFor();
  await page.getByText('Private', { exact: true }).waitFor({ state: 'detached' });
  await visitor.reload();
  await visitor.getByRole('navigation').first().waitFor();
  await visitor.context().close();
}

/** Changes a price, which visitors see immediately. */
async function changePrice(page: Page, label: string): Promise<void> {
  await page.goto(at(label, '/admin/products'));
  await page.getByRole('link', { name: 'Sea-salt soap' }).first().click();
  await page
    .getByRole('textbox', { name: /^Price(?! before)/ })
    .first()
    .fill('9.25');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
}

async function buySoap(width: number, label: string): Promise<void> {
  const page = await somebody(width);
  await page.goto(at(label, '/shop'));
  await page.getByRole('link', { name: 'Sea-salt soap' }).first().click();
  await page.getByText('£9.25').first().waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page
    .getByRole('link', { name: /Cart, items: 1/ })
    .first()
    .waitFor();
  await page.goto(at(label, '/order/cart'));
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByLabel('Email address').fill('guest@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByLabel('Address', { exact: true }).fill('1 Kiln Lane');
  await page.getByLabel('Town or city').fill('Fowey');
  await page.getByLabel('Postcode').fill('AB1 2CD');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.context().close();
}

const windows = [
  ['at a desk', 1440, 'Bramble', 'bramble'],
  ['on a phone', 390, 'Sorrel', 'sorrel'],
] as const;

describe.each(windows)('%s', (_, width, name, label) => {
  let owner: Page;
  afterAll(() => owner?.context().close());

  test('somebody new opens a shop and makes a first sale', async () => {
    owner = await openShop(width, name, label);
    await openSite(owner, label);
    await changePrice(owner, label);
    await buySoap(width, label);
    await owner.goto(at(label, '/admin/orders'));
    await owner.getByText('Ada Brook').first().waitFor();
    await owner
      .getByText(/£1\d\.\d\d/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  // Only one of the two owners deletes the shop.
  if (width === 390) return;
  test('packs the shop, deletes it, and has all of it at another address', async () => {
    await owner.goto(at(label, '/admin/settings/misc'));
    await owner.getByRole('button', { name: 'Export site' }).click();
    const link = owner.getByRole('link', { name: 'Download', exact: true });
    await link.waitFor();
    const [download] = await Promise.all([owner.waitForEvent('download'), link.click()]);
    const path = await download.path();
    await owner.getByRole('button', { name: 'Delete site' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByLabel('Delete site without fulfilling these orders').check();
    await dialog.getByRole('button', { name: 'Delete site' }).click();
    await owner.getByRole('heading', { name: 'This site has closed' }).waitFor();

    await owner.goto(at('platform', '/sites/new'));
    await owner.getByRole('link', { name: 'Import a site' }).click();
    await expectNoBarriers(owner);
    await owner.getByRole('button', { name: 'Upload' }).click();
    await owner.getByRole('alert').getByText('Choose the site export file').waitFor();
    const file = owner.getByLabel('Site export file');
    await file.setInputFiles({
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no archive'),
    });
    await owner.getByRole('button', { name: 'Upload' }).click();
    await owner.getByRole('alert').getByText('This file can’t be imported').waitFor();
    await file.setInputFiles(path);
    await owner.getByRole('button', { name: 'Upload' }).click();
    await owner.getByText(/8 products, 1 order/).waitFor();
    await expectNoBarriers(owner);
    const address = owner.getByLabel('Site address');
    await address.fill(label);
    await owner.getByRole('button', { name: 'Create site' }).click();
    await owner.getByRole('alert').getByText('is taken').waitFor();
    await address.fill('bramble-again');
    await owner.getByText('bramble-again.localhost is available.').waitFor();
    await owner.getByRole('button', { name: 'Create site' }).click();
    await owner.getByRole('heading', { name: `${name} imported` }).waitFor();
    await owner.getByRole('button', { name: 'Go to its admin' }).click();
    await owner.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await owner.goto(at('bramble-again', '/admin/orders'));
    await owner.getByText('Ada Brook').first().waitFor();
    await owner.goto(at('bramble-again', '/shop'));
    await owner.getByText('£9.25').first().waitFor();
    const shown = owner.locator('main article picture img').first();
    await expect
      .poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(100);
  });
});
