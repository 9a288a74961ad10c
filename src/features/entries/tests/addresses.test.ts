import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { request } from '../../../../tests/support/http.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import { builtScreens, screens } from '../../../app/screens-server.ts';
import { createHttpServer } from '../../../app/server.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import { type AddressPattern, addressPatterns } from '../../../lib/links/entry-path.ts';
import type { Translation } from '../../pages/translations-contract.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../entry-shapes.ts';

const world = await twoSites();
const { app, one } = world;
const { visitor, customer, owner, done } = callsOn(world, one);
const server = await createHttpServer(app, screens(app, await builtScreens()), { ready: true });
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
/** The screens of the site, as visitors without script get them. */
const ask = (path: string) => request({ port, host: one.host, path });
afterAll(async () => {
  await server.close();
  await world.close();
});

const setZone = (timezone: string) => done('PUT', '/api/website', { settings: { timezone } });
const setPattern = (type: ContentType, addresses: AddressPattern, more: object = {}) =>
  done<ContentType>('PUT', `/api/content-types/${type._id}`, { settings: { addresses, ...more } });
const addType = (body: object) => done<ContentType>('POST', '/api/content-types', { inMenu: false, ...body });
async function add(type: ContentType, name: string, more: object = {}): Promise<OwnEntry> {
  const made = await done<OwnEntry>('POST', '/api/entries', { type: type._id, name, ...more });
  await done('POST', `/api/page/${made._id}/publish`, {});
  return made;
}
/** The status, and where a redirect leads. */
const answerOf = async (path: string) => {
  const { status, headers } = await ask(path);
  return headers.location === undefined ? status : `${status} ${headers.location}`;
};

let blog: ContentType;
let first: OwnEntry;
beforeAll(async () => {
  await eventually(
    () => request({ port, path: '/readyz' }),
    ({ status }) => status === 200,
    { what: 'the server takes calls' },
  );
  blog = await addType({ kind: 'post', slug: 'blog' });
  // Half past eleven in the evening of 31 December in New York.
  first = await add(blog, 'First', {
    shownAt: '2026-01-01T04:30:00Z',
    blocks: [{ type: 'richText', props: { id: 'text', text: richTextOf('A zebra crossing.') } }],
  });
});
beforeEach(() => setZone('America/New_York'));

const dated = {
  name: '/blog/first',
  year: '/blog/2025/first',
  month: '/blog/2025/12/first',
  day: '/blog/2025/12/31/first',
};
const elsewhere = ['/blog/1999/first', '/blog/2026/01/first', '/blog/2026/01/01/first'];

describe('an entry', () => {
  test.each(addressPatterns)(
    'is at one address with the pattern %s, and the others lead there',
    async (pattern) => {
      await setPattern(blog, pattern);
      const { href } = (await visitor('GET', '/api/entry?type=blog&slug=first')).json() as ShownEntry;
      expect(href).toBe(dated[pattern]);
      expect((await done<OwnEntry>('GET', `/api/entries/${first._id}`)).href).toBe(href);
      const shown = await ask(href);
      expect([
        shown.status,
        shown.text.includes(`<link rel="canonical" href="http://${one.host}${href}"`),
      ]).toEqual([200, true]);
      for (const path of [...Object.values(dated), ...elsewhere]) {
        if (path === href) continue;
        expect([path, await answerOf(path)]).toEqual([path, `301 ${href}`]);
        expect([path, await answerOf(`${path}?utm_source=x&comments=2`)]).toEqual([
          path,
          `301 ${href}?utm_source=x&comments=2`,
        ]);
      }
    },
  );

  test('moves with the time zone of the site and with its date', async () => {
    await setPattern(blog, 'day');
    expect(await answerOf('/blog/2025/12/31/first')).toBe(200);
    await setZone('Europe/Berlin');
    expect(await answerOf('/blog/2025/12/31/first')).toBe('301 /blog/2026/01/01/first');
    const second = await add(blog, 'Second', { shownAt: '2026-03-01T12:00:00Z' });
    expect(await answerOf('/blog/2026/03/01/second')).toBe(200);
    await done('PUT', `/api/entries/${second._id}`, { shownAt: '2026-04-02T12:00:00Z' });
    expect(await answerOf('/blog/2026/03/01/second')).toBe('301 /blog/2026/04/02/second');
  });

  test.each([
    '/blog/2025/13/first',
    '/blog/2026/02/30/first',
    '/blog/0999/first',
    '/blog/2025/1/first',
    '/blog/2025/12/31/1/first',
    '/blog/x/first',
    '/nowhere/2025/first',
    '/blog/2025/none',
  ])('isn’t at %s', async (path) => expect(await answerOf(path)).toBe(404));

  test('is found by a former name, and below a former address of its list, in one step', async () => {
    await setPattern(blog, 'month');
    const moved = await add(blog, 'Once', { shownAt: '2026-05-06T12:00:00Z' });
    await done('PUT', `/api/page/${moved._id}`, { slug: 'now' });
    for (const path of ['/blog/once', '/blog/2020/once', '/blog/2026/05/06/once'])
      expect([path, await answerOf(path)]).toEqual([path, '301 /blog/2026/05/now']);
    await done('PUT', `/api/page/${blog.page._id}`, { slug: 'journal' });
    for (const path of ['/blog/once', '/blog/2020/01/now', '/journal/now'])
      expect([path, await answerOf(path)]).toEqual([path, '301 /journal/2026/05/now']);
    await done('PUT', `/api/page/${blog.page._id}`, { slug: 'blog' });
  });

  test('is where a redirect of the owner leads, which is followed from below a date as well', async () => {
    await setPattern(blog, 'year');
    await done('POST', '/api/redirect', { from: '/blog/ancient', page: first._id });
    for (const path of ['/blog/ancient', '/blog/2020/ancient', '/blog/2020/02/03/ancient'])
      expect([path, await answerOf(path)]).toEqual([path, '301 /blog/2025/first']);
    expect(await answerOf('/blog/2020/02/31/ancient')).toBe(404);
  });

  test('with a name like a part of a date has no date in its address, and no month hides it', async () => {
    await setPattern(blog, 'day');
    await add(blog, '12', { shownAt: '2025-12-05T12:00:00Z' });
    expect(await answerOf('/blog/12')).toBe(200);
    expect(await answerOf('/blog/2025/12/05/12')).toBe('301 /blog/12');
    const month = await ask('/blog/2025/12');
    expect([month.status, month.text.includes('December 2025')]).toEqual([200, true]);
    expect(await answerOf('/blog/2025/11')).toBe(404);
  });

  test('in another language is redirected in that language', async () => {
    await setPattern(blog, 'day');
    await done('PUT', '/api/website', { settings: { languages: ['de'] } });
    const at = `/api/translation/de/${first._id}`;
    const { texts } = await done<Translation>('GET', at);
    const source = texts.find(({ key }) => key === 'name@')?.source;
    await done('PUT', at, { texts: [{ key: 'name@', text: 'Der erste', source }] });
    await done('POST', `${at}/publish`, {});
    expect((await done<Translation>('GET', at)).path).toBe(`/de${dated.day}`);
    const shown = await ask(`/de${dated.day}`);
    expect([shown.status, shown.text.includes('Der erste')]).toEqual([200, true]);
    expect(shown.text).toContain(
      `<link rel="alternate" href="http://${one.host}${dated.day}" hreflang="en">`,
    );
    for (const path of ['/de/blog/first', '/de/blog/1999/first?x=1', '/de/blog/2025/12/first'])
      expect([path, await answerOf(path)]).toEqual([
        path,
        `301 /de${dated.day}${path.includes('?') ? '?x=1' : ''}`,
      ]);
    expect(await answerOf('/de/blog/2025/12')).toBe(200);
    await done('PUT', '/api/website', { settings: { languages: [] } });
  });
});

test('an event is below the day on which it begins, in drafts as well', async () => {
  const events = await addType({ kind: 'event', slug: 'events' });
  await setPattern(events, 'day');
  const details = (start: string) => ({
    excerpt: '',
    picture: null,
    values: { time: { start, end: null, allDay: true } },
  });
  // An all-day event begins at midnight in the time zone of the site.
  const fair = { type: events._id, name: 'Fair', details: details('2030-06-01T04:00:00Z') };
  const made = await done<OwnEntry>('POST', '/api/entries', fair);
  expect(made.href).toBe('/events/2030/06/01/fair');
  await done('POST', `/api/page/${made._id}/publish`, {});
  expect(await answerOf('/events/fair')).toBe('301 /events/2030/06/01/fair');
  const page = await ask('/events/2030/06/01/fair');
  expect([page.status, page.text.includes('href="/events/fair/event.ics"')]).toEqual([200, true]);
  await done('PUT', '/api/website', { settings: { languages: ['de'] } });
  const german = await ask('/de/events/2030/06/01/fair');
  expect([german.status, german.text.includes('href="/de/events/fair/event.ics"')]).toEqual([200, true]);
  expect((await ask('/de/events')).text).toContain('href="/de/events/events.ics"');
  await done('PUT', '/api/website', { settings: { languages: [] } });
  for (const path of ['/events/fair/event.ics', '/events/events.ics']) {
    const calendar = (await ask(path)).text.replaceAll('\r\n ', '');
    expect(calendar).toContain(`http://${one.host}/events/2030/06/01/fair`);
  }
  // Visitors read the version before until the change is published.
  await done('PUT', `/api/page/${made._id}`, { details: details('2030-07-02T04:00:00Z') });
  expect(await answerOf('/events/2030/06/01/fair')).toBe(200);
  await done('POST', `/api/page/${made._id}/publish`, {});
  expect(await answerOf('/events/2030/06/01/fair')).toBe('301 /events/2030/07/02/fair');
});

test('a published entry keeps its date, and so its address, when a change of it is published', async () => {
  await setPattern(blog, 'day');
  const { _id } = await add(blog, 'Typo');
  await app.db.forWebsite(one.id, (tx) =>
    tx
      .updateTable('pages')
      .set({ published_at: new Date('2026-02-03T12:00:00Z') })
      .where('website_id', '=', tx.site)
      .where('id', '=', _id)
      .execute(),
  );
  await done('PUT', `/api/page/${_id}`, { name: 'Corrected' });
  await done('POST', `/api/page/${_id}/publish`, {});
  const shown = await ask('/blog/2026/02/03/typo');
  expect([shown.status, shown.text.includes('Corrected')]).toEqual([200, true]);
  await done('POST', `/api/page/${_id}/unpublish`, {});
  await done('POST', `/api/page/${_id}/publish`, {});
  expect(await answerOf('/blog/2026/02/03/typo')).toMatch(/^301 /);
});

test('a draft is where it would be if it were published now, or when it is scheduled', async () => {
  await setPattern(blog, 'year');
  const draft = await done<OwnEntry>('POST', '/api/entries', { type: blog._id, name: 'Draft' });
  const year = new Date().toLocaleDateString('en', { year: 'numeric', timeZone: 'America/New_York' });
  expect(draft.href).toBe(`/blog/${year}/draft`);
  const later = new Date(Date.now() + 3 * 366 * 86_400_000);
  await done('POST', `/api/page/${draft._id}/publish`, { at: later.toISOString() });
  const then = later.toLocaleDateString('en', { year: 'numeric', timeZone: 'America/New_York' });
  expect((await done<OwnEntry>('GET', `/api/entries/${draft._id}`)).href).toBe(`/blog/${then}/draft`);
});

test('every link to an entry leads straight to it', async () => {
  const letters = await addType({ kind: 'post', slug: 'letters' });
  await setPattern(letters, 'day', { comments: { on: true, hold: 'none' } });
  const posts: OwnEntry[] = [];
  for (const day of ['01', '02', '03'])
    posts.push(
      await add(letters, `Letter ${day}`, {
        shownAt: `2026-02-${day}T12:00:00Z`,
        blocks: [{ type: 'richText', props: { id: 'text', text: richTextOf('About walruses.') } }],
      }),
    );
  const [, second] = posts;
  const path = '/letters/2026/02/02/letter-02';
  const links = async (from: string) => [
    ...new Set(
      [
        ...(await ask(from)).text
          .replaceAll('\r\n ', '')
          .matchAll(/\/letters\/[\w/-]*letter-\d\d(?![\w/-])/g),
      ].map(([link]) => link),
    ),
  ];
  const all = ['01', '02', '03'].map((day) => `/letters/2026/02/${day}/letter-${day}`);
  for (const from of [
    '/letters',
    '/letters/2026/02',
    '/letters/feed.xml',
    '/letters/atom.xml',
    '/letters/feed.json',
    '/sitemap.xml',
    '/api/entries?type=letters',
    '/api/search?q=walruses',
    '/search?q=walruses',
    path,
  ])
    expect([from, (await links(from)).toSorted()]).toEqual([from, all]);
  for (const link of all) expect([link, await answerOf(link)]).toEqual([link, 200]);

  await app.db.forWebsite(one.id, (tx) =>
    tx
      .updateTable('accounts')
      .set({ proven_at: new Date() })
      .where('website_id', '=', tx.site)
      .where('id', '=', one.customer.id)
      .execute(),
  );
  const said = await customer('POST', `/api/entries/${second?._id}/comments`, { body: 'A question' });
  const { _id } = said.json() as { _id: string };
  await done('POST', `/api/entry-comments/${_id}/reply`, { body: 'An answer' });
  const mail = JSON.stringify(
    (await writtenMails(app.db, one.id)).find(({ email_id: kind }) => kind === 'comment-reply'),
  );
  expect(mail).toContain(`http://${one.host}${path}#comment-`);
  const [comment] = await done<{ entry: { href: string } }[]>(
    'GET',
    `/api/entry-comments?state=published&entry=${second?._id}`,
  );
  expect(comment?.entry.href).toBe(path);
});

describe('the cache', () => {
  const isKept = async (path: string) => (await ask(path)).headers.etag !== undefined;
  const keep = (path: string) =>
    eventually(
      () => isKept(path),
      (kept) => kept,
      { what: `${path} is kept` },
    );

  test('drops what shows addresses of entries of a type when they change, and nothing else', async () => {
    await setPattern(blog, 'name');
    const shows = [
      '/blog',
      '/blog/first',
      '/sitemap.xml',
      '/blog/feed.xml',
      '/api/search?q=zebra',
      '/search?q=zebra',
    ];
    const others = ['/about', '/letters', '/shop'];
    for (const path of [...shows, ...others]) await keep(path);
    await setPattern(blog, 'day');
    for (const path of others) expect([path, await isKept(path)]).toEqual([path, true]);
    for (const path of shows.filter((each) => each !== '/blog/first'))
      expect([path, (await ask(path)).text.includes(dated.day)]).toEqual([path, true]);
    expect(await answerOf('/blog/first')).toBe(`301 ${dated.day}`);
    // A change of the description moves nothing.
    await keep('/sitemap.xml');
    await setPattern(blog, 'day', { description: 'News' });
    expect(await isKept('/sitemap.xml')).toBe(true);
  });

  test('drops everything when the time zone changes', async () => {
    await setPattern(blog, 'day');
    await keep('/blog');
    await setZone('Europe/Berlin');
    expect((await ask('/blog')).text).toContain('/blog/2026/01/01/first');
  });

  test('keeps nothing for a wrong date', async () => {
    await setPattern(blog, 'day');
    await keep(dated.day);
    const { entries } = app.pageCache.figures();
    for (let year = 1950; year < 1990; year += 1)
      expect(await answerOf(`/blog/${year}/first`)).toBe(`301 ${dated.day}`);
    expect(app.pageCache.figures().entries).toBe(entries);
  });
});

test('a pattern that isn’t one of the four is refused', async () => {
  for (const addresses of ['week', '../admin', '', null, ['day']]) {
    const body = { settings: { addresses } };
    expect((await owner('PUT', `/api/content-types/${blog._id}`, body)).status).toBe(400);
  }
});
