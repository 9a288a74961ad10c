import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { watchNamedSite } from '../support/named-site.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { callsOf } from '../support/window-calls.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Errors that the browser reported: policy, scripts, failed calls. */
const complaints: string[] = [];

const visit = (path: string) => server.request({ path });
const calls = <T>(method: 'get' | 'put', path: string, data?: unknown) =>
  callsOf(context, server)<T>(method, path, data);
/** Navigates as a link in the page does, without loading a document. */
const goWithin = (to: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const toast = (text: string | RegExp) => page.getByText(text).first().waitFor();

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  watchNamedSite(page, (sentence) => complaints.push(sentence));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the owner signs in and lands on the dashboard', async () => {
  await page.goto(`${server.url}/account`);
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel(/email/i).fill(owner.email);
  await form.getByLabel('Password', { exact: true }).fill(owner.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
  await page.getByText('Setup guide', { exact: true }).waitFor();
});

test('the first visit starts a tour, beside the screen and behind every dialog', async () => {
  const tour = page.getByRole('region', { name: 'Edit your pages' });
  await tour.getByText('Step 1 of 5').waitFor();
  expect(await tour.locator(':focus').count()).toBe(0);
  await page.getByRole('button', { name: 'Help' }).press('Enter');
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.waitFor();
  expect(await tour.isVisible()).toBe(false);
  await help.press('Escape');
  await tour.waitFor();
  await goWithin('/admin/pages');
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await all.press('Space');
  await page.getByRole('region', { name: 'Selected' }).waitFor();
  expect(await tour.isVisible()).toBe(false);
  await all.press('Space');
  await tour.waitFor();
  await goWithin('/admin');
  const kept = async () => (await page.request.get(`${server.url}/api/account/preferences`)).json();
  await expect.poll(kept).toMatchObject({ tour: 'started' });
  await page.reload();
  await page.getByRole('button', { name: 'Start tour' }).waitFor();
  expect(await page.getByText('Step 1 of 5').count()).toBe(0);
});

test('an address that names nothing says so', async () => {
  await page.goto(`${server.url}/admin/zzz`);
  await page.getByRole('heading', { level: 1, name: 'Uh oh....' }).waitFor();
  await page.getByText('This page could not be found').waitFor();
  const routes = await readFile(join(import.meta.dirname, '../../src/app/admin-routes.tsx'), 'utf8');
  const named = [...routes.matchAll(/(?:path: |screen\(\s*)['`]([^'`]+\/):id\??['`]/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(8);
  for (const each of named) {
    const path = each.replace('${view}', 'edit');
    await goWithin('/admin');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await goWithin(`/admin/${path}zzz`);
    await page.getByText('This page could not be found').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts(), path).toEqual(['Uh oh....']);
  }
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test('a page is made, filled, saved by itself and published', async () => {
  await page
    .getByRole('link', { name: /^Pages/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Name').fill('Kiln hire & firing');
  expect(await page.getByLabel('Address').inputValue()).toBe('kiln-hire-firing');
  await page.getByRole('button', { name: 'Create page' }).click();

  await page.getByRole('link', { name: 'Plain form' }).click();
  await page.getByRole('button', { name: 'Add to the page' }).click();
  await page.getByPlaceholder(/^Search:/).fill('heading');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await text.fill('Rent the big kiln');
  await saved();
  expect((await visit('/kiln-hire-firing')).status).toBe(404);

  await page.frameLocator('iframe:not([aria-hidden=true])').getByText('Rent the big kiln').waitFor();
  await page.getByRole('button', { name: 'Publish page' }).click();
  await toast('Page published.');
  const seen = await visit('/kiln-hire-firing');
  expect(seen.status).toBe(200);
  expect(seen.text).toContain('Rent the big kiln');
});

test('an edit is undone and redone by keyboard', async () => {
  const text = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await text.fill('Something else');
  await page.keyboard.press('Control+z');
  expect(await text.inputValue()).toBe('Rent the big kiln');
  await page.keyboard.press('Control+Shift+z');
  expect(await text.inputValue()).toBe('Something else');
  await saved();
});

test('a page gets another address, and the one before leads there; a taken one is refused beside its field', async () => {
  await page.getByRole('tab', { name: 'Page settings' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('contact');
  await address.press('Tab');
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  expect((await visit('/kiln-hire-firing')).status).toBe(200);
  await address.fill('Hire the Kiln');
  await address.press('Tab');
  await toast('Saved. Your site shows it now.');
  await expect.poll(() => address.inputValue()).toBe('hire-the-kiln');
  const before = await visit('/kiln-hire-firing');
  expect([before.status, before.headers['location']]).toEqual([301, '/hire-the-kiln']);
  expect((await visit('/hire-the-kiln')).text).toContain('Rent the big kiln');
  await page.getByRole('tab', { name: 'Content' }).click();
});

test('a save from elsewhere arrives in the open editor, and both changes are kept', async () => {
  const id = page.url().split('/').at(-1);
  await calls<unknown>('put', `/api/page/${id}`, { name: 'Theirs' });
  await page.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Mine');
  await saved();
  const now = await calls<{ name: string; blocks: { props: { text: string } }[] }>(
    'get',
    `/api/page?_id=${id}&draft=true`,
  );
  expect(now.blocks[0]?.props.text).toBe('Mine');
  expect(now.name).toBe('Theirs');
});

test('pages are moved by keyboard, said aloud, and stay so', async () => {
  // The list shows its last state immediately, then reloads.
  const renewed = page.waitForResponse((response) => /\/api\/pages(\?|$)/.test(response.url()));
  await page.getByRole('link', { name: 'Back to pages' }).click();
  await renewed;
  await page.getByRole('link', { name: 'Theirs', exact: true }).waitFor();
  const names = () => page.locator('[data-page-row] a').allInnerTexts();
  await page.getByRole('link', { name: 'Terms', exact: true }).focus();
  const before = await names();
  await page.keyboard.press('Alt+ArrowUp');
  await page
    .getByRole('status')
    .getByText(/^Terms: now/)
    .waitFor();
  // The status changes immediately, the drawing a moment later.
  await expect.poll(async () => (await names()).indexOf('Terms')).toBe(before.indexOf('Terms') - 1);
  const after = await names();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Terms');
  await expect
    .poll(async () => (await calls<{ name: string }[]>('get', '/api/pages')).map(({ name }) => name))
    .toEqual(after);
});

test('pages are moved by dragging, found by their words, and copied', async () => {
  const names = () => page.locator('[data-page-row] a').allInnerTexts();
  const line = (name: string) =>
    page.locator('[data-page-row]').filter({ has: page.getByRole('link', { name, exact: true }) });
  const before = await names();
  await line('Terms')
    .locator('[draggable]')
    .dragTo(line('Contact'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(async () => (await names()).indexOf('Terms')).toBe(before.indexOf('Contact'));
  await page.getByRole('textbox', { name: 'Search pages' }).fill('priv');
  await expect.poll(names).toEqual(['Privacy']);
  await page.getByRole('button', { name: 'Actions for Privacy' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Privacy again');
  await page.getByRole('button', { name: 'Create page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy again' }).waitFor();
  await page.getByRole('link', { name: 'Back to pages' }).click();
  await page.getByRole('link', { name: 'Privacy again', exact: true }).waitFor();
});

test('a deleted page can be taken back, until the message is closed', async () => {
  const row = page.getByRole('link', { name: 'Terms', exact: true });
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Terms' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    // Other pages link to it.
    await page.getByRole('button', { name: 'Delete anyway' }).click();
    await row.waitFor({ state: 'detached' });
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  expect((await visit('/terms')).status).toBe(200);

  await remove();
  const message = page.getByRole('alert').filter({ hasText: 'deleted' });
  await message.locator('button').last().click();
  await expect.poll(async () => (await visit('/terms')).status).toBe(404);
});

test('a question mark lists the keys, and G with a letter goes to a screen', async () => {
  await page.goto(`${server.url}/admin`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByText('Insert a block on an empty line').waitFor();
  await list.getByText('G then N').waitFor();
  await list.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/pages');

  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.getByRole('region', { name: 'For this screen' }).getByText('Edit pages').waitFor();
  await help.getByRole('searchbox', { name: 'Search help' }).fill('coupon');
  await help.getByRole('button', { name: 'Create discount codes' }).press('Enter');
  await help.getByRole('heading', { name: 'Create discount codes' }).waitFor();
  await help.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByPlaceholder('Search pages, orders, settings and more').fill('newsletter');
  await page.getByText('G then N').waitFor();
  await page.getByText('Collect newsletter subscribers').click();
  await help.getByRole('heading', { name: 'Collect newsletter subscribers' }).waitFor();
});

test('a tour of five steps is offered until it is taken', async () => {
  await page.goto(`${server.url}/admin`);
  await page.getByRole('button', { name: 'Start tour' }).press('Enter');
  for (const title of ['Edit your pages', 'Choose your design', 'Sell something', 'Find anything']) {
    await page.getByRole('region', { name: title }).getByText('of 5').waitFor();
    expect(await page.locator('[data-tour-here]').count()).toBe(1);
    await page.getByRole('region', { name: title }).getByRole('button', { name: 'Next' }).press('Enter');
  }
  await expectNoBarriers(page);
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/account/preferences')),
    page.getByRole('region', { name: 'Get help' }).getByRole('button', { name: 'Done' }).press('Enter'),
  ]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.getByText('Recently edited').waitFor();
  expect(await page.getByRole('button', { name: 'Start tour' }).count()).toBe(0);
});

test('a list keeps its columns, its row height and views under a name', async () => {
  const keeping = (work: () => Promise<void>) =>
    Promise.all([
      page.waitForResponse(
        (answer) => answer.url().endsWith('/api/account/preferences') && answer.request().method() === 'PUT',
      ),
      work(),
    ]);
  const table = page.getByRole('table', { name: 'Products' });
  const stock = table.getByRole('columnheader', { name: 'Stock' });
  await page.goto(`${server.url}/admin/products?q=mug`);
  await stock.waitFor();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await keeping(() => page.getByRole('menuitemcheckbox', { name: 'Stock' }).press('Enter'));
  await stock.waitFor({ state: 'detached' });
  await keeping(() => page.getByRole('menuitemradio', { name: 'Compact' }).press('Enter'));
  await expectNoBarriers(page);
  await page.getByRole('menuitemradio', { name: 'Compact' }).press('Escape');
  await page.getByRole('button', { name: 'Views' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save view' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mugs only');
  await keeping(() => dialog.getByRole('button', { name: 'Save view' }).press('Enter'));
  await page.getByRole('button', { name: 'Mugs only' }).waitFor();

  await page.goto(`${server.url}/admin/products`);
  await table.waitFor();
  await page.getByRole('button', { name: 'Views' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Mugs only' }).press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=mug');
  await expect.poll(() => page.getByRole('searchbox').first().inputValue()).toBe('mug');
  await stock.waitFor({ state: 'detached' });
});

test('a refusal is said beside what failed, and as one toast: lists, quiet changes and dialogs', async () => {
  const down = 'Looks like the server is down... shit.';
  const twice = async (sentence: string) => {
    await page.locator('.mantine-Notification-root').getByText(sentence).waitFor();
    await page.getByRole('main').or(page.getByRole('dialog')).getByText(sentence).waitFor();
    expect(await page.locator('.mantine-Notification-root').getByText(sentence).count()).toBe(1);
    // Otherwise the next one could be mistaken for it.
    await page.locator('.mantine-Notification-closeButton').first().click();
    await page.locator('.mantine-Notification-root').waitFor({ state: 'detached' });
  };
  const refuse = (path: RegExp, status: number, json: object) =>
    page.route(path, (route) => route.fulfill({ status, json }));

  await refuse(/\/api\/redirects/, 500, {});
  await page.goto(`${server.url}/admin/settings/addresses`);
  await twice(down);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  const why = 'That address leads back to itself.';
  await refuse(/\/api\/redirect$/, 400, { error: why });
  await page.getByRole('button', { name: 'Add redirect' }).first().click();
  await page.getByRole('textbox', { name: 'Redirect from' }).fill('/old.html');
  await page.getByRole('combobox', { name: 'Redirect to' }).fill('/about');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await twice(why);
  await page.unrouteAll();

  await refuse(/\/api\/page\/?$/, 500, {});
  await page.goto(`${server.url}/admin/pages/new`);
  await page.getByLabel('Name').fill('Never made');
  await page.getByRole('button', { name: 'Create page' }).click();
  await twice(down);
  await page.unrouteAll();
});

test('a colour that cannot be read gets the nearest that can', async () => {
  await page.getByRole('link', { name: 'Settings' }).click();
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('vat');
  await page.getByRole('link', { name: /^Tax/ }).waitFor();
  expect(await page.getByRole('link', { name: /Branding/ }).count()).toBe(0);
  await search.fill('zzz');
  await page.getByText('No settings found.').waitFor();
  await search.fill('smtp');
  await page
    .getByRole('link', { name: /^Email/ })
    .last()
    .waitFor();
  await search.fill('');
  await page.getByRole('link', { name: /Branding/ }).click();
  const link = page.getByRole('textbox', { name: 'Links' });
  await link.fill('#eeeeee');
  await link.press('Tab');
  const fix = page.getByRole('button', { name: /^Use #/ });
  const suggestion = (await fix.innerText()).replace('Use ', '');
  await fix.click();
  await fix.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await toast('Design published.');
  const { colours } = await calls<{ colours: { link: string } }>('get', '/api/website');
  expect(colours.link).toBe(suggestion);
});

test('when the session ends, it is said and what was typed is kept and saved', async () => {
  await page.goto(`${server.url}/admin/pages/editOLD`);
  await page.getByRole('button', { expanded: false }).filter({ hasText: 'Hero' }).click();
  await context.clearCookies();
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Typed while signed out');
  await page.getByText('You’ve been signed out', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByLabel(/^Password/).fill('another-long-passphrase');
  await page.getByRole('button', { name: 'Sign in and continue' }).click();
  await page.getByRole('alert').getByText('Incorrect email address or password.').waitFor();
  await page.getByLabel(/^Password/).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in and continue' }).click();
  await saved();
  const home = await calls<unknown>('get', '/api/page?draft=true');
  expect(JSON.stringify(home)).toContain('Typed while signed out');
});

test('the browser had nothing to complain of but the calls that were meant to fail', () => {
  expect(complaints.filter((text) => !/status of (400|401|409|500)/.test(text))).toEqual([]);
});
