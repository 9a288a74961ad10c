import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLine } from './lines.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { staffMember } from '../../../../tests/support/staff.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry } from '../../entries/entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { customer, owner, done } = callsOn(world, world.one);
const other = callsOn(world, world.two);

let entry: string;
beforeAll(async () => {
  const type = await done<ContentType>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'diary',
    inMenu: false,
  });
  const settings = { description: '', comments: { on: true, hold: 'all' } };
  await done('PUT', `/api/content-types/${type._id}`, { settings });
  ({ _id: entry } = await done<OwnEntry>('POST', '/api/entries', { type: type._id, name: 'Counted' }));
  await done('POST', `/api/page/${entry}/publish`, {});
});

const say = async (body: string) =>
  (
    (await customer('POST', `/api/entries/${entry}/comments`, { body, name: 'Ada' })).json() as {
      _id: string;
    }
  )._id;
const counted = async (by = owner) => (await by('GET', '/api/entry-comments/pending')).json();

test('comments that wait are counted on their site, and a new one is told at once', async () => {
  expect(await counted()).toEqual({ pending: 0, newest: null });
  const { one, port, app, admin, ask } = world;
  const seller = await staffMember({ db: app.db, admin, ask, site: one }, 'orders');
  const [line, without] = await Promise.all([
    openLine(port, one.host, one.owner.cookie),
    openLine(port, one.host, seller.cookie),
  ]);
  await line.until(() => true);
  const first = await say('First');
  const second = await say('Second');
  await line.until(({ waiting }) => waiting.readerComments.newest === second);
  expect(await counted()).toEqual({ pending: 2, newest: second });
  expect(await counted(other.owner)).toEqual({ pending: 0, newest: null });
  // The role reads no pages.
  const { waiting } = await without.until(() => true);
  expect(waiting.readerComments).toEqual({ pending: 0, newest: null });

  await done('PUT', '/api/entry-comments', { comments: [second], state: 'published' });
  await line.until(({ waiting: now }) => now.readerComments.pending === 1);
  expect(await counted()).toEqual({ pending: 1, newest: first });
  line.close();
  without.close();
});

test('a contributor reads comments and changes none', async () => {
  const { one, app, admin, ask } = world;
  const { cookie } = await staffMember({ db: app.db, admin, ask, site: one }, 'contributor');
  const id = await say('Third');
  const by = (method: string, path: string, body?: object) =>
    ask({ host: one.host, method, path, cookie, ...(body ? { body } : {}) });
  expect((await by('GET', '/api/entry-comments/pending')).status).toBe(200);
  for (const state of ['published', 'spam', 'trash'])
    expect((await by('PUT', '/api/entry-comments', { comments: [id], state })).status).toBe(403);
  expect((await by('POST', `/api/entry-comments/${id}/reply`, { body: 'Hello' })).status).toBe(403);
  expect(await counted()).toMatchObject({ newest: id });
});
