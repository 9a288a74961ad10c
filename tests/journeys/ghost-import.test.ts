import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const ghostFile = (width: number) => ({
  name: 'studio.ghost.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      db: [
        {
          meta: { version: '5.82.2' },
          data: {
            posts: [
              {
                id: '1',
                title: `Unbreakableunbreakableunbreakableunbreakable ${width}`,
                slug: `glaze-${width}`,
                html: '<p>A <strong>blue</strong> glaze.</p>',
                status: 'published',
                visibility: 'public',
                published_at: '2024-05-06T07:08:09.000Z',
              },
              {
                id: '2',
                title: `Recipe ${width}`,
                slug: `recipe-${width}`,
                html: '<p>Secret.</p>',
                status: 'published',
                visibility: 'paid',
              },
            ],
            users: [{ id: 'u', name: 'Nell Carrow' }],
            posts_authors: [{ post_id: '1', author_id: 'u', sort_order: 0 }],
            settings: [{ key: 'title', value: `Studio ${width}` }],
          },
        },
      ],
    }),
  ),
});

test.each([390, 768, 1440])('a Ghost export is checked, imported and undone at %i pixels', async (width) => {
  const { context, page, complaints } = await ownerWindow(browser, server, width);
  await page.goto(`${server.url}/admin/settings/import`);
  await page.getByRole('heading', { name: 'From Ghost' }).waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);

  const address = page.getByLabel('Address of your Ghost site');
  const input = page.locator('input[type=file][accept^=".json"]');
  await address.fill('ftp://old.example');
  await input.setInputFiles(ghostFile(width));
  await page
    .getByRole('main')
    .getByText('Enter the address of your Ghost site, like https://blog.example.com.')
    .waitFor();
  await address.fill('old.example/ghost/');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByRole('main').getByText('This isn’t a Ghost export.').waitFor();
  await expectToFit(page);

  await input.setInputFiles(ghostFile(width));
  await page.getByRole('heading', { name: `Studio ${width}` }).waitFor();
  await page.getByText('From https://old.example.').waitFor();
  await page.getByText('1 entry for members only is imported as a draft and isn’t published.').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);
  await page.getByLabel('Publish pages and posts that were published on the old site').check();
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await page.getByText('Import finished. Everything was imported.').waitFor();
  await expectToFit(page);

  const shown = await server.request({ path: `/glaze-${width}/` });
  expect(shown.status).toBe(301);
  const post = await server.request({ path: shown.headers.location ?? '' });
  expect(post.text).toMatch(/<strong>blue<\/strong>/);
  expect(post.text).toContain('Nell Carrow');
  expect((await server.request({ path: `/recipe-${width}/` })).status).toBe(404);

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Import undone.').waitFor();
  expect((await server.request({ path: shown.headers.location ?? '' })).status).toBe(404);
  expect(complaints.filter((complaint) => !/\b400\b/.test(complaint))).toEqual([]);
  await context.close();
});
