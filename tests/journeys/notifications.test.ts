import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakableLine, breakableLine } from '../support/breakable-line.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** Owners are notified once in every window, also after a lost connection. */
let server: RunningServer;
let browser: Browser;
let line: BreakableLine;
let owner: OwnerWindow;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  line = await breakableLine(server.port);
  owner = await ownerWindow(browser, line);
});
afterAll(async () => {
  await owner?.context.close();
  await line?.close();
  await browser?.close();
  await server?.stop();
});

const write = async (words: string) => {
  const body = { content: { Name: 'Ada Byron', Message: words }, origin: '/contact' };
  expect((await server.request({ method: 'POST', path: '/api/message', body })).status).toBe(201);
};

test('a notification comes by itself, once, into every window', async () => {
  const { page, context, complaints } = owner;
  await page.goto(`${line.url}/admin/products`);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const unread = async (of = bell) =>
    Number(/\d+/.exec((await of.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const second = await context.newPage();
  await second.goto(`${line.url}/admin/files`);
  const secondBell = second.getByRole('button', { name: /^Notifications/ });
  await secondBell.waitFor();
  // What the demo site has already counts too.
  await expect.poll(() => page.title()).toMatch(/Products · Admin$/);
  const before = await unread();

  await write('Is the kiln warm?');
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: 'Is the kiln warm?' });
  await toast.waitFor();
  await expect.poll(() => unread()).toBe(before + 1);
  await expect.poll(() => unread(secondBell)).toBe(before + 1);
  expect(await page.title()).toMatch(new RegExp(`^\\(${before + 1}\\) Products · Admin$`));
  await toast.waitFor({ state: 'hidden' });

  // Two more arrive while offline; afterwards each is announced once.
  line.cut();
  await write('The second one');
  await write('The third one');
  line.mend();
  await expect.poll(() => unread()).toBe(before + 3);
  await expect.poll(() => unread(secondBell)).toBe(before + 3);
  const told = page.locator('.mantine-Notification-root');
  expect(await told.filter({ hasText: 'The second one' }).count()).toBe(1);
  expect(await told.filter({ hasText: 'kiln warm' }).count()).toBe(0);

  // The window with the connection closes, and the other one takes over.
  await second.close();
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expectNoBarriers(page);
  await list.getByRole('link', { name: /The third one/ }).click();
  await page.waitForURL(/\/admin\/messages\//);
  await expect.poll(() => unread()).toBe(before + 2);
  await bell.click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => unread()).toBe(0);
  expect(await page.title()).not.toMatch(/^\(/);
  expect(complaints.filter((text) => !/ERR_(CONNECTION|EMPTY|INCOMPLETE|NETWORK|SOCKET)/.test(text))).toEqual(
    [],
  );
});
