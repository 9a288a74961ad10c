import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { ContentType, EntryDate, OwnEntry, Term } from '../../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { owner, done } = callsOn(world, world.one);

interface Shown {
  dates: EntryDate[];
  more: boolean;
  undated: number;
}

let blog: ContentType;
beforeAll(async () => {
  await done('PUT', '/api/website', { settings: { timezone: 'America/New_York' } });
  blog = await done<ContentType>('POST', '/api/content-types', { kind: 'post', slug: 'blog', inMenu: false });
});

const add = async (name: string, more: object = {}) =>
  (await done<OwnEntry>('POST', '/api/entries', { type: blog._id, name, ...more }))._id;
const ask = (from: string, to: string, more = '') =>
  done<Shown>('GET', `/api/content-types/${blog._id}/calendar?from=${from}&to=${to}${more}`);
/** “2026-11-01 draft Title” for each. */
const said = async (from: string, to: string, more = '') =>
  (await ask(from, to, more)).dates.map(({ day, what, entry }) => `${day} ${what} ${entry.name}`);

test('a month begins and ends at midnight where the site is, and the day of a clock change has 25 hours', async () => {
  const at = (shownAt: string) => add(shownAt, { shownAt });
  // New York is four hours behind until 1 November at 2:00, then five.
  const times = [
    '2026-11-01T03:59:59Z',
    '2026-11-01T04:00:00Z',
    '2026-11-02T04:59:59Z',
    '2026-11-02T05:00:00Z',
    '2026-12-01T04:59:59Z',
    '2026-12-01T05:00:00Z',
  ];
  for (const time of times) await at(time);
  expect(await said('2026-11-01', '2026-11-30')).toEqual([
    '2026-11-01 draft 2026-11-01T04:00:00Z',
    '2026-11-01 draft 2026-11-02T04:59:59Z',
    '2026-11-02 draft 2026-11-02T05:00:00Z',
    '2026-11-30 draft 2026-12-01T04:59:59Z',
  ]);
  expect(await said('2026-11-01', '2026-11-01')).toHaveLength(2);
  expect(await said('2026-10-31', '2026-10-31')).toEqual(['2026-10-31 draft 2026-11-01T03:59:59Z']);
});

test('an entry is on the day that visitors see, and on those of its schedule', async () => {
  const publish = (id: string, body: object = {}) => done('POST', `/api/page/${id}/publish`, body);
  const dated = await add('Dated', { shownAt: '2031-05-04T12:00:00Z', unpublishAt: '2031-05-20T12:00:00Z' });
  const planned = await add('Planned', { shownAt: '2031-05-05T12:00:00Z' });
  expect(await said('2031-05-01', '2031-05-31')).toEqual([
    '2031-05-04 draft Dated',
    '2031-05-05 draft Planned',
    '2031-05-20 unpublish Dated',
  ]);
  await publish(dated);
  await publish(planned, { at: '2031-05-10T12:00:00Z' });
  expect((await ask('2031-05-01', '2031-05-31')).dates).toEqual([
    {
      entry: { _id: dated, name: 'Dated', state: 'published', waiting: false },
      what: 'published',
      day: '2031-05-04',
      at: '2031-05-04T12:00:00.000Z',
    },
    {
      entry: { _id: planned, name: 'Planned', state: 'scheduled', waiting: false },
      what: 'publish',
      day: '2031-05-10',
      at: '2031-05-10T12:00:00.000Z',
    },
    expect.objectContaining({ what: 'unpublish', day: '2031-05-20' }),
  ]);
  // Published, with changes that are scheduled: on both days.
  await publish(dated, { at: '2031-05-12T12:00:00Z' });
  expect(await said('2031-05-01', '2031-05-15')).toEqual([
    '2031-05-04 published Dated',
    '2031-05-10 publish Planned',
    '2031-05-12 publish Dated',
  ]);

  const now = await add('Now');
  await publish(now);
  await asAdmin(world.admin, (client) =>
    client.query(`update sitewright.pages set published_at = '2031-06-01T03:00:00Z' where id = $1`, [now]),
  );
  expect(await said('2031-05-31', '2031-06-30')).toEqual(['2031-05-31 published Now']);
  for (const id of [dated, planned, now]) await done('DELETE', `/api/page/${id}`);
  expect(await said('2031-05-01', '2031-06-30')).toEqual([]);
});

test('drafts without a date are counted, and the filter of the list narrows both', async () => {
  const tag = await done<Term>('POST', '/api/entry-terms', { kind: 'tag', type: blog._id, name: 'Kiln' });
  await add('Glaze', { tags: [tag._id] });
  await add('Clay');
  await add('Glaze again', { tags: [tag._id], shownAt: '2032-02-29T12:00:00Z' });
  await add('Clay again', { shownAt: '2032-02-29T12:00:00Z' });
  const february = (more = '') => ask('2032-02-01', '2032-02-29', more);
  expect(await february()).toMatchObject({ undated: 2, more: false });
  expect(await said('2032-02-01', '2032-02-29')).toHaveLength(2);
  for (const filter of [`&tag=${tag._id}`, '&q=glaze', '&q=glaze&state=draft']) {
    const { dates, undated } = await february(filter);
    expect([dates.map(({ entry }) => entry.name), undated], filter).toEqual([['Glaze again'], 1]);
  }
  expect(await february('&state=published')).toMatchObject({ dates: [], undated: 0 });
});

test('a span has at most 62 days, and a reply 300 dates', async () => {
  const status = async (query: string) =>
    (await owner('GET', `/api/content-types/${blog._id}/calendar?${query}`)).status;
  expect(await status('from=2033-01-01&to=2033-03-03')).toBe(200);
  expect(await status('from=2033-01-01&to=2033-03-04')).toBe(400);
  expect(await status('from=2033-01-02&to=2033-01-01')).toBe(400);
  expect(await status('from=2033-02-29&to=2033-03-01')).toBe(400);
  expect(await status('from=2033-01-01')).toBe(400);
  await asAdmin(world.admin, async (client) => {
    const site = world.one.id;
    await client.query(
      `with page as (
         insert into sitewright.pages (website_id, kind, slug, label)
         select $1, 'entry', 'many-' || n, 'Many' from generate_series(1, 301) n returning id
       ), content as (
         insert into sitewright.page_versions (website_id, page_id, version, name, height, blocks, tree_version)
         select $1, id, 1, 'Many', 100, '[]', 1 from page
       )
       insert into sitewright.entries (website_id, page_id, type_id, shown_at)
       select $1, id, $2, '2033-01-01T12:00:00Z' from page`,
      [site, blog._id],
    );
  });
  const { dates, more } = await ask('2033-01-01', '2033-01-31');
  expect([dates.length, more]).toEqual([300, true]);
});

test('entries of another site and of another type are not found', async () => {
  const other = world.two.entries;
  const [from, to] = ['2026-11-01', '2026-11-30'];
  expect(await owner('GET', `/api/content-types/${other.type}/calendar?from=${from}&to=${to}`)).toMatchObject(
    { status: 404 },
  );
  await asAdmin(world.admin, (client) =>
    client.query(
      `update sitewright.entries set shown_at = '2034-01-15T12:00:00Z', unpublish_at = '2034-01-16T12:00:00Z'
       where page_id = any($1::uuid[])`,
      [[world.one.entries.entry, other.entry]],
    ),
  );
  expect(await said('2034-01-01', '2034-01-31')).toEqual([]);
  const { dates } = await done<Shown>(
    'GET',
    `/api/content-types/${world.one.entries.type}/calendar?from=2034-01-01&to=2034-01-31`,
  );
  expect(dates.map(({ entry, what }) => [entry._id, what])).toEqual([
    [world.one.entries.entry, 'published'],
    [world.one.entries.entry, 'unpublish'],
  ]);
  const from2 = callsOn(world, world.two);
  const read = await from2.owner(
    'GET',
    `/api/content-types/${blog._id}/calendar?from=2026-11-01&to=2026-11-30`,
  );
  expect(read.status).toBe(404);
});
