import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry } from '../../src/features/entries/entry-shapes.ts';
import type { OwnerComment, ReaderComment } from '../../src/features/entries/reader-comments-contract.ts';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { ownerWindow, type OwnerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { callsOf } from '../support/window-calls.ts';

let server: RunningServer;
let browser: Browser;
/** A comment by a customer. */
let write: (entry: string, body: string, more?: object) => Promise<void>;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const call = callsOf(await browser.newContext(), server);
  await call('post', '/api/account/register', { email: 'ada@example.com', password: 'a long tide table' });
  write = async (entry, body, more = {}) =>
    void (await call('post', `/api/entries/${entry}/comments`, { body, name: 'Ada Brook', ...more }));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function publish({ call }: OwnerWindow, slug: string, comments?: object) {
  const type = await call<ContentType>('post', '/api/content-types', { kind: 'other', slug, name: 'Note' });
  if (comments)
    await call('put', `/api/content-types/${type._id}`, { settings: { description: '', comments } });
  const entry = await call<OwnEntry>('post', '/api/entries', { type: type._id, name: `Tides ${slug}` });
  await call('post', `/api/page/${entry._id}/publish`, {});
  return { type, entry };
}
const rows = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const open = async (page: Page, tab: string) => {
  await page.getByRole('radiogroup', { name: 'Status' }).getByText(tab).click();
  await page.getByRole('heading', { name: 'Comments', level: 1 }).waitFor();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const select = (page: Page, text: string) => rows(page, text).getByRole('checkbox').check();
const toast = (page: Page, text: string) =>
  page.getByRole('alert').getByText(text, { exact: true }).waitFor();
const bodies = async ({ call }: OwnerWindow, state: string, entry: string) =>
  (await call<OwnerComment[]>('get', `/api/entry-comments?state=${state}&entry=${entry}`)).map(
    ({ body }) => body,
  );
const shown = async (entry: string) => {
  const { text } = await server.request({ path: `/api/entries/${entry}/comments` });
  return (JSON.parse(text) as { comments: ReaderComment[] }).comments.map(({ body }) => body);
};

test.each([390, 1440])('comments are approved, answered and sorted out at %i pixels', async (width) => {
  const own = await ownerWindow(browser, server, width);
  const { context, page, complaints } = own;
  const { entry } = await publish(own, `tides-${width}`, { on: true, hold: 'all' });
  const long = 'The tide table by the slipway is out by an hour in winter. '.repeat(10);
  const [first, second, third] = [`First ${width}`, `Second ${width}`, `Third ${width}`];
  await page.goto(`${server.url}/admin/content/comments?entry=${entry._id}`);
  await page.getByRole('heading', { name: 'No comments found' }).waitFor();

  // They appear in the open list.
  for (const body of [first, second, third]) await write(entry._id, body);
  await rows(page, third).waitFor();
  await rows(page, first).waitFor();
  await write(entry._id, long);
  const more = page.getByRole('button', { name: 'Show more of the comment by Ada Brook' });
  await more.waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);
  const height = async () => (await rows(page, 'by the slipway').boundingBox())?.height ?? 0;
  const cut = await height();
  await more.click();
  await page.getByRole('button', { name: 'Show less of the comment by Ada Brook' }).waitFor();
  expect(await height()).toBeGreaterThan(cut);

  // One by keyboard: the focus moves to the row that takes its place.
  const approve = rows(page, third).getByRole('button', { name: /^Approve/ });
  await approve.focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Comment approved');
  await rows(page, third).waitFor({ state: 'detached' });
  await eventually(() => rows(page, second).evaluate((row) => row === document.activeElement), Boolean);
  expect(await shown(entry._id)).toEqual([third]);
  await press(page, 'Undo');
  await rows(page, third).waitFor();
  expect(await shown(entry._id)).toEqual([]);

  // Several as spam, and exactly those back.
  await select(page, second);
  await select(page, third);
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByText('2 selected').waitFor();
  await expectToFit(page);
  await bar.getByRole('button', { name: 'Mark as spam' }).click();
  await toast(page, '2 comments marked as spam');
  expect(await bodies(own, 'spam', entry._id)).toEqual([third, second]);
  await press(page, 'Undo');
  await rows(page, second).waitFor();
  expect(await bodies(own, 'spam', entry._id)).toEqual([]);
  expect(await bodies(own, 'pending', entry._id)).toEqual([long.trim(), third, second, first]);

  // A reply approves.
  await rows(page, first)
    .getByRole('button', { name: /^Reply/ })
    .click();
  const field = page.getByRole('textbox', { name: 'Reply to Ada Brook' });
  await page.getByText('The comment is approved with it.').waitFor();
  await field.fill('Thank you, Ada');
  await expectNoBarriers(page);
  await press(page, 'Approve and reply');
  await page.getByText('Comment approved and reply published.').waitFor();
  await rows(page, first).waitFor({ state: 'detached' });
  expect(await shown(entry._id)).toEqual([first, 'Thank you, Ada']);

  await open(page, 'Published');
  await rows(page, 'Thank you, Ada').getByText('Your site', { exact: true }).waitFor();
  expect(await rows(page, first).getByRole('link', { name: entry.name }).getAttribute('href')).toMatch(
    new RegExp(`^/tides-${width}/tides-tides-${width}#comment-`),
  );
  await rows(page, first)
    .getByRole('button', { name: /^Move to trash/ })
    .click();
  await rows(page, first).waitFor({ state: 'detached' });
  await expect.poll(() => shown(entry._id)).toEqual(['', 'Thank you, Ada']);

  await open(page, 'Trash');
  await rows(page, first)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await toast(page, 'Comment moved to Pending');
  await page.getByRole('button', { name: 'Show all comments' }).waitFor();
  await context.close();
  expect(complaints).toEqual([]);
});

test('spam says why, and is deleted after a question that says how much', async () => {
  const own = await ownerWindow(browser, server, 768);
  const { context, page, complaints } = own;
  const { entry } = await publish(own, 'weather', { on: true, hold: 'none' });
  for (const body of ['Cheap watches', 'Cheap bags']) await write(entry._id, body, { further: 'x' });
  await page.goto(`${server.url}/admin/content/comments?in=spam`);
  const [spam] = await own.call<OwnerComment[]>('get', '/api/entry-comments?state=spam');
  const spamReason = spam?.spamReason ?? '';
  expect(spamReason).not.toBe('');
  await rows(page, 'Cheap bags').getByText(spamReason).waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expectNoBarriers(page);
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByRole('button', { name: 'Delete permanently' }).click();
  const dialog = page.getByRole('dialog', { name: 'Permanently delete 2 comments?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await bodies(own, 'spam', entry._id)).toHaveLength(2);
  await bar.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('2 comments permanently deleted.').waitFor();
  await page.getByRole('heading', { name: 'No spam' }).waitFor();
  await expectNoBarriers(page);
  expect(await bodies(own, 'spam', entry._id)).toEqual([]);
  await context.close();
  expect(complaints).toEqual([]);
});

test('a contributor reads comments, without anything that changes them', async () => {
  const own = await ownerWindow(browser, server);
  const { entry } = await publish(own, 'watched', { on: true, hold: 'all' });
  await write(entry._id, 'For the owner to answer');
  await own.call('post', '/api/invitation', { email: 'cleo@demo.test', role: 'contributor' });
  const token = await eventually(
    async () => /\/invitation\?token=([\w-]{43})/.exec(server.output())?.[1] ?? '',
    (found) => found !== '',
  );
  const context = await browser.newContext();
  await callsOf(context, server)('post', '/api/invitation/accept', { token, password: 'slip-and-slate-9' });
  const page = await context.newPage();
  await page.goto(`${server.url}/admin/content/comments`);
  const row = rows(page, 'For the owner to answer');
  await row.waitFor();
  await page.getByText('An owner, manager or editor can approve them.').waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(0);
  await expectNoBarriers(page);
  await Promise.all([context.close(), own.context.close()]);
});

test('a type and an entry say whether they take comments', async () => {
  const own = await ownerWindow(browser, server);
  const { context, page, complaints } = own;
  const { type, entry } = await publish(own, 'recipes-of-ada');
  const isOpen = async () =>
    (
      JSON.parse((await server.request({ path: `/api/entries/${entry._id}/comments` })).text) as {
        open: boolean;
      }
    ).open;
  expect(await isOpen()).toBe(false);
  await page.goto(`${server.url}/admin/content/${type._id}/settings`);
  const section = page.getByRole('region', { name: 'Comments' });
  await section.getByRole('switch', { name: 'Allow comments' }).check({ force: true });
  await section.getByRole('combobox', { name: 'Publish comments' }).selectOption('Hold all for approval');
  await section.getByRole('textbox', { name: 'Close comments after' }).fill('14');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await eventually(isOpen, Boolean);
  const [stored] = (await own.call<ContentType[]>('get', '/api/content-types')).filter(
    ({ _id }) => _id === type._id,
  );
  expect(stored?.settings.comments).toEqual({ on: true, hold: 'all', closeDays: 14 });

  // The navigation counts what waits, without a reload.
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Comments' });
  await link.waitFor();
  const before = Number((await link.innerText()).replace(/\D/g, ''));
  await write(entry._id, 'Does it need salt?');
  await eventually(
    () => link.innerText(),
    (text) => text.endsWith(String(before + 1)),
  );

  await page.goto(`${server.url}/admin/pages/write/${entry._id}`);
  const allow = page.getByRole('switch', { name: 'Allow comments' });
  await allow.waitFor();
  // Before the next task, so never drawn the other way in between.
  const shows = await allow.evaluate(async (input: HTMLInputElement) => {
    input.click();
    const microtasks = Array.from({ length: 20 }, () => () => undefined);
    await microtasks.reduce((before, next) => before.then(next), Promise.resolve());
    return input.checked;
  });
  expect(shows).toBe(false);
  await eventually(isOpen, (now) => !now);
  await page.reload();
  await allow.waitFor();
  expect(await allow.isChecked()).toBe(false);
  await context.close();
  expect(complaints).toEqual([]);
});
