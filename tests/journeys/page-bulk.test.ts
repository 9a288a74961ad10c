import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let page: Page;
const browser = await launchBrowser();
const visit = (path: string) => server.request({ path });

beforeAll(async () => {
  server = await startServer();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const headers = { origin: server.url };
  await page.request.post(`${server.url}/api/account/login`, { headers, data: owner });
  await page.request.put(`${server.url}/api/account/preferences`, { headers, data: { tour: 'done' } });
});
afterAll(async () => {
  await browser.close();
  await server?.stop();
});

test('several pages are published, put into the menu, unpublished and deleted together', async () => {
  for (const name of ['Bulk one', 'Bulk two'])
    await page.request.post(`${server.url}/api/page`, { headers: { origin: server.url }, data: { name } });
  const bar = page.getByRole('region', { name: 'Selected' });
  const press = async (action: string) => {
    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: action }).press('Enter');
  };
  const statuses = async () => [(await visit('/bulk-one')).status, (await visit('/bulk-two')).status];
  const listed = async () =>
    ((await visit('/api/navigation')).json() as { slug: string }[]).filter(({ slug }) =>
      slug.startsWith('bulk'),
    ).length;
  await page.goto(`${server.url}/admin/pages?q=bulk`);
  await press('Publish');
  await page.getByText('2 pages published.').waitFor();
  expect(await statuses()).toEqual([200, 200]);
  expect(await bar.count()).toBe(0);
  await press('Show in menu');
  await expect.poll(listed).toBe(2);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await press('Unpublish');
  await page.getByText('2 pages unpublished.').waitFor();
  expect([...(await statuses()), await listed()]).toEqual([404, 404, 0]);

  const remove = async () => {
    await press('Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete 2 pages?' });
    await dialog.getByRole('button', { name: 'Delete pages' }).press('Enter');
    await page.getByText('No pages found').waitFor();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('link', { name: 'Bulk two' }).waitFor();
  await remove();
  await page.locator('.mantine-Notification-closeButton').first().press('Enter');
  await expect
    .poll(async () =>
      ((await (await page.request.get(`${server.url}/api/pages`)).json()) as { name: string }[]).map(
        ({ name }) => name,
      ),
    )
    .not.toContain('Bulk one');
});

test('a column of the list is hidden', async () => {
  await page.goto(`${server.url}/admin/pages`);
  const menu = page.getByRole('table', { name: 'Pages' }).getByRole('columnheader', { name: 'In menu' });
  await menu.waitFor();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'In menu' }).press('Enter');
  await expect.poll(() => menu.count()).toBe(0);
});
