import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry, Term } from '../../src/features/entries/entry-shapes.ts';
import { entryListBlock } from '../../src/features/entries/web/blocks/entry-list/block.ts';
import { launchBrowser } from '../support/browser.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;
let letters: ContentType;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  own = await ownerWindow(browser, server);
  const type = { kind: 'post', slug: 'letters', name: 'Letter', plural: 'Letters' };
  letters = await own.call<ContentType>('post', '/api/content-types', type);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const speak = (locale: string) => own.call('put', '/api/website', { settings: { locale } });
const addressOf = async (path: string, body: object) =>
  (await own.call<{ slug: string }>('post', path, body)).slug;
const categoryOf = (name: string) =>
  own.call<Term>('post', '/api/entry-terms', { kind: 'category', type: letters._id, name });

const madeOf = async (name: string) => [
  await addressOf('/api/page', { name, inMenu: false }),
  await addressOf('/api/entries', { type: letters._id, name }),
  (await categoryOf(name)).slug,
  await addressOf('/api/collection', { label: name }),
  await addressOf('/api/product', { label: name, kind: 'physical', price: 5, published: true }),
];

test('addresses are spelled as in the language of the site, and those there are stay', async () => {
  const [page, entry, ...records] = await madeOf('Grüße & Küsse');
  expect([page, entry, ...records]).toEqual([
    'grusse-kusse',
    'grusse-kusse-2',
    'grusse-kusse',
    'grusse-kusse',
    'grusse-kusse',
  ]);
  await speak('de-AT');
  expect(await madeOf('Grüße & Küsse')).toEqual([
    'gruesse-kuesse',
    'gruesse-kuesse-2',
    'gruesse-kuesse',
    'gruesse-kuesse',
    'gruesse-kuesse',
  ]);
  expect((await server.request({ path: '/product/grusse-kusse' })).status).toBe(200);
});

test('the admin proposes the address that it is going to be', async () => {
  await own.page.goto(`${server.url}/admin/pages/new`);
  await own.page.getByRole('textbox', { name: 'Name' }).fill('Über uns');
  await own.page.getByText('/ueber-uns').waitFor();
  expect(own.complaints).toEqual([]);
});

test('an Arabic name has an address of its own', async () => {
  await speak('ar-EG');
  const made = await madeOf('أكواب القهوة');
  expect(new Set(made.map((slug) => slug.replace(/-2$/, '')))).toEqual(new Set(['akwab-alqhwa']));
});

test('a list finds its category by name, whether its address is older than the spelling or not', async () => {
  await speak('en-GB');
  const older = await categoryOf('Töne');
  await speak('de-DE');
  const newer = await categoryOf('Öfen');
  expect([older.slug, newer.slug]).toEqual(['tone', 'oefen']);
  for (const { name, _id } of [older, newer]) {
    const entry = { type: letters._id, name: `Brief über ${name}`, categories: [_id] };
    const { _id: written } = await own.call<OwnEntry>('post', '/api/entries', entry);
    await own.call('post', `/api/page/${written}/publish`, {});
    const props = { ...entryListBlock.defaults, id: 'list', type: letters._id, category: name };
    const blocks = [{ type: 'entryList', props }];
    const page = await own.call<{ _id: string; slug: string }>('post', '/api/page', {
      name: `Liste: ${name}`,
      inMenu: false,
      blocks,
    });
    await own.call('post', `/api/page/${page._id}/publish`, {});
    expect((await server.request({ path: `/${page.slug}` })).text).toContain(`Brief über ${name}`);
  }
});
