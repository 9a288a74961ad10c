import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Block } from '../../src/lib/content/block-kind.ts';
import { walkTree } from '../../src/lib/content/block-tree.ts';
import { pagePath } from '../../src/features/pages/slugs.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

/**
 * Somebody who sees the editor for the first time makes the home page anew from a template, with gallery and columns, and
 * restyles the site: by mouse, by keyboard alone, and on a phone.
 */
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
async function openWindow(options: BrowserContextOptions = {}): Promise<void> {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...options,
  });
  await context.request.post(`${server.url}/api/account/login`, {
    data: owner,
    headers: { origin: server.url },
  });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
}
beforeEach(() => openWindow());
afterEach(() => context.close());

const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const row = (name: RegExp) => page.getByRole('treeitem', { name });
const confirm = async (press: () => Promise<void>) => {
  const question = page.getByRole('dialog', { name: 'Publish anyway?' });
  const done = page.getByText('Page published.');
  await question.or(done).first().waitFor();
  if (await question.isVisible()) await press();
  await done.waitFor();
};

/** What visitors see: text, gallery, content of the columns and colours. */
async function expectPublished(slug: string, words: string, surface: string): Promise<void> {
  const html = (await server.request({ path: pagePath(slug) })).text;
  expect(html).toMatch(new RegExp(`<h1[^>]*>${words}`));
  expect(html).toContain(`--surface:${surface}`);
  const { blocks } = (await (await context.request.get(`${server.url}/api/page?slug=${slug}`)).json()) as {
    blocks: Block[];
  };
  const all = [...walkTree(blocks)].map(({ block }) => block);
  expect(all.map(({ type }) => type)).toContain('gallery');
  const inColumns = all
    .filter(({ type }) => type === 'columns')
    .flatMap((columns) => [...walkTree([columns])]);
  expect(inColumns.map(({ block }) => block.type)).toContain('quote');
}

test('by mouse', async () => {
  await page.goto(`${server.url}/admin/pages/edit`);
  const frame = page.frameLocator('#preview-frame');
  const title = frame.locator('h1');
  await title.waitFor();
  const before = await title.innerText();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Pin settings' }).click();
  const begin = async () => {
    await page.getByRole('button', { name: /^Use a template/ }).click();
    await page.getByText('Landing page', { exact: true }).click();
    await page.getByRole('button', { name: 'Use this template' }).click();
    await expect.poll(() => title.innerText()).not.toBe(before);
    // When it closes, the focus returns to the button that opened it.
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  await begin();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => title.innerText()).toBe(before);
  await begin();
  await title.click({ force: true });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Made by mouse');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Pin blocks' }).click();
  const pick = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await frame.locator('[data-puck-component]').last().click({ force: true });
  for (const name of ['Gallery', 'Columns']) {
    await pick(name).click();
    await page.getByRole('region', { name: `${name}: fields` }).waitFor();
  }
  // The empty columns are selected and receive what is added.
  await pick('Quote').click();
  await page.getByRole('region', { name: 'Quote: fields' }).waitFor();
  await saved();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await confirm(() => page.getByRole('button', { name: 'Publish anyway' }).click());

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /Branding/ }).click();
  await page.getByRole('radio', { name: 'Midnight' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Design published.').waitFor();
  await expectPublished('homepage', 'Made by mouse', '#0f1524');
});

/** Presses Tab until the element has the focus. */
async function tabTo(role: string, name: RegExp, { back = false, most = 150 } = {}): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const found = page.getByRole(role as 'button', { name }).and(page.locator(':focus'));
    if ((await found.count()) > 0) return;
  }
  throw new Error(`The Tab key did not lead to the ${role} ${name.source}.`);
}

async function command(words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  // A closing dialog restores the focus a moment later, which would take it from the search.
  await page
    .getByPlaceholder(/Search|Where/)
    .and(page.locator(':focus'))
    .last()
    .waitFor();
  await page.keyboard.type(words);
  await page.locator('[data-selected]').first().waitFor();
  await page.keyboard.press('Enter');
}

test('by keyboard alone', async () => {
  await page.goto(`${server.url}/admin/pages`);
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
  await tabTo('link', /^Home$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await tabTo('link', /^Structure and fields$/);
  await page.keyboard.press('Enter');
  await row(/./).first().waitFor();
  await tabTo('button', /^Page settings$/);
  await page.keyboard.press('Enter');
  await tabTo('button', /^Use a template/);
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: /template/i });
  await choice.waitFor();
  await tabTo('radio', /./);
  while ((await page.getByRole('radio', { name: 'Landing page' }).and(page.locator(':focus')).count()) === 0)
    await page.keyboard.press('ArrowDown');
  await tabTo('button', /^Use this template$/);
  await page.keyboard.press('Enter');
  await choice.waitFor({ state: 'detached' });
  await row(/./).first().waitFor();
  await tabTo('treeitem', /./);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
  if (
    (await page.getByRole('textbox', { name: 'Title', exact: true }).and(page.locator(':focus')).count()) ===
    0
  )
    await tabTo('textbox', /^Title$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Made by keys');
  await tabTo('treeitem', /./, { back: true });
  await page.keyboard.press('End');
  while ((await row(/./).and(page.locator('[aria-level="1"]:focus')).count()) === 0)
    await page.keyboard.press('ArrowUp');
  for (const name of ['gallery', 'columns', 'quote']) {
    await page.keyboard.press('Insert');
    await page
      .getByPlaceholder(/^Search:/)
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await row(new RegExp(`^${name}`, 'i'))
      .and(page.locator('[aria-selected=true]'))
      .waitFor();
  }
  await row(/^Quote/)
    .and(page.locator('[aria-level="2"]'))
    .waitFor();
  await saved();
  await tabTo('button', /^Publish changes$/, { back: true });
  await page.keyboard.press('Enter');
  await confirm(async () => {
    await tabTo('button', /^Publish anyway$/);
    await page.keyboard.press('Enter');
  });

  await command('Branding');
  await page.getByRole('heading', { level: 1, name: 'Branding' }).waitFor();
  await tabTo('radio', /./);
  while ((await page.getByRole('radio', { name: 'Midnight' }).and(page.locator(':focus')).count()) === 0)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const other = await page.locator(':focus').getAttribute('aria-label');
  await tabTo('button', /^Publish$/);
  await page.keyboard.press('Enter');
  await page.getByText('Design published.').waitFor();
  const html = (await server.request({ path: '/' })).text;
  const surface = /--surface:(#\w+)/.exec(html)?.[1] ?? '';
  expect([surface, other]).not.toContain('#0f1524');
  await expectPublished('homepage', 'Made by keys', surface);
});

test('at 390 px', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/admin/pages`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Structure and fields' }).click();
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByRole('button', { name: /^Use a template/ }).click();
  await page.getByText('Landing page', { exact: true }).click();
  await page.getByRole('button', { name: 'Use this template' }).click();
  const fields = page.getByRole('dialog', { name: 'Fields' });
  await page.getByRole('dialog', { name: 'Use a template' }).waitFor({ state: 'detached' });
  await fields.getByRole('button', { name: 'Close' }).click();
  await row(/./).first().click();
  await fields.getByRole('textbox', { name: 'Title', exact: true }).fill('Made on a phone');
  await fields.getByRole('button', { name: 'Close' }).click();
  const last = row(/./).and(page.locator('[aria-level="1"]')).last();
  await last.click();
  await fields.getByRole('button', { name: 'Close' }).click();
  for (const name of ['Gallery', 'Columns', 'Quote']) {
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.getByPlaceholder(/^Search:/).fill(name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await row(new RegExp(`^${name}`)).waitFor();
  }
  await row(/^Quote/)
    .and(page.locator('[aria-level="2"]'))
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await saved();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await confirm(() => page.getByRole('button', { name: 'Publish anyway' }).click());

  await page.goto(`${server.url}/admin/settings/branding`);
  await page.getByRole('radio', { name: 'Midnight' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Design published.').waitFor();
  await expectPublished('homepage', 'Made on a phone', '#0f1524');
});

test('by touch, on the page itself', async () => {
  await context.close();
  await openWindow({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`${server.url}/admin/pages/edit`);
  const frame = page.frameLocator('#preview-frame');
  const title = frame.locator('h1');
  await title.waitFor();
  const before = await title.innerText();
  await page.getByRole('button', { name: 'Settings', exact: true }).tap();
  await page.getByRole('button', { name: /^Use a template/ }).tap();
  await page.getByText('Landing page', { exact: true }).tap();
  await page.getByRole('button', { name: 'Use this template' }).tap();
  await expect.poll(() => title.innerText()).not.toBe(before);
  await page.getByRole('dialog', { name: 'Use a template' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Close settings' }).tap();
  await title.tap({ force: true });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Made by touch');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await frame.getByText('Made by touch').waitFor();
  await frame.locator('[data-puck-component]').last().tap({ force: true });
  for (const name of ['Gallery', 'Columns', 'Quote']) {
    await page.getByRole('button', { name: 'Add block' }).tap();
    await page.getByRole('button', { name, exact: true }).first().tap();
    await page.getByRole('toolbar', { name: `Block: ${name}` }).waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await saved();
  await page.getByRole('button', { name: 'Publish changes' }).tap();
  await confirm(() => page.getByRole('button', { name: 'Publish anyway' }).tap());
  await page.goto(`${server.url}/admin/settings/branding`);
  await page.getByRole('radio', { name: 'Harbour' }).check();
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByText('Design published.').waitFor();
  await expectPublished('homepage', 'Made by touch', '#f4f7fa');
});

test('the browser had nothing to complain of', () => expect(complaints).toEqual([]));
