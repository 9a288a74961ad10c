import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry } from '../../src/features/entries/entry-shapes.ts';
import { de } from '../../src/features/entries/messages/comments/de.ts';
import type { OwnerComment } from '../../src/features/entries/reader-comments-contract.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow, type OwnerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

let server: RunningServer;
let browser: Browser;
let smtp: TestSmtpServer;
let own: OwnerWindow;
let type: ContentType;
let entry: OwnEntry;
const problems: string[] = [];
const path = '/essays/tides';

const set = (comments: object) =>
  own.call('put', `/api/content-types/${type._id}`, { settings: { description: '', comments } });
const visitor = async (javaScriptEnabled: boolean): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  return page;
};
const section = (page: Page) => page.locator('#comments');
const fill = async (page: Page, body: string, name = 'Ada Brook', email = 'ada@example.com') => {
  await page.getByLabel('Comment', { exact: true }).fill(body);
  await page.getByLabel('Name').fill(name);
  if (email) await page.getByLabel('Email', { exact: true }).fill(email);
};
const post = (page: Page) => page.getByRole('button', { name: 'Post comment' }).click();
const approveAll = async () => {
  const waiting = await own.call<OwnerComment[]>('get', '/api/entry-comments');
  const comments = waiting.map(({ _id }) => _id);
  await own.call('put', '/api/entry-comments', { comments, state: 'published' });
};
const html = async () => (await server.request({ path })).text;

beforeAll(async () => {
  smtp = await startSmtpServer();
  [server, browser] = await Promise.all([startServer({ settings: { SMTP_URL: smtp.url } }), launchBrowser()]);
  own = await ownerWindow(browser, server);
  await own.call('put', '/api/website', { settings: { languages: ['de'] } });
  type = await own.call('post', '/api/content-types', {
    kind: 'post',
    slug: 'essays',
    name: 'Essay',
    plural: 'Essays',
  });
  entry = await own.call('post', '/api/entries', { type: type._id, name: 'Tides' });
  await own.call('post', `/api/page/${entry._id}/publish`, {});
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

test('an entry shows nothing of comments until they are on', async () => {
  expect(await html()).not.toContain('id="comments"');
  await set({ on: true, hold: 'all' });
  expect(await html()).toContain('id="comments"');
});

test('a guest comments without script, confirms by the email, and is seen once approved', async () => {
  const page = await visitor(false);
  await page.goto(path);
  await fill(page, 'Kept text', '');
  await post(page);
  await page.getByRole('link', { name: 'Enter your name.' }).waitFor();
  expect(await page.getByLabel('Comment', { exact: true }).inputValue()).toBe('Kept text');
  await fill(page, 'What a lovely walk that must have been.');
  await post(page);
  await section(page).getByText('Check your email to confirm your comment.').waitFor();

  const { message } = await smtp.nextMail();
  const link = /\/comments\/confirm\?token=[\w-]+/.exec(message.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  expect(await own.call('get', '/api/entry-comments')).toEqual([]);
  await page.getByRole('button', { name: 'Confirm comment' }).click();
  await section(page).getByText('Your comment will appear once it’s approved.').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);

  expect(await html()).not.toContain('Ada Brook');
  await approveAll();
  // Broken by answers from the cache that a change to comments does not drop.
  const shown = await html();
  expect(shown).toContain('1 comment<');
  expect(shown).toContain('"commentCount":1');
  expect(shown).not.toContain('ada@example.com');
  await page.context().close();
});

test('what a comment contains is inert', async () => {
  const body = 'See\n<script>window.hurt = 1</script> javascript:alert(1) https://example.com/tide.';
  // Of staff, because from others it counts as spam.
  await own.call('post', `/api/entries/${entry._id}/comments`, { body, name: 'Site owner' });
  const page = await visitor(true);
  await page.goto(path);
  const text = section(page).getByRole('article').filter({ hasText: 'See' });
  await text.getByText('<script>window.hurt = 1</script> javascript:alert(1)').waitFor();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  const links = text.locator('p a');
  expect(await links.count()).toBe(1);
  expect([await links.getAttribute('href'), await links.getAttribute('rel')]).toEqual([
    'https://example.com/tide',
    'nofollow ugc noopener',
  ]);
  await page.context().close();
});

test('a customer comments, replies and deletes with script', async () => {
  await set({ on: true, hold: 'none' });
  const page = await visitor(true);
  await page.request.post('/api/account/register', {
    data: { email: 'mia@customers.test', password: owner.password },
    headers: { origin: server.url },
  });
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  expect(await page.getByLabel('Email', { exact: true }).count()).toBe(0);
  await post(page);
  await page.getByRole('link', { name: 'Enter a comment.' }).waitFor();
  await fill(page, 'From a customer', 'Mia', '');
  await post(page);
  await section(page).getByText('Comment published.').waitFor();
  await section(page).getByRole('heading', { name: '3 comments' }).waitFor();

  await section(page).getByRole('link', { name: 'Reply to Ada Brook' }).click();
  await section(page).getByRole('heading', { name: 'Replying to Ada Brook' }).waitFor();
  await fill(page, 'An answer', 'Mia', '');
  await post(page);
  await section(page).getByRole('heading', { name: '4 comments' }).waitFor();
  const answer = section(page).locator('ol ol').getByText('An answer');
  await answer.waitFor();

  await section(page)
    .locator('ol ol')
    .getByRole('button', { name: /Delete your comment/ })
    .click();
  await section(page).getByText('Delete your comment? This can’t be undone.').waitFor();
  await section(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await section(page).getByRole('heading', { name: '3 comments' }).waitFor();
  expect(await answer.count()).toBe(0);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarriers(page);
  }
  // The page of another customer comes from the same cache.
  await page.goto(path);
  expect(await page.content()).not.toContain('mia@customers.test');
  await page.context().close();
});

test('a reply works without script, and other languages show the same comments', async () => {
  const page = await visitor(false);
  await page.goto(path);
  await page.getByRole('link', { name: 'Reply to Ada Brook' }).click();
  await page.getByRole('heading', { name: 'Replying to Ada Brook' }).waitFor();
  await page.goto(`/de${path}`);
  await section(page).getByText('From a customer').waitFor();
  await section(page).getByRole('heading', { name: '3 Kommentare' }).waitFor();
  expect(await section(page).getByRole('button', { name: de.post }).count()).toBe(1);
  await page.context().close();
});

test('an entry that takes no more keeps its comments', async () => {
  await set({ on: true, hold: 'none', closeDays: 1 });
  await own.call('put', `/api/entries/${entry._id}`, { shownAt: '2026-01-01T10:00:00Z' });
  const page = await visitor(false);
  await page.goto(path);
  await section(page).getByText('Comments are closed.').waitFor();
  await section(page).getByText('From a customer').waitFor();
  expect(await page.getByRole('button', { name: 'Post comment' }).count()).toBe(0);
  await page.context().close();
});

test('no screen reported an error', () => expect(problems).toEqual([]));
