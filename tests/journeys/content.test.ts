import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/**
 * Somebody without a blog adds one, writes three posts and schedules a fourth, and puts them in order; then categories are
 * merged and a field is added. What visitors get is read from the site itself.
 */
let server: RunningServer;
let browser: Browser;
let owner: OwnerWindow;
let page: Page;
/** The address of the list of posts in the admin. */
let list = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  owner = await ownerWindow(browser, server);
  page = owner.page;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const seen = async (path: string) => (await server.request({ path })).text;
const row = (title: string) => page.getByRole('row').filter({ hasText: title });

/** From the list to a published post, by keyboard up to the text. */
async function write(title: string, text: string, category: string): Promise<void> {
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
  // It is in the section of its type, though it is edited as a page.
  const here = page.getByRole('navigation').locator('[aria-current="page"]');
  await expect.poll(() => here.allInnerTexts()).toEqual(['Blog']);
  // The title has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const body = page.getByRole('textbox', { name: 'Text', exact: true });
  await body.waitFor();
  // Enter moves to the text.
  await expect.poll(() => body.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(text);
  await saved();
  const categories = page.getByLabel('Categories', { exact: true }).and(page.locator('input'));
  await categories.fill(category);
  await categories.press('Enter');
  await page
    .getByRole('complementary', { name: 'Post settings' })
    .getByText(category, { exact: true })
    .waitFor();
}

async function publish(): Promise<void> {
  await page.getByRole('button', { name: /^Publish/ }).click();
  const question = page.getByRole('dialog', { name: 'Publish anyway?' });
  const done = page.getByText('Post published.').first();
  await question.or(done).first().waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Publish anyway' }).click();
  await done.waitFor();
}

test('a blog is added from the command palette, with one press', async () => {
  await page.goto(`${server.url}/admin`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search' }).fill('blog');
  await page
    .getByRole('button', { name: /^Content/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'What would you like to publish?' }).waitFor();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: /^Blog/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add blog' });
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Add blog' }).click();
  await page.getByRole('heading', { name: 'No posts yet' }).waitFor();
  await expectNoBarriers(page);
  list = new URL(page.url()).pathname;
  await page.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true }).waitFor();
});

test('three posts are written and published, the first with an image', async () => {
  await write('Opening the studio', 'We have moved to the harbour.', 'News');
  await page.getByRole('button', { name: 'Choose image' }).first().click();
  const library = page.getByRole('dialog').filter({ has: page.getByRole('listbox') });
  await library.getByRole('listbox').getByRole('option').first().click();
  await library.getByRole('button', { name: 'Use file' }).click();
  await library.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Alt text' }).fill('The harbour at dawn');
  await saved();
  await expectNoBarriers(page);
  await publish();
  const posts = [
    ['Autumn glazes', 'Three new colours.', 'Pottery'],
    ['A visit to the kiln', 'Hot, and worth it.', 'Pottery'],
  ] as const;
  for (const [title, text, category] of posts) {
    await page.goto(`${server.url}${list}`);
    await write(title, text, category);
    await publish();
  }
  const archive = await seen('/blog');
  for (const title of ['Opening the studio', 'Autumn glazes', 'A visit to the kiln'])
    expect(archive).toContain(title);
  const post = await seen('/blog/opening-the-studio');
  for (const text of ['We have moved to the harbour.', 'The harbour at dawn']) expect(post).toContain(text);
  const pottery = await seen('/blog/category/pottery');
  expect(pottery).not.toContain('Opening the studio');
  const feed = (title: string, href: string) =>
    `<link rel="alternate" href="${href}" type="application/rss+xml" title="${title}">`;
  for (const shown of [archive, post]) expect(shown).toContain(feed('Blog', '/blog/feed.xml'));
  expect(pottery).toContain(feed('Pottery – Blog', '/blog/category/pottery/feed.xml'));
});

test('a fourth is scheduled: the list says when, and visitors don’t see it', async () => {
  await page.goto(`${server.url}${list}`);
  await write('Winter market', 'Come on the first Sunday of Advent.', 'News');
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await page.getByRole('menuitem', { name: 'Schedule publishing…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  await dialog.getByRole('button', { name: 'When' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: /^15 / }).click();
  await page.getByRole('button', { name: 'Use this time' }).click();
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByText('Post scheduled.').waitFor();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await row('Winter market')
    // “in 2 weeks” or “next month”, depending on the day.
    .getByText(/^Scheduled, (?:in|next) /)
    .waitFor();
  expect(await seen('/blog')).not.toContain('Winter market');
});

test('the list is filtered by category; several posts are unpublished, and one is moved to the trash and restored', async () => {
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Pottery' });
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await expectNoBarriers(page);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('2 posts unpublished.').waitFor();
  expect(await seen('/blog')).not.toContain('Autumn glazes');
  await row('Autumn glazes').getByRole('button', { name: 'More actions for Autumn glazes' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row('Autumn glazes').waitFor();
});

test('a category is merged into another one, whose page then lists its posts', async () => {
  await page.goto(`${server.url}${list}/categories`);
  await page.getByRole('button', { name: 'More actions for Pottery' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge “Pottery” into another category' });
  await dialog.getByRole('combobox', { name: 'Categories' }).click();
  await page.getByRole('option', { name: 'News' }).click();
  await dialog.getByText('2 entries with “Pottery” will have “News” instead.').waitFor();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Merge categories' }).click();
  await page.getByText('“Pottery” merged into “News”.').waitFor();
  await page.getByRole('link', { name: '4 entries' }).waitFor();
});

test('a field of one’s own is added, filled in and shown; the feed’s address is there to copy', async () => {
  await page.goto(`${server.url}${list}/settings`);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'RSS feed' }).inputValue())
    .toBe(`${server.url}/blog/feed.xml`);
  await page.getByRole('button', { name: 'Add field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a field' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Photographer');
  await dialog.getByRole('button', { name: 'Add field' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('“Posts” saved.').waitFor();
  await page.goto(`${server.url}${list}`);
  await page.getByRole('link', { name: 'Opening the studio' }).click();
  await page.getByRole('textbox', { name: 'Photographer' }).fill('Ada Lovelace');
  await saved();
  await publish();
  expect(await seen('/blog/opening-the-studio')).toContain('Ada Lovelace');
});

test('people have no date and no feed, and an email address that opens an email', async () => {
  const { _id: type } = await owner.call<{ _id: string }>('post', '/api/content-types', { kind: 'person' });
  const values = { role: 'Glazes', email: 'ines@slipway.test' };
  const details = { excerpt: '', picture: null, values };
  for (const name of ['Ines Faro', 'Tom Reed']) {
    const { _id: id } = await owner.call<{ _id: string }>('post', '/api/entries', { type, name, details });
    await owner.call('post', `/api/page/${id}/publish`, {});
  }
  const one = await seen('/team/ines-faro');
  expect(one).toMatch(/<a href="mailto:ines@slipway\.test"><bdi>ines@slipway\.test<\/bdi>/);
  expect(one).not.toMatch(/<time/);
  const all = await seen('/team');
  expect(all).toContain('Tom Reed');
  expect(all).not.toMatch(/<time|feed\.xml"[^>]*data-in-place/);
});

test('nothing was complained about', () => expect(owner.complaints).toEqual([]));

test('what is typed while a new post opens is in its text', async () => {
  await page.goto(`${server.url}/admin/content`);
  let reply = () => {};
  const held = new Promise<void>((resolve) => (reply = resolve));
  await page.route('**/api/entries', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'New post' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('Three days of rain');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It rained.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We stayed inn');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.');
  reply();
  const body = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => body.innerText()).toMatch(/^It rained\.\s+We stayed in\.$/);
  await saved();
  await page.keyboard.type(' Later');
  await expect.poll(() => body.innerText()).toContain('We stayed in. Later');
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).first().inputValue()).toBe(
    'Three days of rain',
  );
  await page.unroute('**/api/entries');
});
