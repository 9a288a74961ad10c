import { afterAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry, Term } from '../../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

const type = await done<ContentType>('POST', '/api/content-types', {
  kind: 'project',
  slug: 'projects',
  inMenu: false,
});
const art = await done<Term>('POST', '/api/entry-terms', { kind: 'category', type: type._id, name: 'Art' });
const picture = { src: 'https://images.example/harbour.jpg', alt: 'Harbour' };
const add = (name: string, values: object = {}) =>
  done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name,
    details: { excerpt: `About ${name}`, picture, values },
  });
const now = async (id: string) => {
  const { entries } = await done<{ entries: OwnEntry[] }>(
    'GET',
    `/api/content-types/${type._id}/entries?values=true`,
  );
  return entries.find(({ _id }) => _id === id);
};
const save = (...entries: object[]) => owner('PUT', '/api/entries/drafts', { entries });

test('saves each draft with its own changes, and how it is listed at once', async () => {
  const hall = await add('Hall', { client: 'City', year: 2024 });
  const pier = await add('Pier', { client: 'Port' });
  await done('POST', `/api/page/${pier._id}/publish`, {});
  const reply = await save(
    { _id: hall._id, version: hall.version, name: 'Harbour hall', values: { year: 2025, client: null } },
    { _id: pier._id, version: pier.version, excerpt: 'Longer.', categories: [art._id], featured: true },
  );
  expect(reply.status, reply.text).toBe(200);
  const { entries } = reply.json() as { entries: OwnEntry[] };
  expect(entries.toSorted((a, b) => (a._id < b._id ? -1 : 1))).toMatchObject([
    {
      _id: hall._id,
      name: 'Harbour hall',
      excerpt: 'About Hall',
      picture,
      values: { year: 2025 },
      state: 'draft',
      version: hall.version + 1,
    },
    {
      _id: pier._id,
      excerpt: 'Longer.',
      picture,
      values: { client: 'Port' },
      state: 'changed',
      featured: true,
      categories: [{ _id: art._id }],
    },
  ]);
  expect(await now(hall._id)).toMatchObject({
    name: 'Harbour hall',
    values: { year: 2025, client: null },
  });
  // The excerpt is drafted; the category is not.
  const shown = (await visitor('GET', '/api/entries?type=projects')).json() as { entries: object[] };
  expect(shown.entries).toMatchObject([
    { _id: pier._id, excerpt: 'About Pier', featured: true, categories: [{ name: 'Art' }] },
  ]);
});

test.each([
  ['a version that was saved over', { version: 7, name: 'Late' }, 'No entries were saved. “Second”: '],
  ['a value that its field doesn’t hold', { values: { year: 'soon' } }, 'Year'],
  ['a category of another type', { categories: [crypto.randomUUID()] }, 'has been deleted'],
  ['no title', { name: ' ' }, 'title'],
])('%s saves nothing of any', async (_, wrong, says) => {
  const first = await add('First');
  const second = await add('Second');
  const reply = await save(
    { _id: first._id, version: first.version, name: 'Changed', pinned: true },
    { _id: second._id, version: second.version, ...wrong },
  );
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect(reply.text).toContain(says);
  expect(await now(first._id)).toMatchObject({ name: 'First', pinned: false, version: first.version });
});

test('lists have values only where they are asked for', async () => {
  const { entries } = await done<{ entries: OwnEntry[] }>('GET', `/api/content-types/${type._id}/entries`);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect(entry).not.toHaveProperty('values');
});
