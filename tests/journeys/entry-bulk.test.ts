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

test.each([390, 768, 1440])('selected entries change together at %i pixels', async (width) => {
  const { context, page, complaints, call } = await ownerWindow(browser, server, width);
  const slug = `notes-${width}`;
  // Addresses of entries are unique in a site.
  const [leek, pea] = [`Leek soup ${width}`, `Pea soup ${width}`];
  const both = [leek, pea];
  const type = await call<Made>('post', '/api/content-types', { kind: 'recipe', slug, inMenu: false });
  await call('post', '/api/entry-terms', { kind: 'category', type: type._id, name: 'Soups' });
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });
  const write = (name: string, values: object) =>
    call<Made>('post', '/api/entries', {
      type: type._id,
      name,
      details: { excerpt: '', picture: null, values },
    });
  await write(leek, { ingredients: text('Leeks') });
  await write(pea, { ingredients: text('Peas') });
  await write('Unfinished', {});
  const isShown = async (name: string) => (await server.request({ path: `/${slug}/${name}` })).status === 200;

  await page.goto(`${server.url}/admin/content/${type._id}`);
  const bar = page.getByRole('region', { name: 'Selected' });
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  for (const name of [...both, 'Unfinished']) await select(name).check();
  await expectToFit(page);
  await expectNoBarriers(page);

  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('No entries were published. “Unfinished”').waitFor();
  expect(await isShown(`leek-soup-${width}`)).toBe(false);
  // The refused entries are still selected.
  await select('Unfinished').uncheck();
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('2 recipes published.').waitFor();
  expect([await isShown(`leek-soup-${width}`), await isShown(`pea-soup-${width}`)]).toEqual([true, true]);
  await bar.waitFor({ state: 'detached' });

  const assign = async (button: string, action: string) => {
    for (const name of both) await select(name).check();
    await bar.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Category, tag or author' }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Soups' }).click();
    await expectToFit(page);
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await bar.waitFor({ state: 'detached' });
  };
  await assign('Add category, tag or author', 'Add');
  await page.getByText('“Soups” added to 2 recipes.').waitFor();
  await assign('Remove category, tag or author', 'Remove');
  await page.getByText('“Soups” removed from 2 recipes.').waitFor();

  for (const name of both) await select(name).check();
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('2 recipes unpublished.').waitFor();
  expect([await isShown(`leek-soup-${width}`), await isShown(`pea-soup-${width}`)]).toEqual([false, false]);

  const total = async (query = '') =>
    (await call<{ total: number }>('get', `/api/content-types/${type._id}/entries${query}`)).total;
  const trash = async () => {
    for (const name of both) await select(name).check();
    await bar.getByRole('button', { name: 'Move to trash' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 recipes to the trash?' });
    await dialog.getByText('You can restore them from the trash for 30 days.').waitFor();
    await dialog.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByRole('alert').getByText('2 recipes moved to trash').waitFor();
  };
  await trash();
  expect([await total(), await total('?trashed=true')]).toEqual([1, 2]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await select(leek).waitFor();
  expect([await total(), await total('?trashed=true')]).toEqual([3, 0]);
  await trash();
  await page.getByRole('link', { name: 'Trash (2)' }).waitFor();
  // The browser reports the refused call.
  expect(complaints.filter((each) => !each.includes('409'))).toEqual([]);
  await context.close();
});
