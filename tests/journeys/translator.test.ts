import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../src/features/products/contract.ts';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let desk: OwnerWindow;
let translator: Page;
/** Errors of the translator's window. */
const complaints: string[] = [];
const refused: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  desk = await ownerWindow(browser, server);
  await desk.call('put', '/api/website', { settings: { languages: ['de', 'fr'] } });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  translator = await context.newPage();
  translator.on('pageerror', (error) => complaints.push(error.message));
  translator.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  translator.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link').allInnerTexts();
const isSaved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

/** Types into the field that has the focus. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Opens an entry of the list by keyboard. */
async function open(page: Page, group: string, name: string): Promise<void> {
  const groups = page.getByRole('radiogroup', { name: 'Show' });
  await groups.getByRole('radio', { name: group, exact: true }).press('Space');
  await page.getByRole('link', { name, exact: true }).press('Enter');
}

test('the owner invites a translator, whose dashboard leads to what there is to translate', async () => {
  const { page } = desk;
  await page.goto(`${server.url}/admin/settings/people`);
  await page.getByRole('button', { name: 'Invite staff' }).press('Enter');
  await page.locator('input[type=email]:focus').waitFor();
  await page.keyboard.type('tove@demo.test');
  await page.getByRole('radio', { name: /^Translator/ }).press('Space');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await page.getByText('invitation expires').waitFor();

  const token = await eventually(
    async () => /\/invitation\?token=([\w-]{43})/.exec(server.output())?.[1] ?? '',
    (found) => found !== '',
    { what: 'the invitation is shown' },
  );
  await translator.goto(`${server.url}/account/invitation?token=${token}`);
  await translator.getByText('Translator').waitFor();
  await translator.getByLabel('Choose a password').fill('slip-and-slate-9');
  await translator.getByRole('button', { name: 'Accept invitation' }).press('Enter');
  await translator.waitForURL('**/admin', { waitUntil: 'commit' });
  const card = translator.getByRole('region', { name: 'Translations' });
  await card
    .getByText(/^0 of \d+ texts translated$/)
    .nth(1)
    .waitFor();
  expect(await navigation(translator)).toEqual(['Dashboard', 'Translations']);
  await expectNoBarriers(translator);
  await translator.setViewportSize({ width: 390, height: 844 });
  await expectToFit(translator);
  await translator.getByRole('button', { name: 'Open navigation' }).press('Enter');
  await expect.poll(() => navigation(translator)).toEqual(['Dashboard', 'Translations']);
  await translator.getByRole('button', { name: 'Close navigation' }).press('Enter');
  await translator.setViewportSize({ width: 1440, height: 900 });
  await card.getByRole('link', { name: 'German' }).press('Enter');
  await translator.getByRole('heading', { level: 1, name: 'Translations' }).waitFor();
  await translator.getByRole('radiogroup', { name: 'Show' }).getByText('Products').waitFor();
  await expectNoBarriers(translator);
  expect(
    await translator.getByRole('link', { name: /^(Pages|Manage languages|Machine translation)$/ }).count(),
  ).toBe(0);
});

test('the translator translates a page and a product by keyboard, and can’t publish them', async () => {
  await open(translator, 'Pages', 'About us');
  await typeInto(translator, 'Page title in German', 'Über uns');
  await translator.keyboard.press('ControlOrMeta+Enter');
  await typeInto(translator, 'SEO title in German', 'Über uns');
  await isSaved(translator);
  await expectNoBarriers(translator);
  expect(await translator.getByRole('button', { name: /[Pp]ublish/ }).count()).toBe(0);

  const [{ label }] = await desk.call<[Product]>('get', '/api/products?limit=1');
  await translator.getByRole('main').getByRole('link', { name: 'Translations' }).press('Enter');
  await open(translator, 'Products', label);
  await typeInto(translator, 'Product name in German', 'Der Becher');
  await isSaved(translator);
  expect(await translator.getByRole('button', { name: /[Pp]ublish/ }).count()).toBe(0);
  const subject = translator.url().split('/').at(-1);
  expect([...refused, ...complaints]).toEqual([]);
  const reply = await translator
    .context()
    .request.post(`${server.url}/api/translation/de/${subject}/publish`, {
      headers: { origin: server.url },
    });
  expect([reply.status(), await reply.json()]).toMatchObject([403, { code: 'needs-approval' }]);
});

test('no other screen opens for the translator', async () => {
  for (const path of [
    'pages',
    'pages/edit',
    'content',
    'orders',
    'products',
    'customers',
    'calendar',
    'services',
    'messages',
    'forms',
    'newsletter',
    'files',
    'analytics',
    'audio',
    'test',
    'settings',
    'settings/email',
    'settings/people',
    'settings/languages',
  ]) {
    await translator.goto(`${server.url}/admin/${path}`);
    await translator.getByText('You don’t have access to this page').waitFor();
  }
  await translator.keyboard.press('ControlOrMeta+K');
  await translator.getByRole('textbox', { name: /Search/ }).fill('translat');
  await translator.getByRole('button', { name: /^Translations/ }).waitFor();
  expect(await translator.getByRole('button', { name: /^(Languages|Orders|Pages)/ }).count()).toBe(0);
  expect([...refused, ...complaints]).toEqual([]);
});

test('the owner publishes, and visitors read it', async () => {
  const { page } = desk;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${server.url}/de/about`);
  expect(await visitor.title()).not.toContain('Über uns');
  await page.goto(`${server.url}/admin/pages/translations?language=de`);
  await page.getByRole('button', { name: 'Publish all' }).press('Enter');
  await page.getByRole('button', { name: 'Publish 2 translations' }).press('Enter');
  await page.getByText('2 translations published.').waitFor();
  await eventually(
    async () => {
      await visitor.goto(`${server.url}/de/shop`);
      return visitor.getByRole('link', { name: 'Der Becher' }).count();
    },
    (count) => count > 0,
    { what: 'visitors see the product in German' },
  );
  await visitor.goto(`${server.url}/de/about`);
  expect(await visitor.title()).toContain('Über uns');
  expect(desk.complaints).toEqual([]);
});
