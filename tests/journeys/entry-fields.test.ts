import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry } from '../../src/features/entries/entry-shapes.ts';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;
let mugs: ContentType;
let tall: OwnEntry;

const details = (values: object) => ({ excerpt: '', picture: null, values });

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  own.page.setDefaultTimeout(20_000);
  const { _id } = await own.call<ContentType>('post', '/api/content-types', {
    kind: 'other',
    name: 'Mug',
    plural: 'Mugs',
  });
  mugs = await own.call<ContentType>('put', `/api/content-types/${_id}`, {
    fields: [
      { kind: 'text', label: 'Product number' },
      { kind: 'text', label: 'Glaze' },
      { kind: 'number', label: 'Height' },
    ],
  });
  const add = (name: string, values: object) =>
    own.call<OwnEntry>('post', '/api/entries', { type: mugs._id, name, details: details(values) });
  await add('Small mug', { product_number: 'A-1' });
  tall = await add('Tall mug', { product_number: 'a-1' });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const forEachWidth = async (work: () => Promise<unknown>) => {
  for (const width of [390, 768, 1440]) {
    await own.page.setViewportSize({ width, height: 900 });
    await work();
    await expectToFit(own.page);
  }
};

test('an owner makes a field unique by keyboard; entries with the same value are named until they differ', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/content/${mugs._id}/settings`);
  const fields = page.getByRole('region', { name: 'Fields' });
  await fields.getByRole('button', { name: 'More actions for Product number' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit field' });
  const unique = dialog.getByRole('switch', { name: 'No two entries can have the same value' });
  await forEachWidth(() => unique.scrollIntoViewIfNeeded());
  await expectNoBarriers(page);
  await unique.focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await fields.getByText('Text · unique', { exact: true }).waitFor();

  await page.keyboard.press('Control+s');
  const refused = fields.getByText(
    'One value is used in more than one entry: “A-1” (“Small mug”, “Tall mug”). Change them, then try again.',
  );
  await refused.waitFor();
  await forEachWidth(() => refused.scrollIntoViewIfNeeded());
  await own.call('put', `/api/page/${tall._id}`, { details: details({ product_number: 'A-2' }) });
  await page.keyboard.press('Control+s');
  await page.getByText('“Mugs” saved.').waitFor();
});

test('a value that another entry has is refused at its field, and saved once it is another one', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/write/${tall._id}`);
  const number = page.getByRole('textbox', { name: 'Product number' });
  await number.fill('A-1');
  // The settings are beside the text, or in a drawer.
  const problem = page.getByText('Another entry, “Small mug”, already has this product number.', {
    exact: true,
  });
  await problem.waitFor();
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  // Another width may draw the field anew, while the page scrolls to what it was.
  await forEachWidth(() => problem.evaluate((element) => element.scrollIntoView()));
  await number.fill('A-3');
  await problem.waitFor({ state: 'detached' });
  await page.getByText('Saved', { exact: true }).waitFor();
  const draft = await own.call<{ details: object }>('get', `/api/page?_id=${tall._id}&draft=true`);
  expect(draft.details).toMatchObject({ values: { product_number: 'A-3' } });
});

test('fields are put into a group by keyboard, and are under its heading where an entry is edited', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/content/${mugs._id}/settings`);
  const fields = page.getByRole('region', { name: 'Fields' });
  const dialog = page.getByRole('dialog', { name: 'Edit field' });
  const group = dialog.getByRole('combobox', { name: 'Group' });
  const edit = async (label: string) => {
    await fields.getByRole('button', { name: `More actions for ${label}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await page.keyboard.press('Enter');
    await group.focus();
  };
  await edit('Product number');
  await page.keyboard.type('Stock');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  // The group that there is already is chosen.
  await edit('Height');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Stock' }).waitFor();
  await forEachWidth(() => group.scrollIntoViewIfNeeded());
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  expect(await group.inputValue()).toBe('Stock');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const stock = fields.getByRole('group', { name: 'Stock' });
  await stock.getByRole('heading', { level: 3, name: 'Stock' }).waitFor();
  await fields.getByRole('group', { name: 'Details' }).getByText('Glaze').waitFor();
  const labels = () => fields.getByRole('listitem').allInnerTexts();
  expect((await labels()).map((text) => text.split('\n')[0]?.trim())).toEqual([
    'Product number',
    'Height',
    'Glaze',
  ]);
  expect(await stock.getByRole('listitem').count()).toBe(2);
  await forEachWidth(() => stock.scrollIntoViewIfNeeded());
  await expectNoBarriers(page);
  // Moved out of the group's list, the field keeps the focus.
  await stock.getByRole('button', { name: 'Move Height down' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Move Height up');
  await page.keyboard.press('Enter');
  await expect.poll(() => stock.getByRole('listitem').count()).toBe(2);
  await page.keyboard.press('Control+s');
  await page.getByText('“Mugs” saved.').waitFor();

  await page.goto(`${server.url}/admin/pages/write/${tall._id}`);
  const inEntry = page.getByRole('group', { name: 'Stock' });
  await inEntry.getByRole('textbox', { name: 'Product number' }).waitFor();
  await inEntry.getByRole('textbox', { name: 'Height' }).waitFor();
  await page.getByRole('group', { name: 'Details' }).getByRole('textbox', { name: 'Glaze' }).waitFor();
  await expectNoBarriers(page);
  await forEachWidth(() => page.getByRole('heading', { level: 1 }).waitFor());
});

test('a kind that can’t be compared says so, and the field is unique no longer', async () => {
  const { page, complaints } = own;
  await page.goto(`${server.url}/admin/content/${mugs._id}/settings`);
  const fields = page.getByRole('region', { name: 'Fields' });
  await fields.getByRole('button', { name: 'More actions for Product number' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit field' });
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Long text' });
  await dialog
    .getByRole('status')
    .getByText('Values of this kind aren’t compared: two entries will be able to have the same one.')
    .waitFor();
  expect(await dialog.getByRole('switch', { name: /^No two entries/ }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await fields.getByText('Long text', { exact: true }).waitFor();
  expect(complaints.filter((said) => !said.includes('status of 400'))).toEqual([]);
});
