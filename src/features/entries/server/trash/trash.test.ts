import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { silent } from '../../../../../tests/support/site-context.ts';
import { staffMember } from '../../../../../tests/support/staff.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { startPublishWorker, startThinWorker, sweepTrash } from '../../../pages/server/index.ts';
import { startUnpublishWorker } from '../index.ts';
import type { ContentType, EntrySummary, OwnEntry, Term } from '../../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, ask, one } = world;
const { visitor, owner, done } = callsOn(world, one);

let blog: ContentType;
let news: Term;
beforeAll(async () => {
  const { db, jobs, pages } = app;
  await startPublishWorker({ ...pages, db });
  await startThinWorker({ db, jobs });
  await startUnpublishWorker({ db, jobs });
  blog = await done('POST', '/api/content-types', { kind: 'post', slug: 'blog', inMenu: false });
  news = await done('POST', '/api/entry-terms', { kind: 'category', type: blog._id, name: 'News' });
});

const add = (name: string, more: object = {}) =>
  done<OwnEntry>('POST', '/api/entries', { type: blog._id, name, categories: [news._id], ...more });
const publish = (id: string, body: object = {}) => done('POST', `/api/page/${id}/publish`, body);
const published = async (name: string) => {
  const entry = await add(name);
  await publish(entry._id);
  return entry;
};
const trash = (...entries: OwnEntry[]) =>
  done<{ changed: number }>('POST', '/api/entries/delete', { entries: entries.map(({ _id }) => _id) });
const restore = (...entries: OwnEntry[]) =>
  done<{ restored: number; drafts: number; cleared: number }>('POST', '/api/entries/restore', {
    entries: entries.map(({ _id }) => _id),
  });
const own = (query = '') =>
  done<{ entries: OwnEntry[]; total: number }>('GET', `/api/content-types/${blog._id}/entries?${query}`);
const namesIn = async (query = '') => (await own(query)).entries.map(({ name }) => name);
const seen = async (slug: string) => (await visitor('GET', `/api/entry?type=blog&slug=${slug}`)).status;
const ownOne = (id: string) => done<OwnEntry>('GET', `/api/entries/${id}`);
/** Changes rows directly, as if time had passed. */
const set = (sql: string, ...values: unknown[]) =>
  asAdmin(admin, (client) => client.query(sql, values).then(() => undefined));
const counts = async () => {
  const types = await done<ContentType[]>('GET', '/api/content-types');
  const terms = await done<Term[]>('GET', `/api/content-types/${blog._id}/terms`);
  const { entries, trashed } = types.find(({ _id }) => _id === blog._id) as ContentType;
  return { entries, trashed, news: terms.find(({ _id }) => _id === news._id)?.entries };
};

describe('an entry in the trash', async () => {
  const places = [
    '/api/entries?type=blog',
    '/api/entries?type=blog&category=news',
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/sitemap.xml',
    '/api/search?q=harbour',
  ];
  const found = async () => {
    const texts = await Promise.all(places.map(async (path) => (await visitor('GET', path)).text));
    return places.filter((_, at) => /harbour-walk/i.test(texts[at] ?? ''));
  };

  test('is nowhere on the site, in no list and no count, and comes back as it was', async () => {
    const before = await counts();
    const entry = await published('Harbour walk');
    await done('PUT', `/api/page/${entry._id}`, { name: 'Harbour walk, rewritten' });
    const was = await ownOne(entry._id);
    expect(was.state).toBe('changed');
    expect(await found()).toEqual(places);
    expect(await counts()).toEqual({
      entries: before.entries + 1,
      trashed: 0,
      news: Number(before.news) + 1,
    });

    expect(await trash(entry)).toEqual({ changed: 1 });
    expect(await seen('harbour-walk')).toBe(404);
    await eventually(found, (paths) => paths.length === 0);
    expect(await namesIn()).not.toContain('Harbour walk, rewritten');
    expect(await counts()).toEqual({ ...before, trashed: 1 });
    expect((await own('trashed=true')).entries).toEqual([
      { ...was, trashedAt: expect.stringMatching(/^\d{4}-/) },
    ]);
    const json = (await owner('GET', `/api/content-types/${blog._id}/entries.json`)).text;
    expect(json).not.toContain('Harbour walk');

    expect(await restore(entry)).toEqual({ restored: 1, drafts: 0, cleared: 0 });
    expect(await ownOne(entry._id)).toEqual(was);
    expect(await seen('harbour-walk')).toBe(200);
    await eventually(found, (paths) => paths.length === places.length);
    expect(await counts()).toEqual({
      entries: before.entries + 1,
      trashed: 0,
      news: Number(before.news) + 1,
    });
    await trash(entry);
  });

  test('can’t be read, changed, published, previewed or deleted again with its page', async () => {
    const entry = await published('Locked away');
    const { url } = await done<{ url: string }>('POST', `/api/page/${entry._id}/preview-link`, { days: 1 });
    const token = url.split('/').at(-1) ?? '';
    expect((await visitor('GET', `/api/entry-preview/${token}`)).status).toBe(200);
    expect((await owner('DELETE', `/api/page/${entry._id}`)).status).toBe(204);
    const id = entry._id;
    const tries: [string, string, unknown?][] = [
      ['GET', `/api/entries/${id}`],
      ['GET', `/api/entries/${id}/draft`],
      ['GET', `/api/page?_id=${id}&draft=true`],
      ['GET', `/api/page?_id=${id}`],
      ['GET', `/api/page/${id}/versions`],
      ['GET', `/api/entry-preview/${token}`],
      ['PUT', `/api/entries/${id}`, { pinned: true }],
      ['PUT', '/api/entries', { entries: [id], pinned: true }],
      ['PUT', `/api/page/${id}`, { name: 'Changed' }],
      ['PUT', `/api/page/${id}`, { slug: 'elsewhere' }],
      ['POST', `/api/page/${id}/restore`, { version: 1 }],
      ['POST', `/api/page/${id}/publish`, {}],
      ['POST', `/api/page/${id}/unpublish`, {}],
      ['POST', `/api/page/${id}/preview-link`, { days: 1 }],
      ['POST', '/api/entries/publish', { entries: [{ _id: id }] }],
      ['POST', '/api/entries/delete', { entries: [id] }],
      ['DELETE', `/api/page/${id}`],
    ];
    for (const [method, path, body] of tries)
      expect([method, path, (await owner(method, path, body)).status]).toEqual([method, path, 404]);
    expect(await restore(entry)).toEqual({ restored: 1, drafts: 0, cleared: 0 });
    expect(await ownOne(id)).toMatchObject({ name: 'Locked away', slug: 'locked-away', pinned: false });
  });

  test('gives up its address, and is restored as a draft if another has it', async () => {
    const first = await published('Spring fair');
    await trash(first);
    const second = await published('Spring fair');
    expect(second.slug).toBe('spring-fair');
    expect(await restore(first)).toEqual({ restored: 1, drafts: 1, cleared: 0 });
    expect(await ownOne(first._id)).toMatchObject({ state: 'draft', slug: 'spring-fair-2' });
    expect(await ownOne(second._id)).toMatchObject({ state: 'published', slug: 'spring-fair' });
    expect([await seen('spring-fair'), await seen('spring-fair-2')]).toEqual([200, 404]);
  });

  test('keeps the version that was published, though later ones are thinned', async () => {
    const entry = await published('Well kept');
    for (const name of ['Second', 'Third', 'Fourth']) await done('PUT', `/api/page/${entry._id}`, { name });
    await set(
      `update sitewright.page_versions set saved_at = now() - interval '3 days' where page_id = $1`,
      entry._id,
    );
    await trash(entry);
    await set(
      `update pgboss.job set start_after = now() where name = 'thin-versions' and data ->> 'pageId' = $1`,
      entry._id,
    );
    const versions = async () =>
      (
        await asAdmin(admin, (client) =>
          client.query<{ version: number }>(
            'select version from sitewright.page_versions where page_id = $1 order by version',
            [entry._id],
          ),
        )
      ).rows.map(({ version }) => version);
    await eventually(versions, (kept) => kept.join() === '1,4');
    await restore(entry);
    expect(await seen('well-kept')).toBe(200);
  });
});

describe('times that pass in the trash', () => {
  const hour = () => new Date(Date.now() + 3_600_000).toISOString();

  test('a schedule goes on after restoring', async () => {
    const entry = await add('Ahead');
    const at = hour();
    await publish(entry._id, { at });
    await trash(entry);
    expect(await restore(entry)).toEqual({ restored: 1, drafts: 0, cleared: 0 });
    expect(await ownOne(entry._id)).toMatchObject({ state: 'scheduled', publishAt: at });
    await set(
      `update sitewright.pages set publish_at = now() + interval '1 second' where id = $1`,
      entry._id,
    );
    await trash(entry);
    await restore(entry);
    await eventually(
      () => seen('ahead'),
      (status) => status === 200,
    );
  });

  test('a schedule whose time has passed publishes nothing, in the trash or restored', async () => {
    const entry = await add('Too late');
    await publish(entry._id, { at: new Date(Date.now() + 1_500).toISOString() });
    await trash(entry);
    // The worker has come and gone once the job of a later schedule is done.
    const later = await add('Later still');
    await publish(later._id, { at: new Date(Date.now() + 2_500).toISOString() });
    await eventually(
      () => seen('later-still'),
      (status) => status === 200,
    );
    expect(await seen('too-late')).toBe(404);
    expect(await restore(entry)).toEqual({ restored: 1, drafts: 1, cleared: 0 });
    expect(await ownOne(entry._id)).toMatchObject({ state: 'draft', slug: 'too-late', publishAt: null });
  });

  test('an entry whose end has passed comes back as a draft', async () => {
    const entry = await add('Over', { unpublishAt: new Date(Date.now() + 2_000).toISOString() });
    await publish(entry._id);
    await trash(entry);
    const ended = async () =>
      (await own('trashed=true')).entries.find(({ _id }) => _id === entry._id)?.unpublishAt === null;
    await eventually(ended, (isOver) => isOver);
    await restore(entry);
    expect(await ownOne(entry._id)).toMatchObject({ state: 'draft', unpublishAt: null });
    expect(await seen('over')).toBe(404);
  });
});

describe('deleting permanently', () => {
  const erase = (body: object) => owner('POST', '/api/entries/erase', body);

  test('deletes what is in the trash, all or none', async () => {
    const [gone, kept, listed] = [await add('Gone'), await add('Kept'), await add('Listed')];
    await trash(gone, kept);
    expect((await erase({ entries: [gone._id, listed._id] })).status).toBe(404);
    for (const body of [{}, { entries: [gone._id], type: blog._id }, { entries: [] }])
      expect((await erase(body)).status).toBe(400);
    expect(await namesIn('trashed=true&q=gone')).toEqual(['Gone']);
    expect((await erase({ entries: [gone._id] })).json()).toEqual({ erased: 1 });
    expect((await owner('POST', '/api/entries/restore', { entries: [kept._id, gone._id] })).status).toBe(404);
    expect((await own('trashed=true&q=kept')).total).toBe(1);
    expect(await ownOne(listed._id)).toMatchObject({ name: 'Listed' });
  });

  test('empties the trash of one type, and leaves the entries of all', async () => {
    const notes = await done<ContentType>('POST', '/api/content-types', {
      kind: 'other',
      plural: 'Notes',
      slug: 'notes',
      inMenu: false,
    });
    const note = await done<OwnEntry>('POST', '/api/entries', { type: notes._id, name: 'Other type' });
    await trash(note, await add('Emptied'));
    const left = (await own()).total;
    const { trashed } = await counts();
    expect((await erase({ type: blog._id })).json()).toEqual({ erased: trashed });
    expect((await erase({ type: blog._id })).json()).toEqual({ erased: 0 });
    expect(await counts()).toMatchObject({ entries: left, trashed: 0 });
    expect(await restore(note)).toEqual({ restored: 1, drafts: 0, cleared: 0 });
  });

  test('happens after 30 days, and not before', async () => {
    const [old, recent] = [await published('Old'), await published('Recent')];
    await trash(old, recent);
    const since = (days: number, { _id }: OwnEntry) =>
      set(
        `update sitewright.pages set trashed_at = now() - make_interval(hours => $2::int) where id = $1`,
        _id,
        days * 24,
      );
    await since(30.5, old);
    await since(29.5, recent);
    await sweepTrash({ db: app.db, log: silent });
    expect(await namesIn('trashed=true')).toEqual(['Recent']);
    await restore(recent);
    expect(await seen('recent')).toBe(200);
  });
});

test('a content type isn’t deleted with entries in the trash, which move with the others', async () => {
  const jobs = await done<ContentType>('POST', '/api/content-types', {
    kind: 'job',
    slug: 'jobs',
    inMenu: false,
  });
  const job = await done<OwnEntry>('POST', '/api/entries', { type: jobs._id, name: 'Baker' });
  await trash(job);
  const refused = await owner('DELETE', `/api/content-types/${jobs._id}`);
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining(
      'has an entry in the trash. Move it to another content type, or empty its trash first.',
    ),
  ]);
  expect((await owner('DELETE', `/api/content-types/${jobs._id}?moveTo=${blog._id}`)).status).toBe(204);
  expect(await namesIn('trashed=true')).toContain('Baker');
  await restore(job);
  expect(await ownOne(job._id)).toMatchObject({ type: blog._id, slug: 'baker' });
});

test('a contributor trashes, restores and deletes drafts only', async () => {
  const { cookie } = await staffMember({ db: app.db, admin, ask, site: one }, 'contributor', `t@${one.host}`);
  const cleo = (method: string, path: string, body?: unknown) =>
    ask({ host: one.host, method, path, body, cookie });
  const scheduled = await add('Planned');
  await publish(scheduled._id, { at: new Date(Date.now() + 3_600_000).toISOString() });
  const [shown, draft] = [await published('Shown'), await add('Draft')];
  await trash(shown, scheduled, draft);
  for (const { _id } of [shown, scheduled])
    for (const path of ['/api/entries/restore', '/api/entries/erase']) {
      const reply = await cleo('POST', path, { entries: [draft._id, _id] });
      expect([reply.status, reply.json()]).toMatchObject([403, { code: 'needs-approval' }]);
    }
  expect((await cleo('POST', '/api/entries/erase', { type: blog._id })).status).toBe(403);
  expect(await namesIn('trashed=true')).toEqual(expect.arrayContaining(['Shown', 'Planned', 'Draft']));
  expect((await cleo('POST', '/api/entries/restore', { entries: [draft._id] })).status).toBe(200);
  expect((await cleo('POST', '/api/entries/delete', { entries: [draft._id] })).status).toBe(200);
  expect((await cleo('POST', '/api/entries/erase', { entries: [draft._id] })).json()).toEqual({ erased: 1 });
});

test('what is in the trash asks for nothing: no approval, no comments, and uses no file', async () => {
  const { file } = one;
  const picture = { src: '/picture.webp', alt: '', file };
  const entry = await add('Quiet', { details: { excerpt: '', picture, values: {} } });
  await done('POST', `/api/page/${entry._id}/publish-request`, { version: entry.version });
  await done('POST', `/api/page/${entry._id}/comments`, { text: 'Is this true?' });
  const requests = async () =>
    (await done<{ page: string }[]>('GET', '/api/publish-requests')).filter(({ page }) => page === entry._id);
  const uses = async () => (await owner('GET', `/api/file/${file}/uses`)).text.includes('Quiet');
  expect([(await requests()).length, await uses()]).toEqual([1, true]);
  await trash(entry);
  expect([(await requests()).length, await uses()]).toEqual([0, false]);
  for (const [method, path, body] of [
    ['POST', `/api/page/${entry._id}/publish-request`, { version: 1 }],
    ['POST', `/api/page/${entry._id}/comments`, { text: 'Still there?' }],
    ['GET', `/api/page/${entry._id}/comments`],
  ] as [string, string, unknown?][])
    expect([path, (await owner(method, path, body)).status]).toEqual([path, 404]);
  await restore(entry);
  expect([(await requests()).length, await uses()]).toEqual([1, true]);
  expect((await owner('GET', `/api/page/${entry._id}/comments`)).text).toContain('Is this true?');
});

test('a reusable section that is deleted leaves its blocks in what is restored', async () => {
  const heading = { type: 'heading', props: { id: 'h', text: 'Sat by the quay', level: '2' } };
  const section = await done<{ _id: string }>('POST', '/api/section', { name: 'Quay', blocks: [heading] });
  const placed = { type: 'savedSection', props: { id: 'place', section: section._id } };
  const entry = await add('With a section', { blocks: [placed] });
  await publish(entry._id);
  await done('PUT', `/api/page/${entry._id}`, { name: 'With a section still' });
  await trash(entry);
  const refused = await owner('DELETE', `/api/section/${section._id}`);
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('With a section still (in the trash)'),
  ]);
  await done('DELETE', `/api/section/${section._id}?detach=true`);
  await restore(entry);
  const shown = async (path: string) => (await owner('GET', path)).text;
  expect(await shown(`/api/entry?type=blog&slug=with-a-section`)).toContain('Sat by the quay');
  expect(await shown(`/api/entries/${entry._id}/draft`)).toContain('Sat by the quay');
});

test('lists of published entries don’t change by a draft that is trashed', async () => {
  const draft = await add('Never seen');
  const before = (await visitor('GET', '/api/entries?type=blog')).json() as { entries: EntrySummary[] };
  await trash(draft);
  await restore(draft);
  expect((await visitor('GET', '/api/entries?type=blog')).json()).toEqual(before);
});
