import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let window: OwnerWindow;

interface Found {
  _id: string;
  read: boolean;
}

const names = ['Ada', 'Bo', 'Cleo'] as const;
const found = async (filter = 'q=kiln') => {
  const messages = await window.call<(Found & { name: string })[]>('get', `/api/messages?${filter}`);
  return messages.toSorted((one, other) => one.name.localeCompare(other.name));
};
const read = async () => (await found()).map((message) => message.read);
const bar = () => window.page.getByRole('region', { name: 'Selected' });
const press = (name: string) => bar().getByRole('button', { name, exact: true }).press('Enter');
const undo = () => window.page.getByRole('button', { name: 'Undo' }).last().press('Enter');
const select = (name: string) =>
  window.page.getByRole('checkbox', { name: `Select message from ${name}` }).press('Space');
const openView = async (now: string, item: string) => {
  await window.page.getByRole('button', { name: now, exact: true }).press('Enter');
  await window.page.getByRole('menuitem', { name: item }).press('Enter');
};
const saveView = async (name: string) => {
  await openView('Views', 'Save view');
  const dialog = window.page.getByRole('dialog', { name: 'Saved views' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await Promise.all([
    window.page.waitForResponse(
      (answer) => answer.url().endsWith('/api/account/preferences') && answer.request().method() === 'PUT',
    ),
    dialog.getByRole('button', { name: 'Save view' }).press('Enter'),
  ]);
  await window.page.getByRole('button', { name, exact: true }).waitFor();
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  window = await ownerWindow(browser, server, 1440);
  for (const name of names) {
    const content = { name, message: `Is the kiln free, asks ${name}` };
    await window.call('post', '/api/message', { content, origin: '/contact' });
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('undo gives selected messages back exactly what they were', async () => {
  const { page } = window;
  const [, bo] = await found();
  await window.call('put', `/api/message/${bo?._id}`, { read: true });
  await page.goto(`${server.url}/admin/messages?q=kiln`);
  await page.getByRole('link', { name: /asks Cleo/ }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await bar().getByText('3 selected').waitFor();
  await expectNoBarriers(page);
  await press('Mark as read');
  await page.getByText('2 messages marked as read').waitFor();
  await expect.poll(read).toEqual([true, true, true]);
  expect(await bar().count()).toBe(0);
  await undo();
  await expect.poll(read).toEqual([false, true, false]);

  await select('Bo');
  expect(await bar().getByRole('button', { name: 'Mark as read' }).count()).toBe(0);
  await press('Archive');
  await page.getByText('Message archived').waitFor();
  await expect.poll(async () => (await found('archived=true&q=kiln')).length).toBe(1);
});

test('a message that is gone stops the change of the others, and stays selected', async () => {
  const { page, context } = window;
  const [ada] = await found('archived=false&q=kiln');
  await select('Ada');
  await select('Cleo');
  await page.route(/\/api\/messages\?/, (route) => route.abort());
  const gone = await context.request.delete(`${server.url}/api/message/${ada?._id}`, {
    headers: { origin: server.url },
  });
  expect(gone.status()).toBe(204);
  const [reply] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    press('Star'),
  ]);
  expect(reply.status()).toBe(404);
  await page.getByRole('alert').filter({ hasText: 'One of these messages no longer exists' }).waitFor();
  await bar().waitFor();
  expect(await found('starred=true&q=kiln')).toEqual([]);
  await page.unrouteAll();
});

test('a view is kept under a name, and what is selected outside it can’t be deleted with it', async () => {
  const { page } = window;
  await page.goto(`${server.url}/admin/messages?in=archive&q=kiln`);
  await page.getByRole('link', { name: /asks Bo/ }).waitFor();
  await saveView('Kiln, dealt with');
  await openView('Kiln, dealt with', 'Inbox');
  await page.waitForURL((url) => url.search === '');
  await select('Cleo');
  await bar().waitFor();
  await openView('Views', 'Kiln, dealt with');
  await page.getByRole('link', { name: /asks Bo/ }).waitFor();
  await page.getByRole('link', { name: /asks Cleo/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Search messages' }).inputValue()).toBe('kiln');
  await bar().waitFor({ state: 'detached' });
  await select('Bo');
  await bar().getByText('1 selected').waitFor();
  await press('Move to inbox');
  await page.getByText('No messages found').waitFor();
  // Views stay in reach of a list without matches.
  await page.getByRole('button', { name: 'Kiln, dealt with' }).waitFor();
});

test.each([
  ['sent emails', '/admin/settings/email/log', '?kind=message-received', 'All', 0],
  ['pages', '/admin/pages', '?state=published', 'All pages', 1],
  ['files', '/admin/files', '?kind=image', 'All files', 0],
])('the list of %s has views of its own', async (of, path, filter, all, columns) => {
  const { page } = window;
  await page.goto(server.url + path + filter);
  await saveView(`Some ${of}`);
  expect(await page.getByRole('button', { name: 'Columns' }).count()).toBe(columns);
  await openView(`Some ${of}`, all);
  await page.waitForURL((url) => url.search === '');
  await openView('Views', `Some ${of}`);
  await page.waitForURL((url) => url.search === filter);
  await expectNoBarriers(page);
});
