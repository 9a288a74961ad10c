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
