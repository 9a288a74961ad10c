import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { ContentType, EntrySummary, OwnEntry } from '../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

const addType = (slug: string) =>
  done<ContentType>('POST', '/api/content-types', { kind: 'other', plural: slug, slug, inMenu: false });
const add = (type: ContentType, name: string, more: object = {}) =>
  done<OwnEntry>('POST', '/api/entries', { type: type._id, name, ...more });
const publish = (id: string) => done('POST', `/api/page/${id}/publish`, {});
const own = async (type: ContentType, query: string) => {
  const { entries, total } = await done<{ entries: OwnEntry[]; total: number }>(
    'GET',
    `/api/content-types/${type._id}/entries?${query}`,
  );
  return { names: entries.map(({ name }) => name), total };
};
const shown = async (slug: string) => {
  const { entries, total, until } = (await visitor('GET', `/api/entries?type=${slug}`)).json() as {
    entries: EntrySummary[];
    total: number;
    until: string | null;
  };
  return { names: entries.map(({ name }) => name), total, until };
};

test('the owner’s list goes by the names of drafts, and visitors see the published ones', async () => {
  const notes = await addType('notes');
  const [first, second] = [await add(notes, 'beta'), await add(notes, 'Alpha')];
  await publish(first._id);
  expect(await own(notes, 'sort=name')).toEqual({ names: ['Alpha', 'beta'], total: 2 });

  await done('PUT', `/api/page/${first._id}`, { name: '50% Aardvark' });
  expect(await own(notes, 'sort=name')).toEqual({ names: ['50% Aardvark', 'Alpha'], total: 2 });
  expect(await own(notes, 'q=aard')).toEqual({ names: ['50% Aardvark'], total: 1 });
  expect(await own(notes, 'q=0%25')).toEqual({ names: ['50% Aardvark'], total: 1 });
  expect(await own(notes, 'q=beta')).toEqual({ names: [], total: 0 });
  expect(await own(notes, 'q=a&state=changed')).toEqual({ names: ['50% Aardvark'], total: 1 });
  expect(await own(notes, 'state=draft&sort=updated')).toEqual({ names: ['Alpha'], total: 1 });
  expect((await shown('notes')).names).toEqual(['beta']);

  await done('POST', `/api/page/${first._id}/restore`, { version: 1 });
  expect(await own(notes, 'sort=name')).toEqual({ names: ['Alpha', 'beta'], total: 2 });
  await done('PUT', '/api/entries/drafts', {
    entries: [{ _id: second._id, version: second.version, name: 'Zeta' }],
  });
  expect(await own(notes, 'sort=name')).toEqual({ names: ['beta', 'Zeta'], total: 2 });
  await done('DELETE', `/api/page/${second._id}`);
  expect(await own(notes, 'sort=name')).toEqual({ names: ['beta'], total: 1 });
  expect(await own(notes, 'sort=name&trashed=true')).toEqual({ names: ['Zeta'], total: 1 });
});

test('a draft that gets another name drops nothing that visitors see', async () => {
  const places = await addType('places');
  const { _id } = await add(places, 'Harbour');
  await publish(_id);
  const heard = await asAdmin(world.admin, async (client) => {
    const payloads: string[] = [];
    client.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    await client.query('listen content_changed');
    await done('PUT', `/api/page/${_id}`, { name: 'Old harbour' });
    await client.query('select 1');
    const before = payloads.length;
    await publish(_id);
    await client.query('select 1');
    return { before, after: payloads.length };
  });
  expect(heard.before).toBe(0);
  expect(heard.after).toBeGreaterThan(0);
  expect((await shown('places')).names).toEqual(['Old harbour']);
});

test('the number of entries leaves out those whose time has ended, and says when the next one leaves', async () => {
  const offers = await addType('offers');
  const ids: string[] = [];
  for (const name of ['Ended', 'Soon', 'Later', 'Always']) {
    const { _id } = await add(offers, name);
    await publish(_id);
    ids.push(_id);
  }
  await add(offers, 'Only a draft');
  const soon = new Date(Date.now() + 3_600_000);
  const ends = [new Date(Date.now() - 1_000), soon, new Date(Date.now() + 7_200_000)];
  await world.app.db.forWebsite(world.one.id, async (tx) => {
    for (const [at, end] of ends.entries())
      await tx
        .updateTable('entries')
        .set({ unpublish_at: end })
        .where('website_id', '=', tx.site)
        .where('page_id', '=', ids[at] ?? '')
        .execute();
  });
  const list = await shown('offers');
  expect(list.names.toSorted()).toEqual(['Always', 'Later', 'Soon']);
  expect(list).toMatchObject({ total: 3, until: soon.toISOString() });
  expect((await owner('GET', '/offers/feed.json')).text).not.toContain('Ended');
});
