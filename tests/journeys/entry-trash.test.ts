import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
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

test.each([390, 1440])('an entry goes to the trash and comes back at %i pixels', async (width) => {
  const { context, page, complaints, call } = await ownerWindow(browser, server, width);
  const slug = `diary-${width}`;
  const type = await call<Made>('post', '/api/content-types', { kind: 'post', slug, inMenu: false });
  const write = async (name: string) => {
    const { _id } = await call<Made>('post', '/api/entries', { type: type._id, name: `${name} ${width}` });
    await call('post', `/api/page/${_id}/publish`, {});
  };
  for (const name of ['Monday', 'Tuesday', 'Wednesday']) await write(name);
  const [monday, tuesday] = [`Monday ${width}`, `Tuesday ${width}`];
  const text = async (path: string) => (await server.request({ path })).text;
  const isListed = async (name: string) => (await text(`/${slug}`)).includes(name);
  const statusOf = async (name: string) =>
    (await server.request({ path: `/${slug}/${name}-${width}` })).status;
  await eventually(() => isListed(monday), Boolean);
  expect(await statusOf('monday')).toBe(200);

  await page.goto(`${server.url}/admin/content/${type._id}`);
  const trash = async (name: string) => {
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await page.getByRole('alert').getByText(`“${name}” moved to trash`).waitFor();
  };
  await trash(monday);
  await page.getByRole('button', { name: `More actions for ${monday}` }).waitFor({ state: 'detached' });
  expect(await statusOf('monday')).toBe(404);
  await eventually(
    () => isListed(monday),
    (isThere) => !isThere,
  );

  // Undo restores it, published as it was.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`“${monday}” restored.`).waitFor();
  // The message that offered it fades away; the next one says the same.
  await page.getByRole('alert').getByText(`“${monday}” moved to trash`).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `More actions for ${monday}` }).waitFor();
  expect(await statusOf('monday')).toBe(200);
  await eventually(() => isListed(monday), Boolean);

  for (const name of [monday, tuesday]) await trash(name);
  // Another entry takes the address of one of them.
  await write('Monday');
  await page.getByRole('link', { name: 'Trash (2)' }).click();
  await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor();
  const rows = page.getByRole('list', { name: 'Posts in the trash' }).getByRole('listitem');
  // The latest first.
  await eventually(
    () => rows.allInnerTexts(),
    (texts) => texts.length === 2 && texts[0]?.includes(tuesday) === true,
  );
  await rows.first().getByText('Was published').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);

  await page.getByRole('button', { name: `Restore ${tuesday}` }).click();
  await page.getByText(`“${tuesday}” restored.`).waitFor();
  expect(await statusOf('tuesday')).toBe(200);
  await page.getByRole('button', { name: `Restore ${monday}` }).click();
  await page.getByText(`“${monday}” restored as a draft, because its address is in use`).waitFor();
  await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
  await expectToFit(page);

  await page.getByRole('link', { name: 'Show all posts' }).click();
  await trash(tuesday);
  await trash(`Wednesday ${width}`);
  await page.getByRole('link', { name: 'Trash (2)' }).click();
  await page.getByRole('checkbox', { name: `Select ${tuesday}` }).check();
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByText('1 selected').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);
  await bar.getByRole('button', { name: 'Delete permanently' }).click();
  const dialog = page.getByRole('dialog', { name: `Permanently delete “${tuesday}”?` });
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText(`“${tuesday}” permanently deleted.`).waitFor();
  await eventually(
    () => rows.count(),
    (count) => count === 1,
  );

  await page.getByRole('button', { name: 'Empty trash' }).click();
  const empty = page.getByRole('dialog', { name: 'Empty trash?' });
  await empty.getByText('1 post will be permanently deleted.').waitFor();
  await empty.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
  expect(
    await call<{ total: number }>('get', `/api/content-types/${type._id}/entries?trashed=true`),
  ).toMatchObject({ total: 0 });
  expect(complaints).toEqual([]);
  await context.close();
});
