import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Page, PageSummary } from '../../contract.ts';
import { HOME_SLUG } from '../../slugs.ts';
import type { Menus } from '../../menus-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one } = world;
const { visitor, owner, done } = callsOn(world, one);

const make = (name: string) => done<Page>('POST', '/api/page', { name });
const isLive = async (slug: string) => (await visitor('GET', `/api/page?slug=${slug}`)).status === 200;
const bulk = (to: string, pages: unknown[]) => owner('POST', `/api/pages/${to}`, { pages });
const given = (...pages: Page[]) => pages.map(({ _id, version }) => ({ _id, version }));

let home: PageSummary;
beforeAll(async () => {
  home = (await done<PageSummary[]>('GET', '/api/pages')).find(
    ({ slug }) => slug === HOME_SLUG,
  ) as PageSummary;
});

test('several pages are published, unpublished and deleted, each named once', async () => {
  const [first, second] = [await make('First of two'), await make('Second of two')];
  const reply = await bulk('publish', [...given(first, second), { _id: first._id }]);
  expect([reply.status, reply.json()]).toEqual([200, { changed: 2 }]);
  expect([await isLive(first.slug), await isLive(second.slug)]).toEqual([true, true]);
  await done('PUT', '/api/menus', {
    header: [{ page: first._id }, { page: second._id }],
    footer: [],
    subdomain: '',
  });
  const links = async () =>
    ((await visitor('GET', '/api/menus?subdomain=')).json() as Menus).header.map(({ href }) => href);
  expect(await links()).toEqual([`/${first.slug}`, `/${second.slug}`]);

  expect((await bulk('unpublish', given(first, second))).json()).toEqual({ changed: 2 });
  expect([await isLive(first.slug), await isLive(second.slug)]).toEqual([false, false]);
  expect(await links()).toEqual([]);

  expect((await bulk('delete', [first._id, second._id])).json()).toEqual({ changed: 2 });
  const left = (await done<PageSummary[]>('GET', '/api/pages')).map(({ _id }) => _id);
  expect(left).not.toContain(first._id);
  expect(left).not.toContain(second._id);
});

test('a page that was edited meanwhile, or must stay, is named and nothing is changed', async () => {
  const [edited, other] = [await make('Edited meanwhile'), await make('Untouched')];
  await done('PUT', `/api/page/${edited._id}`, { name: 'Edited elsewhere' });
  const stale = await bulk('publish', given(edited, other));
  expect([stale.status, stale.json()]).toMatchObject([
    409,
    { error: expect.stringContaining('No pages were published. “Edited elsewhere”') },
  ]);
  expect([await isLive(edited.slug), await isLive(other.slug)]).toEqual([false, false]);

  await done('POST', `/api/page/${other._id}/publish`, {});
  for (const [to, pages] of [
    ['unpublish', [{ _id: other._id }, { _id: home._id }]],
    ['delete', [other._id, home._id]],
  ] as const) {
    const kept = await bulk(to, [...pages]);
    expect([kept.status, kept.json()]).toMatchObject([409, { error: expect.stringContaining('home page') }]);
  }
  expect([await isLive(other.slug), await isLive(HOME_SLUG)]).toEqual([true, true]);
});

test('sections and entries are not pages, and a list is not endless', async () => {
  for (const id of [one.section, one.entries.entry]) {
    expect((await bulk('publish', [{ _id: id }])).status).toBe(404);
    expect((await bulk('unpublish', [{ _id: id }])).status).toBe(404);
    expect((await bulk('delete', [id])).status).toBe(404);
  }
  expect((await bulk('delete', [])).status).toBe(400);
  expect(
    (
      await bulk(
        'delete',
        Array.from({ length: 201 }, () => home._id),
      )
    ).status,
  ).toBe(400);
});
