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

interface Made {
  _id: string;
}

test.each([390, 768, 1440])('an owner edits many entries in a table at %i pixels', async (width) => {
  const { context, page, complaints, call } = await ownerWindow(browser, server, width);
  const slug = `works-${width}`;
  const type = await call<Made>('post', '/api/content-types', { kind: 'project', slug, inMenu: false });
  await call('post', '/api/entry-terms', { kind: 'category', type: type._id, name: 'Art' });
  const write = async (name: string, isPublished: boolean) => {
    const { _id } = await call<Made>('post', '/api/entries', {
      type: type._id,
      name: `${name} ${width}`,
      details: { excerpt: '', picture: null, values: { client: 'City', year: 2024 } },
    });
    if (isPublished) await call('post', `/api/page/${_id}/publish`, {});
  };
  await write('Hall', true);
  await write('Pier', true);
  await write('Quay', false);
  const shown = async () => (await server.request({ path: `/${slug}/hall-${width}` })).text;

  await page.goto(`${server.url}/admin/content/${type._id}?sort=name`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bulk edit' }).click();
  const cell = (column: string, name: string) =>
    page.getByRole('textbox', { name: `${column} for ${name} ${width}` });
  await cell('Client', 'Hall').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);

  // By keyboard: down a column, and back.
  await cell('Year', 'Hall').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2031');
  await page.keyboard.press('Enter');
  await page.keyboard.type('soon');
  await page.getByText('Enter a number.').waitFor();
  await page.getByText('1 cell needs your attention.').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2032');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('2033');
  await cell('Categories', 'Quay').fill('Art');
  await page.getByText('3 rows changed.').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);

  expect(await shown()).not.toContain('2031');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('3 projects saved, 2 published.').waitFor();
  expect(await shown()).toContain('2031');
  const listed = async () =>
    (
      await call<{ entries: { state: string; values: object; categories: { name: string }[] }[] }>(
        'get',
        `/api/content-types/${type._id}/entries?sort=name&values=true`,
      )
    ).entries;
  expect(await listed()).toMatchObject([
    { state: 'published', values: { client: 'City', year: 2031 } },
    { state: 'published', values: { year: 2032 } },
    { state: 'draft', values: { year: 2033 }, categories: [{ name: 'Art' }] },
  ]);

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(listed).toMatchObject([
    { state: 'published', values: { year: 2024 } },
    { state: 'published', values: { year: 2024 } },
    { state: 'draft', values: { year: 2024 }, categories: [] },
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});
