import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry } from '../../src/features/entries/entry-shapes.ts';
import { en } from '../../src/features/entries/messages/entries/en.ts';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;
let letters: ContentType;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  own.page.setDefaultTimeout(20_000);
  letters = await own.call<ContentType>('post', '/api/content-types', {
    kind: 'post',
    slug: 'letters',
    name: 'Letter',
    plural: 'Letters',
  });
  for (const [name, shownAt] of [
    ['First letter', '2026-01-02T10:00:00Z'],
    ['Second letter', '2026-02-03T10:00:00Z'],
  ]) {
    const entry = { type: letters._id, name, shownAt };
    const { _id } = await own.call<OwnEntry>('post', '/api/entries', entry);
    await own.call('post', `/api/page/${_id}/publish`, {});
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an owner chooses by keyboard how addresses look, and follows the link to an entry', async () => {
  const { page, complaints } = own;
  await page.goto(`${server.url}/admin/content/${letters._id}/settings`);
  const choice = page.getByRole('radiogroup', { name: 'Address of entries' });
  const [year, month, day] = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' }).split('-');
  for (const example of [
    '/letters/name-of-letter',
    `/letters/${year}/name-of-letter`,
    `/letters/${year}/${month}/name-of-letter`,
    `/letters/${year}/${month}/${day}/name-of-letter`,
  ])
    await choice.getByText(example, { exact: true }).waitFor();
  const name = choice.getByRole('radio', { name: 'Name', exact: true });
  expect(await name.isChecked()).toBe(true);
  await name.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  expect(await choice.getByRole('radio', { name: 'Day and name' }).isChecked()).toBe(true);
  await page.keyboard.press('Control+s');
  await page.getByText('“Letters” saved.').waitFor();
  await expectNoBarriers(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await choice.scrollIntoViewIfNeeded();
    await expectToFit(page);
  }
  await page.reload();
  expect(await choice.getByRole('radio', { name: 'Day and name' }).isChecked()).toBe(true);

  await page.goto(`${server.url}/admin/content/${letters._id}`);
  await page.getByRole('button', { name: 'More actions for First letter' }).click();
  const link = page.getByRole('menuitem', { name: 'View on site' });
  expect(await link.getAttribute('href')).toBe('/letters/2026/01/02/first-letter');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.getByRole('heading', { name: 'First letter', level: 1 }).waitFor();
  expect(new URL(opened.url()).pathname).toBe('/letters/2026/01/02/first-letter');
  await opened.close();
  expect(complaints).toEqual([]);
});

test('the settings of an entry show the address it has, also after its date has changed', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/content/${letters._id}`);
  await page.getByRole('link', { name: 'Second letter' }).click();
  const settings = page.getByRole('complementary', { name: 'Letter settings' });
  await settings
    .getByText(/\/letters\/2026\/02\/03\/second-letter$/)
    .first()
    .waitFor();
  const view = settings.getByRole('link', { name: 'View on site' });
  expect(await view.getAttribute('href')).toBe('/letters/2026/02/03/second-letter');
  await settings.getByRole('textbox', { name: 'Address' }).fill('Another letter');
  await page.keyboard.press('Enter');
  await settings
    .getByText(/\/letters\/2026\/02\/03\/another-letter$/)
    .first()
    .waitFor();
  // The previews for search engines and social networks say the same.
  await expect.poll(() => settings.getByText(/\/letters\/2026\/02\/03\/another-letter$/).count()).toBe(3);
});

test('visitors go from the list to an entry and its neighbour, and an old link in the browser leads on', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${server.url}/letters`);
  await page.getByRole('main').getByRole('link', { name: 'First letter' }).click();
  await page.waitForURL('**/letters/2026/01/02/first-letter');
  await page
    .getByRole('navigation', { name: en.pagination })
    .getByRole('link', { name: /Second letter/ })
    .click();
  await page.waitForURL('**/letters/2026/02/03/another-letter');
  // Until the script has taken over, the browser follows links.
  await page.mouse.move(200, 200, { steps: 4 });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  // A link in a text, which was typed before the addresses changed; the page takes it without loading anew.
  for (const [old, now] of [
    ['/letters/first-letter?from=text', '/letters/2026/01/02/first-letter?from=text'],
    ['/letters/2020/second-letter', '/letters/2026/02/03/another-letter'],
  ]) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'Earlier link';
      link.id = 'earlier';
      document.getElementById('earlier')?.remove();
      document.body.prepend(link);
      Object.assign(window, { stayed: true });
    }, old ?? '');
    await page.getByRole('link', { name: 'Earlier link' }).click();
    await page.waitForURL(`**${now}`);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  }
  // Only the server knows redirects, such as those of an import.
  await own.call('post', '/api/redirect', { from: '/2019/12/31/first', to: '/shop' });
  await page.evaluate(() => document.getElementById('earlier')?.setAttribute('href', '/2019/12/31/first/'));
  await page.getByRole('link', { name: 'Earlier link' }).click();
  await page.waitForURL('**/shop');
  expect(problems).toEqual([]);
  await context.close();
});
