import { expect, test } from 'vitest';
import type { EntryFeed, FeedEntry } from '../../features/entries/server/index.ts';
import { entriesAtom, jsonFeed, rssFeed } from './entry-feeds.ts';

const site = { origin: 'https://one.example', base: '', name: 'One & Two', locale: 'en-GB', main: 'en' };
const entry: FeedEntry = {
  _id: '0198a000-0000-7000-8000-000000000001',
  name: 'A \u0000\u0008<b>title</b> \uD800',
  href: '/podcast/first',
  excerpt: 'Fish & chips',
  picture: null,
  date: '2026-03-01T10:00:00.000Z',
  time: null,
  episode: null,
  price: null,
  readingTime: 1,
  access: 'everybody',
  pinned: false,
  featured: false,
  authors: [{ _id: '0198a000-0000-7000-8000-000000000002', name: 'Anna', slug: 'anna' }],
  categories: [],
  updatedAt: new Date('2026-03-02T10:00:00Z'),
  html: '<p><a href="/about">About</a></p>',
  audio: { src: '/files/1/a.mp3', size: 1234, type: 'audio/mpeg', duration: 61.4 },
  place: null,
  number: 3,
  season: null,
  explicit: false,
  chapters: [{ start: 75, title: 'Bells & more' }],
  transcript: null,
};
const feed: EntryFeed = {
  type: {
    _id: '0198a000-0000-7000-8000-000000000003',
    kind: 'episode',
    page: { _id: '0198a000-0000-7000-8000-000000000004', name: 'Episodes' },
    slug: 'podcast',
    settings: { description: 'A show' },
  },
  term: null,
  entries: [entry],
  until: null,
};
const self = 'https://one.example/podcast/feed.xml';

test.each([
  ['RSS', rssFeed],
  ['Atom', entriesAtom],
])('%s leaves out characters that XML can’t hold, and escapes the rest', (_, write) => {
  const text = write(site, feed, self);
  expect(text).toContain('&lt;b&gt;title&lt;/b&gt;');
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\u0000-\u0008\uD800]/u);
  expect(text).toContain('One &amp; Two');
  expect(text).toContain('https://one.example/about');
});

test('a podcast names size, type and length of its audio', () => {
  const text = rssFeed(site, feed, self);
  expect(text).toContain(
    '<enclosure url="https://one.example/files/1/a.mp3" length="1234" type="audio/mpeg"/>',
  );
  expect(text).toContain('<itunes:duration>61</itunes:duration>');
  expect(text).toContain('<itunes:episode>3</itunes:episode>');
  expect(text).toContain('<pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>');
});

test('a podcast has the tags of Podcasting 2.0', () => {
  const text = rssFeed(site, feed, self);
  // The example of the specification.
  expect(rssFeed(site, feed, 'https://mp3s.nashownotes.com/pc20rss.xml/')).toContain(
    '<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>',
  );
  expect(text).toContain('<podcast:locked>no</podcast:locked>');
  expect(text).toContain('<podcast:episode>3</podcast:episode>');
  expect(text).toContain('<podcast:person>Anna</podcast:person>');
  expect(text).toContain(
    '<podcast:chapters url="https://one.example/podcast/first/chapters.json" type="application/json+chapters"/>',
  );
  expect(rssFeed(site, { ...feed, entries: [{ ...entry, chapters: [] }] }, self)).not.toContain('chapters');
  expect(rssFeed(site, { ...feed, type: { ...feed.type, kind: 'post' } }, self)).not.toContain('<podcast:');
});

test.each([
  ['text/vtt', 'transcript.vtt', 'text/vtt'],
  ['application/x-subrip', 'transcript.vtt', 'text/vtt'],
  ['text/plain', 'transcript.txt', 'text/plain'],
] as const)('a transcript of type %s is in the feed as %s', (type, name, media) => {
  const german = { ...site, base: '/de', locale: 'de' };
  const entries = [{ ...entry, transcript: { file: '', type } }];
  expect(rssFeed(german, { ...feed, entries }, self)).toContain(
    `<podcast:transcript url="https://one.example/podcast/first/${name}" type="${media}" language="en"/>`,
  );
  expect(rssFeed(german, feed, self)).not.toContain('<podcast:transcript');
});

test('a JSON feed names its entries and their audio', () =>
  expect(JSON.parse(jsonFeed(site, feed, self))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ url: 'https://one.example/podcast/first', attachments: [{ size_in_bytes: 1234 }] }],
  }));

test('links of a feed in another language lead to that language, and those within texts stay as they are', () => {
  const text = rssFeed({ ...site, base: '/de', locale: 'de' }, feed, self);
  expect(text).toContain('<link>https://one.example/de/podcast</link>');
  expect(text).toContain('<link>https://one.example/de/podcast/first</link>');
  expect(text).toContain('<language>de</language>');
  expect(text).toContain('https://one.example/about');
});
