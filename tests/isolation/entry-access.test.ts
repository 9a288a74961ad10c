import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType, OwnEntry, ShownEntry } from '../../src/features/entries/entry-shapes.ts';
import { richTextOf } from '../../src/lib/content/rich-text.ts';
import { callsOn } from '../support/site-calls.ts';
import { type MarkedSite, twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two } = world;
const PATH = '/api/entry/content?type=letters&slug=letter';
let comments = '';

/** A reply of one site to the session of a person of a site. */
const ask = (site: MarkedSite, of: MarkedSite, who: 'customer' | 'owner', path = PATH) =>
  world.ask({ host: site.host, path, cookie: of[who].cookie });

async function write(site: MarkedSite): Promise<string> {
  const { done } = callsOn(world, site);
  const type = await done<ContentType>('POST', '/api/content-types', { kind: 'post', slug: 'letters' });
  const settings = { description: '', comments: { on: true, hold: 'none' } };
  await done('PUT', `/api/content-types/${type._id}`, { settings });
  const { _id } = await done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name: 'Letter',
    access: 'signed-in',
    blocks: [{ type: 'richText', props: { text: richTextOf(`Secret of ${site.mark}`) } }],
  });
  await done('POST', `/api/page/${_id}/publish`, {});
  return `/api/entries/${_id}/comments`;
}

beforeAll(async () => {
  comments = await write(one);
  await write(two);
  const { customer } = callsOn(world, one);
  await customer('POST', comments, { body: `Comment on ${one.mark}`, name: 'Ada' });
});

test('customers and staff see what is for customers of their own site', async () => {
  for (const site of [one, two])
    for (const who of ['customer', 'owner'] as const) {
      const { status, text } = await ask(site, site, who);
      expect([status, text.includes(`Secret of ${site.mark}`)]).toEqual([200, true]);
    }
  expect((await ask(one, one, 'customer', comments)).text).toContain(`Comment on ${one.mark}`);
});

test('nobody from another site does, with any session', async () => {
  for (const [site, other] of [
    [one, two],
    [two, one],
  ] as const)
    for (const who of ['customer', 'owner'] as const) {
      expect((await ask(site, other, who)).status).toBe(401);
      const locked = await ask(site, other, who, PATH.replace('/content', ''));
      expect(locked.json() as ShownEntry).toMatchObject({ locked: true, blocks: [] });
    }
  for (const who of ['customer', 'owner'] as const) {
    expect((await ask(one, two, who, comments)).json()).toMatchObject({ total: 0, comments: [] });
    expect((await ask(two, two, who, comments)).status).toBe(404);
  }
});

test('an API key is a visitor', async () => {
  const { done } = callsOn(world, one);
  const { key } = await done<{ key: string }>('POST', '/api/api-key', {
    name: 'Reader',
    rights: { pages: 'read' },
    days: null,
  });
  const by = (path: string) =>
    world.ask({ host: one.host, path, headers: { authorization: `Bearer ${key}` } });
  expect((await by(PATH)).status).toBe(403);
  expect((await by(comments)).json()).toMatchObject({ total: 0, comments: [] });
  expect((await by(PATH.replace('/content', ''))).json()).toMatchObject({ locked: true, blocks: [] });
});
