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
let bowl: OwnEntry;
let tile: OwnEntry;
const ids: string[] = [];

const titleAt = (at: number) => `Potter ${String(at).padStart(3, '0')}`;
/** Nobody has published them. */
const nameAt = (at: number) => `${titleAt(at)} (not visible)`;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  own.page.setDefaultTimeout(20_000);
  const newType = (name: string, plural: string) =>
    own.call<ContentType>('post', '/api/content-types', { kind: 'other', name, plural, inMenu: false });
  const add = (type: string, name: string) => own.call<OwnEntry>('post', '/api/entries', { type, name });
  const potters = await newType('Potter', 'Potters');
  for (let at = 1; at <= 150; at += 1) ids.push((await add(potters._id, titleAt(at)))._id);
  const bowls = await newType('Bowl', 'Bowls');
  await own.call('put', `/api/content-types/${bowls._id}`, {
    fields: [{ key: 'makers', kind: 'entries', label: 'Makers', of: potters._id }],
  });
  bowl = await add(bowls._id, 'Soup bowl');
  const glazes = await newType('Glaze', 'Glazes');
  const tiles = await newType('Tile', 'Tiles');
  await own.call('put', `/api/content-types/${tiles._id}`, {
    fields: [{ key: 'glaze', kind: 'entries', label: 'Glaze', of: glazes._id, required: true }],
  });
  tile = await add(tiles._id, 'Blue tile');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const stored = async () =>
  (
    await own.call<{ details: { values: { makers?: unknown } } }>(
      'get',
      `/api/page?_id=${bowl._id}&draft=true`,
    )
  ).details?.values.makers;

test('an owner finds the 130th of 150 entries by typing, and orders and removes references by keyboard', async () => {
  const { page, complaints } = own;
  await page.goto(`${server.url}/admin/pages/edit3/${bowl._id}`);
  const search = page.getByRole('combobox', { name: 'Makers' });
  const add = async (text: string, name: string) => {
    await search.focus();
    await page.keyboard.type(text);
    await page.getByRole('option', { name, exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
  };
  await add('r 130', nameAt(130));
  await add('007', nameAt(7));
  await add('150', nameAt(150));
  await expect.poll(stored, { timeout: 20_000 }).toEqual([ids[129], ids[6], ids[149]]);
  await page.keyboard.press('Escape');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: `Move ${nameAt(7)} up` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Remove ${nameAt(150)}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(stored).toEqual([ids[6], ids[129]]);

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/admin/pages/editOLD/${bowl._id}`);
    await page.getByRole('tab', { name: 'Bowl settings' }).click();
    await page.getByText(nameAt(130), { exact: true }).waitFor();
    await expectToFit(page);
  }
  await search.fill('nobody');
  await page.getByText('No results found').waitFor();
  expect(complaints).toEqual([]);
});

test('a type without entries says so and leads to them, and a required reference is asked for', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/editOLD/${tile._id}`);
  await page.getByRole('tab', { name: 'Tile settings' }).click();
  const search = page.getByRole('combobox', { name: 'Glaze' });
  await search.click();
  await page.getByText('No results found').waitFor();
  await page.keyboard.press('Escape');
  const link = page.getByRole('link', { name: 'Add an entry' });
  expect(await link.getAttribute('target')).toBe('_blank');
  await page.getByRole('button', { name: 'Publish tile' }).click();
  await page.getByText('Fill in the required fields before you publish: Glaze.').waitFor();
});

test('names that can’t be loaded are not called deleted, and those that were loaded stay', async () => {
  const { page } = own;
  const named = (at: number) => page.getByRole('button', { name: `Remove ${nameAt(at)}`, exact: true });
  const lookUps = '**/records?*ids=*';
  let refused = 0;
  const refuse = () =>
    page.route(lookUps, (route) => {
      refused += 1;
      return route.fulfill({ status: 503, json: {} });
    });
  await own.call('put', `/api/page/${bowl._id}`, { details: { values: { makers: [ids[129], ids[148]] } } });
  await refuse();
  await page.goto(`${server.url}/admin/pages/editOLD/${bowl._id}`);
  await page.getByRole('tab', { name: 'Bowl settings' }).click();
  await page.getByText('Name couldn’t be loaded').first().waitFor();
  await page.unroute(lookUps);
  await page.reload();
  await page.getByRole('tab', { name: 'Bowl settings' }).click();
  await named(130).waitFor();

  const before = refused;
  await refuse();
  await page.getByRole('combobox', { name: 'Makers' }).fill('007');
  await page.getByRole('option', { name: nameAt(7) }).click();
  await named(7).waitFor();
  // With every try to load them again.
  await expect.poll(() => refused).toBeGreaterThan(before + 3);
  for (const at of [7, 130, 149]) expect(await named(at).count()).toBe(1);
  await page.unroute(lookUps);

  await own.call('post', '/api/entries/delete', { entries: [ids[129]] });
  await page.reload();
  await page.getByRole('tab', { name: 'Bowl settings' }).click();
  await named(149).waitFor();
  await page.getByText('Deleted or archived').waitFor();
  expect(await named(130).count()).toBe(0);
});
