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
let bowls: ContentType;

const fields = [
  { key: 'price', kind: 'money', label: 'Price' },
  { key: 'weight', kind: 'number', label: 'Weight' },
  { key: 'fired', kind: 'date', label: 'Fired' },
  { key: 'show', kind: 'dateRange', label: 'On show' },
  { key: 'sold', kind: 'toggle', label: 'Sold' },
  { key: 'glaze', kind: 'choice', label: 'Glaze', options: ['Ash', 'Tenmoku'] },
  { key: 'maker', kind: 'entries', label: 'Maker' },
  { key: 'note', kind: 'multiline', label: 'Note' },
  { key: 'photo', kind: 'picture', label: 'Photo' },
];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  own.page.setDefaultTimeout(20_000);
  const add = (type: string, name: string, values: object) =>
    own.call<OwnEntry>('post', '/api/entries', {
      type,
      name,
      details: { excerpt: '', picture: null, values },
    });
  const newType = (kind: string, name: string, plural: string) =>
    own.call<ContentType>('post', '/api/content-types', { kind, name, plural, inMenu: false });
  const potters = await newType('other', 'Potter', 'Potters');
  const anna = await add(potters._id, 'Anna Berg', {});
  bowls = await newType('other', 'Bowl', 'Bowls');
  bowls = await own.call<ContentType>('put', `/api/content-types/${bowls._id}`, {
    fields: fields.map((field) => (field.kind === 'entries' ? { ...field, of: potters._id } : field)),
  });
  await add(bowls._id, 'Soup bowl', {
    price: 24.5,
    weight: 1250.5,
    fired: '2026-03-01',
    show: { start: '2026-05-01T09:00:00.000Z', end: null, allDay: false },
    sold: true,
    glaze: 'Ash',
    maker: [anna._id],
    note: 'Fired twice. '.repeat(40),
  });
  await add(bowls._id, 'Tea bowl', { price: 9, glaze: 'Tenmoku' });
  await add(bowls._id, 'Rice bowl', { price: 120, fired: '2026-04-01', sold: false });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Chooses columns by keyboard, in an open menu that stays open. */
async function choose(...labels: string[]) {
  const { page } = own;
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  for (const label of labels) {
    const item = page.getByRole('menuitemcheckbox', { name: label, exact: true });
    await item.focus();
    await page.keyboard.press('Enter');
    // Some menus close with each choice.
    if (!(await item.isVisible().catch(() => false))) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
}

const headings = () => own.page.getByRole('columnheader').allInnerTexts();

test('fields are columns with readable values, for this type only, and stay so', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/admin/content/${bowls._id}`);
  await page.getByRole('row', { name: /Soup bowl/ }).waitFor();
  expect(await headings()).not.toContain('Price');
  await choose('Price', 'Weight', 'Fired', 'On show', 'Sold', 'Glaze', 'Maker', 'Note');
  await page.reload();
  const soup = page.getByRole('row', { name: /Soup bowl/ });
  await soup.getByText('Anna Berg').waitFor();
  expect((await headings()).slice(-8)).toEqual(fields.slice(0, 8).map(({ label }) => label));
  const cells = await soup.getByRole('cell').allInnerTexts();
  expect(cells).toEqual(
    expect.arrayContaining(['£24.50', '1,250.5', '1 Mar 2026', '1 May 2026, 10:00', 'Yes', 'Ash']),
  );
  expect(
    await page
      .getByRole('row', { name: /Tea bowl/ })
      .getByRole('cell')
      .allInnerTexts(),
  ).toEqual(expect.arrayContaining(['£9.00', 'No', 'Tenmoku']));
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Note' }).waitFor();
  expect(await page.getByRole('menuitemcheckbox', { name: 'Photo' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expectNoBarriers(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByText(width < 960 ? 'Price: £24.50' : '£24.50', { exact: true }).waitFor();
    await expectToFit(page);
  }
});

const rows = async () =>
  (await own.page.getByRole('main').locator('tbody').getByRole('link').allInnerTexts()).map((name) =>
    name.trim(),
  );

test('an owner filters and sorts by fields by keyboard, saves the view, and sees the same again', async () => {
  const { page } = own;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/admin/content/${bowls._id}`);
  await page.getByRole('button', { name: 'Add filter' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add filter' });
  const field = dialog.getByRole('combobox', { name: 'Field' });
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.getByRole('option').allInnerTexts()).toEqual([
    'Price',
    'Weight',
    'Fired',
    'On show',
    'Sold',
    'Glaze',
    'Maker',
    'Note',
    'Photo',
  ]);
  await field.selectOption({ label: 'Price' });
  await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'is at least' });
  const value = dialog.getByRole('textbox', { name: 'Value (GBP)' });
  await value.focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter an amount like 24.50.').waitFor();
  await expectNoBarriers(page);
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const chips = page.getByRole('list', { name: 'Filters' });
  await chips.getByRole('button', { name: 'Price is at least £20.00', exact: true }).waitFor();
  await expect.poll(rows).toEqual(['Rice bowl', 'Soup bowl']);

  const heading = page.getByRole('columnheader', { name: 'Price' });
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(rows).toEqual(['Soup bowl', 'Rice bowl']);
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('rising.price');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, high to low' });
  await expect.poll(rows).toEqual(['Rice bowl', 'Soup bowl']);
  expect(await heading.getAttribute('aria-sort')).toBe('descending');

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dear bowls');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dear bowls' }).waitFor();
  await page.goto(`${server.url}/admin/content/${bowls._id}`);
  await expect.poll(rows).toHaveLength(3);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Dear bowls' }).click();
  await expect.poll(rows).toEqual(['Rice bowl', 'Soup bowl']);
  await page.reload();
  await chips.getByRole('button', { name: 'Price is at least £20.00', exact: true }).waitFor();
  await expect.poll(rows).toEqual(['Rice bowl', 'Soup bowl']);
  expect(await headings()).toContain('Price');
  await expectNoBarriers(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await chips.scrollIntoViewIfNeeded();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Fired' });
    await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'is between' });
    await dialog.getByRole('combobox', { name: 'From' }).or(dialog.getByLabel('From')).first().waitFor();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

test('a filter is edited and removed, and one whose field was retired is dropped with a note', async () => {
  const { page, complaints } = own;
  const asked = JSON.stringify({ sold: true, weight: { from: 1 } });
  await page.goto(`${server.url}/admin/content/${bowls._id}?fields=${encodeURIComponent(asked)}`);
  await expect.poll(rows).toEqual(['Soup bowl']);
  await page.getByRole('button', { name: 'Sold is Yes', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit filter' });
  await dialog.getByRole('combobox', { name: 'Value' }).selectOption({ label: 'No' });
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await page.getByText('No bowls found').waitFor();
  await page.getByRole('button', { name: 'Remove filter: Sold is No' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(rows).toEqual(['Soup bowl']);
  const add = page.getByRole('button', { name: 'Add filter' });
  await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);

  await own.call('put', `/api/content-types/${bowls._id}`, {
    fields: bowls.fields.map((each) => ({ ...each, retired: each.key === 'weight' })),
  });
  await page.reload();
  await page.getByRole('status').getByText('A filter isn’t applied, because its field was').waitFor();
  await expect.poll(rows).toHaveLength(3);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.waitForURL((url) => !url.searchParams.has('fields'));

  const long = encodeURIComponent('ß'.repeat(100));
  await page.goto(`${server.url}/admin/content/${bowls._id}?q=${long}`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByText('The search and filters are too long to save.').waitFor();
  expect(complaints).toEqual([]);
});

test('references are chosen by a search, and texts and empty fields are found, by keyboard', async () => {
  const { page, complaints } = own;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/admin/content/${bowls._id}`);
  const dialog = page.getByRole('dialog', { name: 'Add filter' });
  const open = async (label: string, condition: string) => {
    await page.getByRole('button', { name: 'Add filter' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label });
    await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: condition });
  };
  await open('Maker', 'is any of');
  const makers = dialog.getByRole('combobox', { name: 'Values' }).or(dialog.getByLabel('Values')).first();
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await dialog.getByText('Choose at least one.').waitFor();
  await makers.focus();
  await page.keyboard.type('nobody');
  await page.getByText('No results found').waitFor();
  await makers.fill('berg');
  await page.getByRole('option', { name: 'Anna Berg' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByText('Anna Berg').first().waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  await expectNoBarriers(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await dialog.waitFor({ state: 'detached' });
  const chips = page.getByRole('list', { name: 'Filters' });
  await chips.getByRole('button', { name: 'Maker is Anna Berg', exact: true }).waitFor();
  await expect.poll(rows).toEqual(['Soup bowl']);

  await page.reload();
  await chips.getByRole('button', { name: 'Maker is Anna Berg', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit filter' });
  await edit.getByText('Anna Berg').first().waitFor();
  await edit.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'is none of' });
  await edit.getByRole('button', { name: 'Apply filter' }).click();
  await chips.getByRole('button', { name: 'Maker isn’t Anna Berg', exact: true }).waitFor();
  await expect.poll(rows).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove filter: Maker isn’t Anna Berg' }).click();

  await open('Note', 'contains');
  await dialog.getByRole('textbox', { name: 'Value' }).focus();
  await page.keyboard.type('  ');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter the text to find.').waitFor();
  await page.keyboard.type('FIRED twice');
  await page.keyboard.press('Enter');
  await chips.getByRole('button', { name: 'Note contains “FIRED twice”', exact: true }).waitFor();
  await expect.poll(rows).toEqual(['Soup bowl']);
  await page.getByRole('button', { name: /^Remove filter: Note/ }).click();

  await open('Photo', 'is empty');
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await chips.getByRole('button', { name: 'Photo is empty', exact: true }).waitFor();
  await open('Glaze', 'is any of');
  await dialog.getByLabel('Values').first().focus();
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await chips.getByRole('button', { name: 'Glaze is Ash or Tenmoku', exact: true }).waitFor();
  await expect.poll(rows).toHaveLength(2);
  expect(complaints).toEqual([]);
});
