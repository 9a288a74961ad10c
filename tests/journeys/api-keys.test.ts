import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an owner makes a key on a phone, a program uses it, and it ends when it is revoked', async () => {
  const { page, context, complaints } = await ownerWindow(browser, server, 390);
  await page.goto(`${server.url}/admin/settings/keys`);
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByText('Choose at least one permission.').waitFor();
  await dialog.getByLabel('Name').fill('Bookkeeping');
  await dialog.getByLabel('Orders and refunds').selectOption('Read');
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  const key = (await shown.locator('[data-key]').textContent()) ?? '';
  expect(key).toMatch(/^sw_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'Done' }).click();

  const use = (path: string) => server.request({ path, headers: { authorization: `Bearer ${key}` } });
  expect((await use('/api/orders')).status).toBe(200);
  expect((await use('/api/messages')).status).toBe(403);
  await page.reload();
  const card = page.getByRole('region', { name: 'Bookkeeping' });
  await card.getByText('Orders and refunds: read').waitFor();
  await card.getByText(/Last used/).waitFor();
  expect(await page.content()).not.toContain(key);
  await expectNoBarriers(page);

  const change = card.getByRole('button', { name: 'Edit Bookkeeping' });
  await change.press('Enter');
  await dialog.getByLabel('Name').press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // Fails if a dialog that is rendered only while open takes the focus with it.
  await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
  await change.click();
  expect(await dialog.getByLabel('Orders and refunds').inputValue()).toBe('read');
  await dialog.getByLabel('Orders and refunds').selectOption('');
  await dialog.getByLabel('Messages and newsletter subscribers').selectOption('Read');
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await card.getByText('Messages and newsletter subscribers: read').waitFor();
  expect((await use('/api/orders')).status).toBe(403);

  await card.getByRole('button', { name: 'Revoke Bookkeeping' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).press('Enter');
  await page.getByText('No API keys yet').waitFor();
  // The focused element is gone with its card, so the focus moves to the title.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect((await use('/api/orders')).status).toBe(401);
  expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
  await context.close();
});
