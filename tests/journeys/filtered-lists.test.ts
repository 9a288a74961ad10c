import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry } from '../../src/features/entries/entry-shapes.ts';
import { entryListBlock } from '../../src/features/entries/web/blocks/entry-list/block.ts';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;
let bowls: ContentType;
let shelf: { _id: string; slug: string };
const entries = new Map<string, OwnEntry>();

const DAY = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const fields = [
  { key: 'glaze', kind: 'choice', label: 'Glaze', options: ['Ash', 'Tenmoku'] },
  { key: 'fired', kind: 'date', label: 'Fired' },
  { key: 'maker', kind: 'entries', label: 'Maker' },
  { key: 'cost', kind: 'number', label: 'Cost', shown: false },
];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  own.page.setDefaultTimeout(20_000);
  const newType = (name: string, plural: string) =>
    own.call<ContentType>('post', '/api/content-types', { kind: 'other', name, plural, inMenu: false });
  const add = async (type: string, name: string, values: object) => {
    const entry = await own.call<OwnEntry>('post', '/api/entries', { type, name, details: { values } });
    await own.call('post', `/api/page/${entry._id}/publish`, {});
    entries.set(name, entry);
    return entry;
  };
  const potters = await newType('Potter', 'Potters');
  const anna = await add(potters._id, 'Anna Berg', {});
  bowls = await newType('Bowl', 'Bowls');
  bowls = await own.call<ContentType>('put', `/api/content-types/${bowls._id}`, {
    fields: fields.map((field) => (field.kind === 'entries' ? { ...field, of: potters._id } : field)),
  });
  await add(bowls._id, 'Soup bowl', { glaze: 'Ash', fired: dayFrom(5), maker: [anna._id] });
  await add(bowls._id, 'Tea bowl', { glaze: 'Tenmoku', fired: dayFrom(5) });
  await add(bowls._id, 'Rice bowl', { glaze: 'Ash', fired: dayFrom(9), maker: [anna._id] });
  await add(bowls._id, 'Salad bowl', { glaze: 'Ash', fired: dayFrom(-9) });
  const props = {
    ...entryListBlock.defaults,
    id: 'list',
    type: bowls._id,
    title: 'Soon',
    count: 1,
    paging: true,
  };
  shelf = await own.call('post', '/api/page', {
    name: 'Shelf',
    inMenu: false,
    blocks: [{ type: 'entryList', props: { ...props, sort: 'name' } }],
  });
  await own.call('post', `/api/page/${shelf._id}/publish`, {});
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function edit(): Promise<Page> {
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/edit3/${shelf._id}`);
  await page.getByRole('treeitem', { name: /Entries/ }).click();
  await page.getByRole('group', { name: 'Filters' }).waitFor();
  return page;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByText('Page published.').waitFor();
}

/** The names of the entries on a page of the list. */
const seen = async (page = 1): Promise<string[]> => {
  const { text } = await server.request({ path: `/${shelf.slug}${page > 1 ? `?page=${page}` : ''}` });
  return [...entries.keys()].filter((name) => text.includes(`>${name}<`)).toSorted();
};

test('an owner filters a list by its fields, by keyboard, and visitors see what it finds', async () => {
  expect(await seen()).toEqual(['Rice bowl']);
  const page = await edit();
  const group = page.getByRole('group', { name: 'Filters' });
  const dialog = page.getByRole('dialog', { name: 'Add filter' });
  const open = async (field: string, condition: string) => {
    await group.getByRole('button', { name: 'Add filter' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: field });
    await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: condition });
  };
  const apply = async () => {
    await dialog.getByRole('button', { name: 'Apply filter' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  };
  await open('Fired', 'is today or later');
  expect(await dialog.getByRole('combobox', { name: 'Field' }).getByRole('option').allInnerTexts()).toEqual([
    'Glaze',
    'Fired',
    'Maker',
  ]);
  await apply();
  await open('Maker', 'is any of');
  await dialog.getByRole('combobox', { name: 'Values' }).fill('berg');
  await page.getByRole('option', { name: 'Anna Berg' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await apply();
  await group.getByRole('button', { name: 'Maker is Anna Berg', exact: true }).waitFor();
  await group.getByRole('button', { name: 'Fired is today or later', exact: true }).waitFor();
  await expectNoBarriers(page);
  await publish(page);

  await expect.poll(() => seen()).toEqual(['Rice bowl']);
  expect(await seen(2)).toEqual(['Soup bowl']);
  const visitor = await browser.newContext({ baseURL: server.url });
  const window = await visitor.newPage();
  await window.goto(`/${shelf.slug}`);
  await window.getByRole('link', { name: 'Rice bowl' }).waitFor();
  await window.mouse.move(200, 200, { steps: 4 });
  await window.getByRole('navigation', { name: /Pages/ }).getByRole('link', { name: 'Next' }).click();
  await window.getByRole('link', { name: 'Soup bowl' }).waitFor();
  await expectToFit(window);
  await visitor.close();
});

test('a page shows an entry once its value is what the filter asks for', async () => {
  const { _id } = entries.get('Salad bowl') as OwnEntry;
  const anna = entries.get('Anna Berg') as OwnEntry;
  expect([...(await seen()), ...(await seen(2))]).not.toContain('Salad bowl');
  const { version } = await own.call<OwnEntry>('get', `/api/entries/${_id}`);
  await own.call('put', `/api/page/${_id}`, {
    version,
    details: { excerpt: '', picture: null, values: { fired: dayFrom(1), maker: [anna._id] } },
  });
  await own.call('post', `/api/page/${_id}/publish`, {});
  await expect.poll(() => seen(3)).toEqual(['Soup bowl']);
  expect([...(await seen()), ...(await seen(2))]).toEqual(['Rice bowl', 'Salad bowl']);
});

test('a filter of a field that is gone says so and can be removed; until then visitors see nothing', async () => {
  await own.call('put', `/api/content-types/${bowls._id}`, {
    fields: bowls.fields.map((field) => ({ ...field, retired: field.key === 'maker' })),
  });
  await expect.poll(() => seen()).toEqual([]);
  const page = await edit();
  const group = page.getByRole('group', { name: 'Filters' });
  await group.getByText('Maker: This field no longer exists', { exact: true }).waitFor();
  await group.getByText('Visitors see no entries here until').waitFor();
  await expectNoBarriers(page);
  const remove = group.getByRole('button', { name: 'Remove filter: Maker: This field no longer exists' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await remove.waitFor({ state: 'detached' });
  await publish(page);
  await expect.poll(() => seen(4)).toEqual(['Tea bowl']);
  expect(own.complaints).toEqual([]);
});

test('filters fit into the form of the block on phones and tablets', async () => {
  const { page } = own;
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/admin/pages/editOLD/${shelf._id}`);
    await page
      .getByRole('button', { name: /^Entries/ })
      .first()
      .click();
    const group = page.getByRole('group', { name: 'Filters' });
    await group.getByRole('button', { name: 'Fired is today or later', exact: true }).waitFor();
    await expectToFit(page);
    await group.getByRole('button', { name: 'Add filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add filter' });
    await dialog.getByRole('combobox', { name: 'Condition' }).waitFor();
    const offered = dialog.getByRole('combobox', { name: 'Field' }).getByRole('option');
    expect(await offered.allInnerTexts()).toEqual(['Glaze']);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});
