import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { EntryFeed, FeedEntry } from '../../features/entries/server/index.ts';
import { podcastCategories } from '../../features/entries/podcast-categories.ts';
import { entriesAtom, jsonFeed, rssFeed } from './entry-feeds.ts';

/** What validators of feeds check, from the specifications. */
const { DOMParser } = new JSDOM('').window;
const site = { origin: 'https://one.example', base: '', name: 'One & Two', locale: 'en-GB', main: 'en' };
const self = 'https://one.example/podcast/podcast.xml';

const entry = (at: number, more: Partial<FeedEntry> = {}): FeedEntry => ({
  _id: `0198a000-0000-7000-8000-00000000000${at}`,
  name: `Episode ${at} ]]> & "quotes" \u0007`,
  href: `/podcast/episode-${at}`,
  excerpt: 'Fish & chips <b>',
  picture: { src: '/files/0198a000-0000-7000-8000-0000000000aa/1/cover.jpg', alt: '' },
  date: '2026-03-01T10:00:00.000Z',
  time: null,
  episode: null,
  price: null,
  readingTime: 1,
  access: 'everybody',
  pinned: false,
  featured: false,
  authors: [{ _id: '0198a000-0000-7000-8000-0000000000a1', name: 'Anna <Berg>', slug: 'anna' }],
  categories: [{ _id: '0198a000-0000-7000-8000-0000000000a2', name: 'Clay & fire', slug: 'clay' }],
  updatedAt: new Date('2026-03-02T10:00:00Z'),
  html: '<p>Text ]]> &amp; <a href="/about">link</a></p>',
  audio: { src: `/files/${at}/a.mp3`, size: 1234, type: 'audio/mpeg', duration: 61.4 },
  place: null,
  number: at,
  season: 1,
  explicit: at === 2,
  chapters: [{ start: 75, title: 'Bells' }],
  transcript: { file: '', type: 'text/vtt' },
  ...more,
});
const podcast = {
  author: 'One',
  email: 'show@one.example',
  category: 'Books',
  explicit: false,
  picture: null,
};
const feedOf = (entries: FeedEntry[], category = 'Books'): EntryFeed => ({
  type: {
    _id: '0198a000-0000-7000-8000-000000000003',
    kind: 'episode',
    page: { _id: '0198a000-0000-7000-8000-000000000004', name: 'Episodes' },
    slug: 'podcast',
    settings: {
      description: 'A show',
      podcast: { ...podcast, category, picture: { src: '/files/cover.jpg', alt: '' } },
    },
  },
  term: null,
  entries,
  until: null,
});

const feeds: [string, EntryFeed][] = [
  ['episodes', feedOf([entry(1), entry(2)])],
  [
    'an entry that lacks all it can',
    feedOf([
      entry(3, {
        name: '',
        excerpt: '',
        html: '',
        picture: null,
        authors: [],
        categories: [],
        audio: null,
        number: -1,
        season: 0.5,
        chapters: [],
        transcript: null,
      }),
    ]),
  ],
  ['no entries', feedOf([])],
];

function parse(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const children = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.nodeName === name);
const textOf = (parent: Element, name: string) => children(parent, name)[0]?.textContent ?? '';
const isWhole = (address: string | null) => (address ?? '').startsWith('https://one.example/');

test.each(feeds)('RSS 2.0 with %s keeps the rules of the RSS Advisory Board', (_, feed) => {
  const document = parse(rssFeed(site, feed, self));
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  const [channel] = children(document.documentElement, 'channel') as [Element];
  for (const name of ['title', 'link', 'description']) expect(children(channel, name)).toHaveLength(1);
  expect(textOf(channel, 'language')).toMatch(/^[a-z]{2}(?:-[A-Z]{2})?$/);
  const [atom] = children(channel, 'atom:link') as [Element];
  expect([atom.getAttribute('rel'), atom.getAttribute('href')]).toEqual(['self', self]);
  const items = children(channel, 'item');
  expect(items).toHaveLength(feed.entries.length);
  expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length);
  for (const item of items) {
    expect(isWhole(textOf(item, 'link'))).toBe(true);
    expect(textOf(item, 'pubDate')).toMatch(
      /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
    );
    expect(children(item, 'enclosure').length).toBeLessThan(2);
    for (const enclosure of children(item, 'enclosure')) {
      expect(isWhole(enclosure.getAttribute('url'))).toBe(true);
      expect(enclosure.getAttribute('length')).toMatch(/^\d+$/);
      expect(enclosure.getAttribute('type')).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
    }
    const html = textOf(item, 'content:encoded');
    expect(html).not.toMatch(/(?:href|src)="\//);
    // One of the two is required, and may be empty.
    expect(children(item, 'title').length + children(item, 'description').length).toBeGreaterThan(0);
  }
});

test.each(feeds)('a podcast with %s has what Apple and Podcasting 2.0 require', (_, feed) => {
  const document = parse(rssFeed(site, feed, self));
  const [channel] = children(document.documentElement, 'channel') as [Element];
  const one = (parent: Element, name: string) => {
    expect(children(parent, name)).toHaveLength(1);
    return children(parent, name)[0] as Element;
  };
  expect(one(channel, 'itunes:category').getAttribute('text')).toBe('Arts');
  expect(one(one(channel, 'itunes:category'), 'itunes:category').getAttribute('text')).toBe('Books');
  expect(one(channel, 'itunes:explicit').textContent).toMatch(/^(?:true|false)$/);
  expect(isWhole(one(channel, 'itunes:image').getAttribute('href'))).toBe(true);
  expect(one(channel, 'itunes:type').textContent).toMatch(/^(?:episodic|serial)$/);
  expect(one(channel, 'podcast:guid').textContent).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-/);
  expect(one(channel, 'podcast:locked').textContent).toMatch(/^(?:yes|no)$/);
  for (const item of children(channel, 'item')) {
    expect(one(item, 'itunes:explicit').textContent).toMatch(/^(?:true|false)$/);
    for (const name of ['itunes:duration', 'itunes:episode', 'itunes:season'])
      for (const found of children(item, name)) expect(found.textContent).toMatch(/^[1-9]\d*$/);
    for (const chapters of children(item, 'podcast:chapters')) {
      expect(isWhole(chapters.getAttribute('url'))).toBe(true);
      expect(chapters.getAttribute('type')).toBe('application/json+chapters');
    }
    for (const transcript of children(item, 'podcast:transcript')) {
      expect(isWhole(transcript.getAttribute('url'))).toBe(true);
      expect(transcript.getAttribute('type')).toMatch(
        /^(?:text\/(?:plain|html|vtt)|application\/(?:json|x-subrip))$/,
      );
      expect(transcript.getAttribute('language')).toMatch(/^[a-z]{2}$/);
    }
    for (const person of children(item, 'podcast:person'))
      expect(person.textContent?.length).toBeLessThan(129);
  }
});

test('a category that Apple doesn’t know is left out, and every other is written as Apple does', () => {
  const categoryIn = (text: string) =>
    /(<itunes:category.*?)<itunes:explicit/.exec(rssFeed(site, feedOf([], text), self))?.[1] ?? '';
  expect(categoryIn('Kilns')).toBe('');
  expect(categoryIn('society and culture')).toBe('<itunes:category text="Society &amp; Culture"/>');
  const all = Object.entries(podcastCategories).flatMap(([top, inner]) => [top, ...inner]);
  expect(all).toHaveLength(new Set(all).size);
  for (const name of all) expect(categoryIn(name)).toContain(`text="${name.replace('&', '&amp;')}"/>`);
});

test.each(feeds)('Atom with %s keeps the rules of RFC 4287', (_, feed) => {
  const { documentElement: root } = parse(entriesAtom(site, feed, self));
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
  const links = (parent: Element) => children(parent, 'link').map((link) => link.getAttribute('rel'));
  for (const parent of [root, ...children(root, 'entry')]) {
    for (const name of ['id', 'title', 'updated']) expect(children(parent, name)).toHaveLength(1);
    expect(textOf(parent, 'id')).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(textOf(parent, 'updated')).toMatch(instant);
    for (const author of children(parent, 'author')) expect(children(author, 'name')).toHaveLength(1);
    for (const link of children(parent, 'link')) expect(isWhole(link.getAttribute('href'))).toBe(true);
    for (const category of children(parent, 'category')) expect(category.getAttribute('term')).toBeTruthy();
  }
  expect(children(root, 'author')).toHaveLength(1);
  expect(links(root)).toEqual([null, 'self']);
  for (const one of children(root, 'entry')) {
    expect(links(one)).toEqual([null]);
    expect(textOf(one, 'published')).toMatch(instant);
    for (const content of children(one, 'content')) expect(content.getAttribute('type')).toBe('html');
  }
});

test.each(feeds)('a JSON feed with %s keeps the rules of version 1.1', (_, feed) => {
  const read = JSON.parse(jsonFeed(site, feed, self)) as Record<string, unknown> & {
    items: Record<string, unknown>[];
  };
  expect(read).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.any(String),
    feed_url: self,
  });
  for (const item of read.items) {
    expect(item['id']).toEqual(expect.any(String));
    expect('content_html' in item || 'content_text' in item).toBe(true);
    expect(isWhole(String(item['url']))).toBe(true);
    for (const each of (item['attachments'] ?? []) as Record<string, unknown>[])
      expect([isWhole(String(each['url'])), typeof each['mime_type']]).toEqual([true, 'string']);
  }
});
