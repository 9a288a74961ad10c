import { afterAll, expect, test } from 'vitest';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { staffMember } from '../../../../tests/support/staff.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry, Term } from '../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, ask, one } = world;
const { visitor, done } = callsOn(world, one);
const { cookie } = await staffMember(
  { db: app.db, admin, ask, site: one },
  'contributor',
  `cleo@${one.host}`,
);

const cleo = (method: string, path: string, body?: unknown) =>
  ask({ host: one.host, method, path, body, cookie });
const code = async (method: string, path: string, body?: unknown) => {
  const { status, json } = await cleo(method, path, body);
  return [path, status, (json() as { code?: string }).code];
};
const seen = async (slug: string) => (await visitor('GET', `/api/entry?type=blog&slug=${slug}`)).status;

const blog = await done<ContentType>('POST', '/api/content-types', {
  kind: 'post',
  slug: 'blog',
  inMenu: false,
});
const news = await done<Term>('POST', '/api/entry-terms', { kind: 'category', type: blog._id, name: 'News' });
const write = async (name: string) =>
  (await cleo('POST', '/api/entries', { type: blog._id, name, categories: [news._id] })).json() as OwnEntry;
const listed = async (state: string) =>
  (
    (await cleo('GET', `/api/content-types/${blog._id}/entries?state=${state}`)).json() as {
      entries: OwnEntry[];
    }
  ).entries.map(({ name }) => name);

test('a contributor changes nothing about entries that visitors see, by any call', async () => {
  const { _id: shown } = await done<OwnEntry>('POST', '/api/entries', { type: blog._id, name: 'Shown' });
  await done('POST', `/api/page/${shown}/publish`, {});
  const { _id: planned } = await done<OwnEntry>('POST', '/api/entries', { type: blog._id, name: 'Planned' });
  await done('POST', `/api/page/${planned}/publish`, { at: new Date(Date.now() + 3_600_000).toISOString() });
  const { _id: own } = await write('Her own draft');
  const tries: [string, string, unknown?][] = [
    ['POST', `/api/page/${own}/publish`, {}],
    ['POST', `/api/page/${own}/publish`, { at: new Date(Date.now() + 3_600_000).toISOString() }],
    ['POST', `/api/page/${shown}/unpublish`, {}],
    ['POST', `/api/page/${planned}/unpublish`, {}],
    ['DELETE', `/api/page/${shown}`],
    ['DELETE', `/api/page/${planned}`],
    ['PUT', `/api/page/${shown}`, { slug: 'elsewhere' }],
    ['PUT', `/api/entries/${shown}`, { pinned: true }],
    ['PUT', `/api/entries/${shown}`, { unpublishAt: new Date(Date.now() + 60_000).toISOString() }],
    ['PUT', `/api/entries/${planned}`, { categories: [news._id] }],
    // One entry that visitors see is enough, beside drafts.
    ['PUT', '/api/entries', { entries: [own, shown], featured: true }],
    [
      'PUT',
      '/api/entries/drafts',
      {
        entries: [
          { _id: own, version: 1, name: 'Renamed' },
          { _id: shown, version: 1, pinned: true },
        ],
      },
    ],
    ['POST', '/api/entries/publish', { entries: [{ _id: own }] }],
    ['POST', '/api/entries/unpublish', { entries: [{ _id: shown }] }],
    ['POST', '/api/entries/delete', { entries: [own, planned] }],
    ['POST', '/api/content-types', { kind: 'faq', slug: 'questions' }],
    ['PUT', `/api/content-types/${blog._id}`, { name: 'Other' }],
    ['DELETE', `/api/content-types/${blog._id}`],
    ['POST', '/api/entry-terms', { kind: 'tag', type: blog._id, name: 'Loud' }],
    ['PUT', `/api/entry-terms/${news._id}`, { name: 'Loud' }],
    ['DELETE', `/api/entry-terms/${news._id}`],
  ];
  for (const [method, path, body] of tries)
    expect(await code(method, path, body)).toEqual([path, 403, 'needs-approval']);
  expect(await seen('shown')).toBe(200);
  expect(await seen('planned')).toBe(404);
  expect((await cleo('GET', `/api/entries/${shown}`)).json()).toMatchObject({
    pinned: false,
    unpublishAt: null,
  });

  // Drafts are hers to arrange and to delete, and drafts of what visitors see hers to edit.
  expect((await cleo('PUT', '/api/entries', { entries: [own], featured: true })).status).toBe(200);
  expect((await cleo('PUT', `/api/entries/${own}`, { pinned: true })).json()).toMatchObject({ pinned: true });
  expect((await cleo('PUT', `/api/page/${shown}`, { name: 'Edited' })).status).toBe(200);
  expect((await cleo('DELETE', `/api/page/${own}`)).status).toBe(204);
});

test('approval publishes an entry, and is requested for a complete one only', async () => {
  const { _id: id, version } = await write('Asked for');
  await done('PUT', `/api/content-types/${blog._id}`, {
    fields: [...blog.fields, { key: 'place', label: 'Place', kind: 'text', required: true }],
  });
  const refused = await cleo('POST', `/api/page/${id}/publish-request`, { version });
  expect([refused.status, refused.json()]).toEqual([
    400,
    expect.objectContaining({ error: expect.stringContaining('Place') }),
  ]);
  const filled = (
    await cleo('PUT', `/api/page/${id}`, {
      details: { excerpt: '', picture: null, values: { place: 'Hull' } },
    })
  ).json() as { version: number };
  expect((await cleo('POST', `/api/page/${id}/publish-request`, { version: filled.version })).status).toBe(
    201,
  );
  expect(await listed('waiting')).toEqual(['Asked for']);
  expect(await seen('asked-for')).toBe(404);
  await done('POST', `/api/page/${id}/publish-request/approve`, { version: filled.version });
  expect(await listed('waiting')).toEqual([]);
  expect(await listed('published')).toContain('Asked for');
  expect(await seen('asked-for')).toBe(200);
});

test('publishing several entries approves the requests for them', async () => {
  const asked = await Promise.all(
    ['One', 'Two'].map(async (name) => {
      const { _id, version } = await done<OwnEntry>('POST', '/api/entries', {
        type: blog._id,
        name,
        details: { excerpt: '', picture: null, values: { place: 'Hull' } },
      });
      expect((await cleo('POST', `/api/page/${_id}/publish-request`, { version })).status).toBe(201);
      return { _id, version };
    }),
  );
  expect((await listed('waiting')).toSorted()).toEqual(['One', 'Two']);
  await done('POST', '/api/entries/publish', { entries: asked });
  expect(await listed('waiting')).toEqual([]);
  expect([await seen('one'), await seen('two')]).toEqual([200, 200]);
});
