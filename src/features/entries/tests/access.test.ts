import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import type { Page } from '../../pages/contract.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../entry-shapes.ts';
import { details, restrictedWorld, SECRET, secret } from './restricted-world.ts';

const world = await restrictedWorld();
afterAll(() => world.server.stop());
const { server, cookie, customer, track, show, episode, event, post, open } = world;
const { own, publish, add, get } = world;

const setAccess = (access: 'everybody' | 'signed-in') =>
  own('PUT', '/api/entries', { entries: [episode, event, post].map(({ _id }) => _id), access });
const entryAt = async (path: string, as?: string) => (await get(path, as)).json() as ShownEntry;
const ENTRY = '/api/entry?type=show&slug=behind-the-dam';
const CONTENT = '/api/entry/content?type=show&slug=behind-the-dam';
let preview = '';

/** Everything that visitors may ask for and that could show the entries. */
const places = () => [
  ...['', '/de'].flatMap((base) => [
    `${base}/show`,
    `${base}/show/behind-the-dam`,
    `${base}/show/category/secret-places`,
    `${base}/show/author/ada`,
    `${base}/calendar`,
    `${base}/calendar/night-walk`,
    `${base}/news`,
    `${base}/news/todays-news`,
    `${base}/news/open-to-all`,
    `${base}/show/feed.xml`,
    `${base}/show/atom.xml`,
    `${base}/show/feed.json`,
    `${base}/show/podcast.xml`,
    `${base}/show/category/secret-places/feed.xml`,
    `${base}/news/feed.xml`,
    `${base}/news/feed.json`,
    `${base}/search?q=${SECRET}`,
    `${base}/search?q=${secret('Body')}`,
    `${base}/search?q=dam`,
  ]),
  '/playlist',
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/feed.xml',
  '/calendar/events.ics',
  '/calendar/night-walk/event.ics',
  '/show/behind-the-dam/chapters.json',
  '/api/audio',
  `/api/audio/track/${track._id}/waveform`,
  ...['', '&language=de'].flatMap((language) => [
    `${ENTRY}${language}`,
    `/api/entry?type=calendar&slug=night-walk${language}`,
    `/api/entry?type=news&slug=todays-news${language}`,
    `/api/entry?type=news&slug=open-to-all${language}`,
    `/api/entries?type=show${language}`,
    `/api/entries?type=show&months=true&category=secret-places${language}`,
    `/api/entries?type=calendar${language}`,
    `/api/entries?type=news${language}`,
    `/api/page?_id=${episode._id}${language}`,
    `/api/page?_id=${episode._id}&shown=false${language}`,
    `/api/page?_id=${event._id}${language}`,
    `/api/page?slug=formerly${language}`,
    `/api/search?q=${secret('Body')}${language}`,
    `/api/search?q=${secret('Question')}${language}`,
    `/api/search?q=${secret('Guest')}${language}`,
    `/api/search?q=${SECRET}${language}`,
    `/api/search?q=dam${language}`,
  ]),
  ...[episode, event, post].flatMap(({ _id }) => [
    `/api/entries/${_id}/comments`,
    `/api/entries/${_id}/draft`,
    `/api/entries/${_id}`,
  ]),
];

/** The places that show a secret. Addresses that the caller made up don’t count. */
async function leaks(as?: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of places()) {
    const { text } = await get(path, as);
    const asked = new URL(path, 'http://x').searchParams.get('q') ?? '';
    const said = text.match(new RegExp(`${SECRET}\\w*`, 'gi')) ?? [];
    if (said.some((word) => word.toLowerCase() !== asked.toLowerCase())) found.push(path);
  }
  return found;
}

test('while everybody sees them, their content is in all of these places', async () => {
  const whole = JSON.stringify(await entryAt(ENTRY));
  const page = (await get('/show/behind-the-dam')).text;
  const parts =
    'Chapter Guest Script Alt Gallery Place Address Link Heading Body Image Under Question Answer';
  for (const where of parts.split(' ')) {
    expect(whole, where).toContain(secret(where));
    expect(page, where).toContain(secret(where));
  }
  const found = await leaks();
  for (const path of [
    '/de/show/behind-the-dam',
    '/show/feed.xml',
    '/show/podcast.xml',
    '/news/feed.json',
    '/playlist',
    '/calendar/events.ics',
    '/calendar/night-walk/event.ics',
    '/show/behind-the-dam/chapters.json',
    '/api/audio',
    `/api/page?_id=${episode._id}`,
    `/api/search?q=${secret('Guest')}`,
    `/api/search?q=${SECRET}`,
    `/api/entries/${episode._id}/comments`,
  ])
    expect(found, path).toContain(path);
});

describe('once only signed-in customers may see them', () => {
  beforeAll(() => setAccess('signed-in'));

  test('visitors get nothing of their content anywhere, from the moment of the change', async () => {
    expect(await leaks()).toEqual([]);
  });

  test('neither do replies that all customers share', async () => {
    const mine = (await leaks(customer)).filter((path) => !path.endsWith('/comments'));
    expect(mine).toEqual([`/api/audio/track/${track._id}/waveform`].filter((path) => mine.includes(path)));
  });

  test('lists, feeds and search still have their title and excerpt', async () => {
    for (const path of ['/show', '/show/feed.xml', '/show/atom.xml', '/show/feed.json', '/news/open-to-all'])
      expect((await get(path)).text, path).toContain('Behind the dam');
    for (const path of ['/show', '/show/feed.xml', '/show/behind-the-dam', '/calendar/events.ics'])
      expect((await get(path)).text, path).toContain('Only the excerpt');
    expect((await get('/de/show/behind-the-dam')).text).toContain('Deutsch: Behind the dam');
    for (const q of ['dam', 'excerpt'])
      expect((await get(`/api/search?q=${q}`)).text, q).toContain('/show/behind-the-dam');
    expect((await get('/api/search?q=Deutsch&language=de')).text).toContain('/show/behind-the-dam');
    expect((await get('/sitemap.xml')).text).toContain('/show/behind-the-dam');
  });

  test('podcast apps and news aggregators, which can’t sign in, don’t get them', async () => {
    expect((await get('/show/podcast.xml')).text).not.toContain('Behind the dam');
    const news = (await get('/sitemap-news.xml')).text;
    expect([news.includes('/news/open-to-all'), news.includes('/news/todays-news')]).toEqual([true, false]);
    expect((await get('/show/behind-the-dam/chapters.json')).status).toBe(404);
    expect((await get(`/api/audio/track/${track._id}/waveform`)).status).toBe(404);
  });

  test('their page asks visitors to sign in, and tells search engines', async () => {
    const { text, headers } = await get('/show/behind-the-dam');
    expect(text).toContain('Sign in to see this');
    expect(text).toContain('href="/account?returnTo=%2Fshow%2Fbehind-the-dam"');
    expect(text).toContain('"isAccessibleForFree":false');
    expect(text).toContain('content="Said to search engines"');
    expect(text).not.toMatch(/AudioObject|duration/);
    // The same document for everybody.
    expect(headers['cache-control']).toContain('public');
    // Nothing of the body where there is no excerpt.
    expect((await get('/news/todays-news')).text).not.toMatch(/(?:og:|name=")description/);
  });

  test('their response is locked for everybody, staff too', async () => {
    for (const as of [undefined, customer, cookie])
      expect(await entryAt(ENTRY, as)).toMatchObject({
        name: 'Behind the dam',
        access: 'signed-in',
        locked: true,
        episode: null,
        values: [],
        blocks: [],
        tracks: [],
        seo: { description: 'Said to search engines' },
      });
    const { entries } = (await get('/api/entries?type=show')).json() as { entries: ShownEntry[] };
    expect(entries).toMatchObject([{ access: 'signed-in', episode: null, price: null }]);
  });

  test('customers and staff get all of it by a call of their own, which nothing keeps', async () => {
    for (const as of [customer, cookie]) {
      const reply = await get(CONTENT, as);
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
      const shown = reply.json() as ShownEntry;
      expect(shown).toMatchObject({ locked: false, episode: { track: track._id, number: 4, season: 2 } });
      expect(shown.tracks).toMatchObject([{ _id: track._id, header: secret('Track') }]);
      for (const where of ['Chapter', 'Guest', 'Script', 'Alt', 'Heading', 'Body', 'Answer'])
        expect(reply.text, where).toContain(secret(where));
    }
    expect((await get(`${CONTENT}&language=de`, customer)).text).toContain(secret('Uebersetzt'));
    expect((await get(CONTENT)).status).toBe(401);
    expect((await get('/api/entry/content?type=show&slug=nothing', customer)).status).toBe(404);
  });

  test('comments are for customers only', async () => {
    const path = `/api/entries/${episode._id}/comments`;
    expect((await get(path)).json()).toMatchObject({ open: false, total: 0, comments: [] });
    expect((await get(path, customer)).json()).toMatchObject({
      open: true,
      comments: [{ body: secret('Comment') }],
    });
    const body = { body: 'Let me in', name: 'Eve', email: 'eve@example.com' };
    expect((await server.request({ method: 'POST', path, body })).status).toBe(401);
    expect((await server.request({ method: 'POST', path, body, cookie: customer })).status).toBe(201);
  });

  test('without script, a form shows customers the content', async () => {
    const ask = (as?: string) =>
      server.request({
        method: 'POST',
        path: '/show/behind-the-dam',
        body: 'intent=content',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
        ...(as ? { cookie: as } : {}),
      });
    expect((await get('/show/behind-the-dam', customer)).text).toMatch(/<noscript><form[^>]*>.*Show content/);
    const shown = await ask(customer);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(shown.text).toContain(secret('Body'));
    const refused = await ask();
    expect([refused.text.includes(SECRET), refused.text.includes('Sign in to see this')]).toEqual([
      false,
      true,
    ]);
    expect(await leaks()).toEqual([]);
  });

  test('staff have all of it in the admin', async () => {
    const draft = await own<ShownEntry>('GET', `/api/entries/${episode._id}/draft`);
    expect(JSON.stringify(draft)).toContain(secret('Body'));
    expect(draft.tracks).toHaveLength(1);
    const page = await own<Page>('GET', `/api/page?_id=${episode._id}`);
    expect(JSON.stringify(page.blocks)).toContain(secret('Body'));
    const exported = await get(`/api/content-types/${show._id}/entries.json`, cookie);
    expect([exported.text.includes(secret('Body')), exported.text.includes('"access":"signed-in"')]).toEqual([
      true,
      true,
    ]);
    const listed = async (query: string) =>
      (
        await own<{ entries: OwnEntry[] }>('GET', `/api/content-types/${show._id}/entries${query}`)
      ).entries.map(({ access }) => access);
    expect(await listed('?access=signed-in')).toEqual(['signed-in']);
    expect(await listed('?access=everybody')).toEqual([]);
  });

  test('a layout doesn’t show what they hold, and neither does its preview', async () => {
    const { layout } = await own<ContentType>('POST', `/api/content-types/${show._id}/layout`, {});
    const id = layout?._id ?? '';
    const part = (name: string, props: object = {}) => ({
      type: 'entryPart',
      props: { part: name, ...props },
    });
    await own('PUT', `/api/page/${id}`, {
      blocks: [
        part('title'),
        part('player'),
        part('fields'),
        part('field', { field: 'guest' }),
        part('content'),
      ],
    });
    await publish(id);
    const shown = await eventually(
      async () => (await get('/show/behind-the-dam')).text,
      (text) => text.includes('data-part="content"'),
    );
    expect([shown.includes(SECRET), shown.includes('Sign in to see this')]).toEqual([false, true]);

    ({ url: preview } = await own<{ url: string }>('POST', `/api/page/${id}/preview-link`, {}));
    const { text } = await get(new URL(preview).pathname);
    expect([text.includes(SECRET), text.includes('Sign in to see this')]).toEqual([false, true]);
  });

  test('its track stays hidden while a draft names it, unless an entry for everybody has it too', async () => {
    const hasTrack = async () => (await get('/api/audio')).text.includes(track._id);
    await own('POST', `/api/page/${episode._id}/unpublish`, {});
    expect(await hasTrack()).toBe(false);
    await publish(episode._id);
    expect(await hasTrack()).toBe(false);
    const teaser = await add(show, 'Teaser', { details: details({ audio: track._id }) });
    expect(await hasTrack()).toBe(true);
    expect((await get(new URL(preview).pathname)).text).toContain('Teaser</h1>');
    await own('POST', `/api/page/${teaser._id}/unpublish`, {});
    expect(await hasTrack()).toBe(false);
  });

  test('content that is published later stays out of the search', async () => {
    await own('PUT', `/api/page/${episode._id}`, {
      blocks: [{ type: 'richText', props: { text: richTextOf(secret('Later')) } }],
    });
    await publish(episode._id);
    expect((await get(`/api/search?q=${secret('Later')}`)).json()).toMatchObject({ results: [] });
    expect((await get(CONTENT, customer)).text).toContain(secret('Later'));
    expect(await leaks()).toEqual([]);
  });
});

test('for everybody again, all of it is back at once', async () => {
  await setAccess('everybody');
  expect((await get('/show/behind-the-dam')).text).toContain(secret('Later'));
  expect((await get(`/api/search?q=${secret('Later')}`)).text).toContain('/show/behind-the-dam');
  expect((await get('/api/audio')).text).toContain(track._id);
  expect((await get('/show/behind-the-dam/chapters.json')).status).toBe(200);
  expect((await get('/show/podcast.xml')).text).toContain('Behind the dam');
  expect((await get('/sitemap-news.xml')).text).toContain('/news/todays-news');
});

test('new entries have the access of their type', async () => {
  await own('PUT', `/api/content-types/${show._id}`, {
    settings: { description: '', access: 'signed-in' },
  });
  const made = await own<OwnEntry>('POST', '/api/entries', { type: show._id, name: 'Members only' });
  const other = await own<OwnEntry>('POST', '/api/entries', {
    type: show._id,
    name: 'Not only',
    access: 'everybody',
  });
  expect([made.access, other.access, open.access]).toEqual(['signed-in', 'everybody', 'everybody']);
});
