import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import type { ContentType, EntrySummary, OwnEntry, ShownEntry, Term } from '../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);

const addType = (body: object) => done<ContentType>('POST', '/api/content-types', { inMenu: false, ...body });
const add = (type: ContentType, name: string, more: object = {}) =>
  done<OwnEntry>('POST', '/api/entries', { type: type._id, name, ...more });
const publish = (id: string, body: object = {}) => done('POST', `/api/page/${id}/publish`, body);
const list = async (query: string) =>
  (await visitor('GET', `/api/entries?${query}`)).json() as {
    entries: EntrySummary[];
    total: number;
    pages: number;
  };
const names = async (query: string) => (await list(query)).entries.map(({ name }) => name);

test('lists say what an episode plays, and the numbers that its owner shows', async () => {
  const show = await addType({ kind: 'episode', slug: 'show' });
  const track = crypto.randomUUID();
  const values = { audio: track, number: 7, season: 2 };
  const { _id } = await add(show, 'Seventh', { details: { excerpt: '', picture: null, values } });
  await publish(_id);
  const episode = async () => (await list('type=show')).entries[0]?.episode;
  expect(await episode()).toEqual({ track, number: 7, season: 2 });
  const without = (key: string, change: object) =>
    show.fields.map((field) => (field.key === key ? { ...field, ...change } : field));
  await done('PUT', `/api/content-types/${show._id}`, { fields: without('season', { shown: false }) });
  expect(await episode()).toEqual({ track, number: 7, season: null });
  await done('PUT', `/api/content-types/${show._id}`, { fields: without('audio', { retired: true }) });
  expect(await episode()).toBeNull();
});

describe('a blog', async () => {
  const blog = await addType({ kind: 'post', slug: 'blog' });
  const news = await done<Term>('POST', '/api/entry-terms', {
    kind: 'category',
    type: blog._id,
    name: 'News',
  });
  const local = await done<Term>('POST', '/api/entry-terms', {
    kind: 'category',
    type: blog._id,
    name: 'Local',
    parent: news._id,
  });
  const anna = await done<Term>('POST', '/api/entry-terms', { kind: 'author', name: 'Anna Berg' });

  test('has a published page, and shows nothing of a draft', async () => {
    expect(blog).toMatchObject({ page: { slug: 'blog', published: true }, entries: 0 });
    const draft = await add(blog, 'Only a draft');
    expect(draft).toMatchObject({ state: 'draft', slug: 'only-a-draft' });
    expect(await list('type=blog')).toMatchObject({ entries: [], total: 0 });
    expect((await visitor('GET', '/api/entry?type=blog&slug=only-a-draft')).status).toBe(404);
    expect((await visitor('GET', '/api/page?slug=only-a-draft')).status).toBe(404);
    expect((await visitor('GET', '/blog/feed.xml')).text).not.toContain('Only a draft');
    await publish(draft._id, { at: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await names('type=blog')).toEqual([]);
    await done('DELETE', `/api/page/${draft._id}`);
  });

  test('lists what is published by date, with its category, those above it, and its author', async () => {
    const first = await add(blog, 'First post', {
      shownAt: '2026-01-01T10:00:00Z',
      categories: [local._id],
      authors: [anna._id],
      details: { excerpt: 'How it began', picture: null, values: {} },
      blocks: [{ type: 'richText', props: { id: 'text' } }],
    });
    const second = await add(blog, 'Second post', { shownAt: '2026-02-01T10:00:00Z' });
    for (const { _id } of [first, second]) await publish(_id);
    expect(await names('type=blog')).toEqual(['Second post', 'First post']);
    expect(await names('type=blog&category=news')).toEqual(['First post']);
    expect(await names('type=blog&author=anna-berg')).toEqual(['First post']);
    expect((await visitor('GET', '/api/entries?type=blog&category=none')).status).toBe(404);

    const shown = (await visitor('GET', '/api/entry?type=blog&slug=first-post')).json() as ShownEntry;
    expect(shown).toMatchObject({
      href: '/blog/first-post',
      excerpt: 'How it began',
      date: '2026-01-01T10:00:00.000Z',
      previous: null,
      next: { name: 'Second post', href: '/blog/second-post' },
    });
    await done('PUT', `/api/entries/${first._id}`, { pinned: true });
    expect(await names('type=blog')).toEqual(['First post', 'Second post']);
    await done('PUT', `/api/entries/${first._id}`, { pinned: false });
  });

  test('has feeds, and is in the sitemap and in the search', async () => {
    expect((await visitor('GET', '/sitemap.xml')).text).toContain('/blog/first-post');
    for (const path of [
      '/blog/feed.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
      '/blog/category/local/feed.xml',
    ])
      expect((await visitor('GET', path)).text, path).toContain('First post');
    expect((await visitor('GET', '/blog/podcast.xml')).status).toBe(404);
    const found = (await visitor('GET', '/api/search?q=began')).json() as { results: { href: string }[] };
    expect(found.results.map(({ href }) => href)).toEqual(['/blog/first-post']);
  });

  test('keeps its content until it is published, and forgets nothing of an earlier version', async () => {
    const _id = (await list('type=blog&category=local')).entries[0]?._id ?? '';
    const excerpt = async () =>
      ((await visitor('GET', '/api/entry?type=blog&slug=first-post')).json() as ShownEntry).excerpt;
    await done('PUT', `/api/page/${_id}`, { details: { excerpt: 'Rewritten', picture: null, values: {} } });
    expect(await excerpt()).toBe('How it began');
    await publish(_id);
    expect(await excerpt()).toBe('Rewritten');
    await done('POST', `/api/page/${_id}/restore`, { version: 1 });
    await publish(_id);
    expect(await excerpt()).toBe('How it began');
  });

  test('is found under a former address, of an entry and of the blog', async () => {
    const { _id } = await add(blog, 'Renamed');
    await publish(_id);
    await done('PUT', `/api/page/${_id}`, { slug: 'renamed-now' });
    const hrefOf = async (query: string) =>
      ((await visitor('GET', `/api/entry?${query}`)).json() as Partial<ShownEntry>).href;
    expect(await hrefOf('type=blog&slug=renamed')).toBe('/blog/renamed-now');
    await done('PUT', `/api/page/${blog.page._id}`, { slug: 'journal' });
    expect(await hrefOf('type=blog&slug=renamed-now')).toBe('/journal/renamed-now');
    expect(await hrefOf('type=elsewhere&slug=renamed-now')).toBeUndefined();
    await done('PUT', `/api/page/${blog.page._id}`, { slug: 'blog' });
    await done('DELETE', `/api/page/${_id}`);
    expect(await hrefOf('type=blog&slug=renamed-now')).toBeUndefined();
  });

  test('drops an entry everywhere once it is unpublished', async () => {
    const { _id } = await add(blog, 'Briefly');
    await publish(_id);
    expect(await names('type=blog')).toContain('Briefly');
    await done('POST', `/api/page/${_id}/unpublish`, {});
    expect(await names('type=blog')).not.toContain('Briefly');
    for (const path of ['/blog/feed.xml', '/blog/feed.json', '/sitemap.xml', '/api/search?q=briefly'])
      expect((await visitor('GET', path)).text, path).not.toContain('Briefly');
    expect((await visitor('GET', '/api/entry?type=blog&slug=briefly')).status).toBe(404);
  });

  test('refuses a second one at its address, and to lose its entries', async () => {
    expect(await owner('POST', '/api/content-types', { kind: 'post', slug: 'blog' })).toMatchObject({
      status: 409,
    });
    expect(await owner('POST', '/api/content-types', { kind: 'post', slug: 'shop' })).toMatchObject({
      status: 400,
    });
    const kept = await owner('DELETE', `/api/content-types/${blog._id}`);
    expect([kept.status, kept.text.includes('entries')]).toEqual([409, true]);
    expect((await owner('DELETE', `/api/page/${blog.page._id}`)).status).toBe(409);
    const inside = await owner('PUT', `/api/entry-terms/${news._id}`, { parent: local._id });
    expect([inside.status, inside.text.includes('inside itself')]).toEqual([400, true]);
  });

  test('moves its entries, with their categories, to another type', async () => {
    const old = await addType({ kind: 'other', plural: 'Old', slug: 'old' });
    const tag = await done<Term>('POST', '/api/entry-terms', { kind: 'tag', type: old._id, name: 'Kept' });
    const { _id } = await add(old, 'Moved along', { tags: [tag._id] });
    await publish(_id);
    await done('DELETE', `/api/content-types/${old._id}?moveTo=${blog._id}`);
    expect(await names('type=blog&tag=kept')).toEqual(['Moved along']);
    const moved = (await visitor('GET', '/api/entry?type=old&slug=moved-along')).json() as ShownEntry;
    expect(moved.href).toBe('/blog/moved-along');
  });
});

describe('several entries at once', async () => {
  const type = await addType({ kind: 'recipe', slug: 'bulk' });
  const ready = { excerpt: '', picture: null, values: { ingredients: richTextOf('Flour') } };
  const one = await add(type, 'One', { details: ready });
  const two = await add(type, 'Two', { details: ready });
  const lacking = await add(type, 'Lacking');
  const put = (to: string, entries: unknown[]) => owner('POST', `/api/entries/${to}`, { entries });
  const refs = (...entries: OwnEntry[]) => entries.map(({ _id, version }) => ({ _id, version }));

  test('are published all, or none if one can’t be', async () => {
    const refused = await put('publish', refs(one, two, lacking));
    expect(refused.status).toBe(409);
    expect((refused.json() as { error: string }).error).toMatch(
      /^No entries were published. “Lacking”: Fill in the required fields/,
    );
    expect(await names('type=bulk')).toEqual([]);
    expect((await put('publish', [...refs(one), { _id: two._id, version: 99 }])).status).toBe(409);
    expect(await names('type=bulk')).toEqual([]);
    expect((await put('publish', refs(one, two, one))).json()).toEqual({ changed: 2 });
    expect((await names('type=bulk')).sort()).toEqual(['One', 'Two']);
  });

  test('are unpublished and deleted all or none', async () => {
    const gone = '0198a0b0-0000-7000-8000-00000000dead';
    expect((await put('unpublish', [...refs(one), { _id: gone }])).status).toBe(404);
    expect((await put('delete', [one._id, gone])).status).toBe(404);
    expect((await names('type=bulk')).sort()).toEqual(['One', 'Two']);
    expect((await put('unpublish', refs(one))).json()).toEqual({ changed: 1 });
    expect(await names('type=bulk')).toEqual(['Two']);
    expect((await put('delete', [one._id, two._id, lacking._id])).json()).toEqual({ changed: 3 });
    expect(await list('type=bulk')).toMatchObject({ total: 0 });
  });

  test('a page is none of them', async () => {
    for (const to of ['publish', 'unpublish'])
      expect((await put(to, [{ _id: world.one.pages.about }])).status).toBe(404);
    expect((await put('delete', [world.one.pages.about])).status).toBe(404);
  });
});

describe('fields', async () => {
  const type = await addType({ kind: 'other', plural: 'Things', slug: 'things' });
  const change = (fields: object[]) => done<ContentType>('PUT', `/api/content-types/${type._id}`, { fields });

  test('change their kind without losing what doesn’t fit', async () => {
    await change([{ key: 'size', label: 'Size', kind: 'text', required: true }]);
    const sized = await add(type, 'Twelve', {
      details: { excerpt: '', picture: null, values: { size: '12' } },
    });
    const worded = await add(type, 'Large', {
      details: { excerpt: '', picture: null, values: { size: 'large' } },
    });
    for (const { _id } of [sized, worded]) await publish(_id);
    const number = [{ key: 'size', label: 'Size', kind: 'number', required: true }];
    expect(await done('POST', `/api/content-types/${type._id}/conversions`, { fields: number })).toEqual([
      { key: 'size', label: 'Size', fits: 1, hidden: 1, examples: ['large'] },
    ]);
    await change(number);
    const values = async (slug: string) =>
      ((await visitor('GET', `/api/entry?type=things&slug=${slug}`)).json() as ShownEntry).values;
    expect(await values('twelve')).toMatchObject([{ key: 'size', value: 12 }]);
    expect(await values('large')).toEqual([]);
    // What doesn’t fit comes back from the editor as it was, and is kept.
    await done('PUT', `/api/page/${worded._id}`, {
      name: 'Larger',
      details: { excerpt: '', picture: null, values: { size: 'large' } },
    });
    const refused = await owner('POST', `/api/page/${worded._id}/publish`, {});
    expect([refused.status, refused.text.includes('Size')]).toEqual([400, true]);
    await change([{ key: 'size', label: 'Size', kind: 'text' }]);
    expect(await values('large')).toMatchObject([{ value: 'large' }]);
  });

  test('are retired when they are left out, and refuse what they don’t take', async () => {
    const { fields } = await change([{ label: 'Link here', kind: 'link' }]);
    expect(fields.map(({ key, retired }) => [key, retired])).toEqual([
      ['link_here', false],
      ['size', true],
    ]);
    const bad = { excerpt: '', picture: null, values: { link_here: 'javascript:alert(1)' } };
    const refused = await owner('POST', '/api/entries', { type: type._id, name: 'Bad', details: bad });
    expect([refused.status, refused.text.includes('Link here')]).toEqual([400, true]);
    const unknown = { ...bad, values: { nothing: 1 } };
    expect(
      (await owner('POST', '/api/entries', { type: type._id, name: 'Bad', details: unknown })).status,
    ).toBe(400);
  });

  test('of which visitors don’t see those that are hidden', async () => {
    await change([{ key: 'secret', label: 'Supplier', kind: 'text', shown: false }]);
    const { _id } = await add(type, 'Hidden', {
      details: { excerpt: '', picture: null, values: { secret: 'Hush Ltd' } },
    });
    await publish(_id);
    for (const path of ['/api/entry?type=things&slug=hidden', `/api/page?_id=${_id}`, '/things/feed.xml'])
      expect((await visitor('GET', path)).text, path).not.toContain('Hush');
    expect((await visitor('GET', '/api/search?q=hush')).json()).toMatchObject({ results: [] });
  });
});

test('events are in order of their time, and in a calendar', async () => {
  const events = await addType({ kind: 'event', slug: 'events' });
  const on = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const event = async (name: string, days: number, allDay = false) => {
    const time = { start: on(days), end: on(days + 1), allDay };
    const { _id } = await add(events, name, { details: { excerpt: '', picture: null, values: { time } } });
    await publish(_id);
    return _id;
  };
  await event('Later', 20);
  await event('Past', -20);
  await event('Sooner', 2, true);
  expect(await names('type=events&when=upcoming')).toEqual(['Sooner', 'Later']);
  expect(await names('type=events&when=past')).toEqual(['Past']);
  const calendar = (await visitor('GET', '/events/events.ics')).text;
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  expect((await visitor('GET', '/events/later/event.ics')).text).toContain('SUMMARY:Later');
  const timeless = await add(events, 'No time');
  expect((await owner('POST', `/api/page/${timeless._id}/publish`, {})).status).toBe(400);
});

test('an end takes an entry off the site, even before the worker has come', async () => {
  const notes = await addType({ kind: 'other', plural: 'Notes', slug: 'notes' });
  const { _id } = await add(notes, 'Passing', {
    unpublishAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await publish(_id);
  // With another limit than below, because this answer may be kept until the end that is stored here.
  expect(await names('type=notes&limit=1')).toEqual(['Passing']);
  await world.app.db.forWebsite(world.one.id, async (tx) => {
    await tx
      .updateTable('entries')
      .set({ unpublish_at: new Date(Date.now() + 1_000) })
      .where('website_id', '=', tx.site)
      .where('page_id', '=', _id)
      .execute();
  });
  await eventually(
    () => names('type=notes'),
    (found) => found.length === 0,
    { what: 'the entry leaves the list' },
  );
  expect((await visitor('GET', '/api/entry?type=notes&slug=passing')).status).toBe(404);
});

test('a new content type, its fields and its page are named in the main language of the site', async () => {
  const other = callsOn(world, world.two);
  const speak = (locale: string) => other.done('PUT', '/api/website', { settings: { locale } });
  const add = (kind: string) => other.done<ContentType>('POST', '/api/content-types', { kind });
  await speak('de-DE');
  const jobs = await add('job');
  expect(jobs).toMatchObject({
    name: 'Stelle',
    plural: 'Stellen',
    page: { name: 'Stellen', slug: 'stellen' },
  });
  const [employment] = jobs.fields;
  expect(employment).toMatchObject({
    key: 'employment',
    label: 'Beschäftigungsart',
    options: ['Vollzeit', 'Teilzeit', 'Befristet', 'Praktikum'],
  });
  // No letter of an Arabic title can be in an address.
  await speak('ar-EG');
  expect(await add('post')).toMatchObject({ name: 'مقال', page: { name: 'المدونة', slug: 'blog' } });
});
