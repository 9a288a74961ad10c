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

const tableFor = (width: number) =>
  [
    'Title,Date,Tags,Shop,Text',
    `A new kiln ${width},2026-02-03,"clay, kilns",,"Some **text**."`,
    `Opening day ${width},soon,,,`,
    `"Title ${width} with a word of its own, unbreakableunbreakableunbreakableunbreakable",2026-02-04,,Leeds,`,
  ].join('\n');

test.each([390, 1440])('a table is assigned, checked and imported at %i pixels', async (width) => {
  const { context, page, complaints, call } = await ownerWindow(browser, server, width);
  const slug = `news-${width}`;
  const { _id } = await call<{ _id: string }>('post', '/api/content-types', {
    kind: 'post',
    slug,
    inMenu: false,
  });
  await page.goto(`${server.url}/admin/content/${_id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import posts' }).click();
  await page.getByRole('heading', { name: 'Import posts' }).waitFor();
  await expectToFit(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'news.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(tableFor(width)),
  });
  await page.getByText('2 posts will be added. 1 can’t be imported.').waitFor();
  await page.getByText('Not imported: Shop.').waitFor();
  await page.getByText('Row 3, Date: “soon” isn’t a date like 2026-05-01 or 2026-05-01 14:30.').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);

  await page.getByLabel('Import Date as').selectOption({ label: 'Don’t import' });
  await page.getByText('3 posts will be added.').waitFor();
  // The field that a column had before is free again.
  await page.getByLabel('Import Shop as').selectOption({ label: 'Excerpt' });
  await page.getByText('Not imported: Date.').waitFor();
  await page.getByLabel('Publish posts that aren’t drafts in the file').check();
  await page.getByRole('button', { name: 'Import 3 posts' }).click();
  await page.getByText('Done: 3 added, 0 updated.').waitFor();
  await expectToFit(page);
  await page.getByRole('link', { name: `A new kiln ${width}` }).waitFor();
  const shown = await server.request({ path: `/${slug}/a-new-kiln-${width}` });
  expect(shown.text).toContain('<strong>text</strong>');
  expect(shown.text).toContain(`/${slug}/tag/kilns`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('several Markdown files are imported together, and another mix of files is refused', async () => {
  const { context, page, call } = await ownerWindow(browser, server);
  const { _id } = await call<{ _id: string }>('post', '/api/content-types', {
    kind: 'post',
    slug: 'notes-md',
    inMenu: false,
  });
  await page.goto(`${server.url}/admin/content/${_id}/import`);
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const input = page.locator('input[type=file]');
  await input.setInputFiles([file('a.md', '# A'), file('b.csv', 'title\nB')]);
  await page.getByText('Choose one CSV, JSON or ZIP file').first().waitFor();
  await input.setInputFiles([
    file('a.md', '# A\n\nText'),
    file('b.md', '---\ntitle: B\nlayout: wide\n---\nText'),
  ]);
  await page.getByText('2 posts will be added.').waitFor();
  await page.getByText('Not imported: layout.').waitFor();
  await page.getByRole('button', { name: 'Import 2 posts' }).click();
  await page.getByText('Done: 2 added, 0 updated.').waitFor();
  const { text } = await server.request({ path: '/api/entries?type=notes-md' });
  expect((JSON.parse(text) as { total: number }).total).toBe(0);
  await context.close();
});

test('selected entries are exported as JSON by keyboard, and the file is imported again', async () => {
  const { context, page, complaints, call } = await ownerWindow(browser, server);
  const { _id } = await call<{ _id: string }>('post', '/api/content-types', {
    kind: 'post',
    slug: 'notes-json',
    inMenu: false,
  });
  for (const name of ['Cups', 'Plates']) await call('post', '/api/entries', { type: _id, name });
  await page.goto(`${server.url}/admin/content/${_id}`);
  await page.getByRole('checkbox', { name: 'Cups' }).check();
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export posts' });
  await dialog.getByRole('radio', { name: 'Selected: 1 post' }).waitFor();
  await expectNoBarriers(page);
  await dialog.getByRole('radio', { name: 'CSV' }).focus();
  await page.keyboard.press('ArrowDown');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Export posts' }).press('Enter'),
  ]);
  await dialog.waitFor({ state: 'hidden' });
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  const buffer = Buffer.concat(parts);
  const { entries } = JSON.parse(buffer.toString()) as { entries: { title: string }[] };
  expect(entries.map(({ title }) => title)).toEqual(['Cups']);

  await page.goto(`${server.url}/admin/content/${_id}/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cups.json', mimeType: 'application/json', buffer });
  await page.getByLabel('Update 1 post with the same address').waitFor();
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  await page.getByRole('button', { name: 'Import 1 post' }).click();
  await page.getByText('Done: 0 added, 1 updated.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
