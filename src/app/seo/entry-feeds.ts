import { v5 as uuidOfName } from 'uuid';
import type { Chapter } from '../../features/entries/chapters.ts';
import type { EntryFeed, FeedEntry } from '../../features/entries/server/index.ts';
import { podcastCategory } from '../../features/entries/podcast-categories.ts';
import { escapeHtml } from '../../lib/escape-html.ts';

export interface FeedSite {
  origin: string;
  /** How addresses of its language begin: `/de`; empty for the main one. */
  base: string;
  name: string;
  locale: string;
  /** The main language, in which transcripts are. */
  main: string;
}

/** XML 1.0 has no way to write other control characters, and no half of a surrogate pair. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text within an element or an attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replaceAll(unwritable, ''));

const element = (name: string, text: string): string => (text ? `<${name}>${xmlText(text)}</${name}>` : '');
const wholeOf = (origin: string, path: string): string => new URL(path, `${origin}/`).href;

/** Relative links and images of an entry’s text work only on the site. */
const absoluteHtml = (html: string, origin: string): string =>
  html.replaceAll(
    /(\s(?:href|src)=")(\/[^"]*)/g,
    (_, before: string, path: string) => before + wholeOf(origin, path),
  );

const titleOf = (site: FeedSite, { type, term }: EntryFeed): string =>
  `${site.name}: ${term ? `${term.name} – ` : ''}${type.page.name}`;

const pathOf = ({ type, term }: EntryFeed): string =>
  term ? `/${type.slug}/${term.kind}/${term.slug}` : `/${type.slug}`;

/** The address of a page of the site in the feed's language. */
const addressIn = ({ origin, base }: FeedSite, path: string): string => wholeOf(origin, base + path);

/** The namespace of `podcast:guid`. https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/guid.md */
const PODCASTS = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The ID that a show keeps wherever its feed is listed. @param self address of the feed */
const showId = (self: string): string =>
  uuidOfName(self.replace(/^https?:\/\//, '').replace(/\/+$/, ''), PODCASTS);

/** https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md */
export const chaptersJson = (chapters: readonly Chapter[]): string =>
  JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ start, title }) => ({ startTime: start, title })),
  });

/** The address of a file about an episode, whatever the addresses of entries look like. */
const besides = ({ href }: FeedEntry, { type }: EntryFeed, name: string): string =>
  `/${type.slug}/${href.slice(href.lastIndexOf('/') + 1)}/${name}`;

/** https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/transcript.md */
function transcriptTag({ origin, main }: FeedSite, feed: EntryFeed, entry: FeedEntry): string {
  if (!entry.transcript) return '';
  const isTimed = entry.transcript.type !== 'text/plain';
  const url = wholeOf(origin, besides(entry, feed, isTimed ? 'transcript.vtt' : 'transcript.txt'));
  return `<podcast:transcript url="${xmlText(url)}" type="${isTimed ? 'text/vtt' : 'text/plain'}" language="${xmlText(main)}"/>`;
}

const itunesTime = (seconds: number): string => String(Math.max(1, Math.round(seconds)));

/** RSS 2.0, with Apple’s tags for podcasts and those of Podcasting 2.0. https://www.rssboard.org/rss-specification */
export function rssFeed(site: FeedSite, feed: EntryFeed, self: string): string {
  const { origin } = site;
  const { type, entries } = feed;
  const isPodcast = type.kind === 'episode';
  const show = type.settings.podcast;
  const description = type.settings.description || titleOf(site, feed);
  const cover = show?.picture?.src;
  const itunes = isPodcast
    ? [
        element('itunes:author', show?.author || site.name),
        show?.email
          ? `<itunes:owner>${element('itunes:name', show.author || site.name)}${element('itunes:email', show.email)}</itunes:owner>`
          : '',
        categoryTag(show?.category ?? ''),
        `<itunes:explicit>${show?.explicit ? 'true' : 'false'}</itunes:explicit>`,
        '<itunes:type>episodic</itunes:type>',
        element('podcast:guid', showId(self)),
        element('podcast:medium', 'podcast'),
        show?.email
          ? `<podcast:locked owner="${xmlText(show.email)}">no</podcast:locked>`
          : '<podcast:locked>no</podcast:locked>',
        cover ? `<itunes:image href="${xmlText(wholeOf(origin, cover))}"/>` : '',
      ].join('')
    : '';
  const updated = entries.reduce((latest, each) => Math.max(latest, each.updatedAt.getTime()), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>${element('title', isPodcast && !feed.term ? site.name : titleOf(site, feed))}${element('link', addressIn(site, pathOf(feed)))}${element('description', description)}${element('language', site.locale)}<atom:link rel="self" type="application/rss+xml" href="${xmlText(self)}"/>${updated ? element('lastBuildDate', new Date(updated).toUTCString()) : ''}${itunes}
${entries.map((entry) => rssItem(site, feed, entry)).join('\n')}
</channel></rss>
`;
}

/** Directories refuse a feed with a category that Apple doesn’t know. */
function categoryTag(text: string): string {
  const known = podcastCategory(text);
  if (!known) return '';
  const { top, within } = known;
  return within === null
    ? `<itunes:category text="${xmlText(top)}"/>`
    : `<itunes:category text="${xmlText(top)}"><itunes:category text="${xmlText(within)}"/></itunes:category>`;
}

const isCount = (number: number | null): boolean => number !== null && Number.isInteger(number) && number > 0;

function rssItem(site: FeedSite, feed: EntryFeed, entry: FeedEntry): string {
  const { origin } = site;
  const isPodcast = feed.type.kind === 'episode';
  const { audio, picture, number, season } = entry;
  const episode = isPodcast
    ? [
        audio?.duration ? element('itunes:duration', itunesTime(audio.duration)) : '',
        isCount(number) ? element('itunes:episode', String(number)) : '',
        isCount(number) ? element('podcast:episode', String(number)) : '',
        isCount(season) ? element('itunes:season', String(season)) : '',
        isCount(season) ? element('podcast:season', String(season)) : '',
        ...entry.authors.map(({ name }) => element('podcast:person', name)),
        entry.chapters.length > 0
          ? `<podcast:chapters url="${xmlText(wholeOf(origin, besides(entry, feed, 'chapters.json')))}" type="application/json+chapters"/>`
          : '',
        transcriptTag(site, feed, entry),
        `<itunes:explicit>${entry.explicit ? 'true' : 'false'}</itunes:explicit>`,
        picture ? `<itunes:image href="${xmlText(wholeOf(origin, picture.src))}"/>` : '',
      ].join('')
    : '';
  // One of title and description is required.
  const title = element('title', entry.name) || (entry.excerpt ? '' : '<title/>');
  return `<item>${title}${element('link', addressIn(site, entry.href))}<guid isPermaLink="false">${entry._id}</guid>${element('pubDate', new Date(entry.date).toUTCString())}${entry.authors.map((author) => element('dc:creator', author.name)).join('')}${entry.categories.map((category) => element('category', category.name)).join('')}${element('description', entry.excerpt)}${entry.html ? element('content:encoded', absoluteHtml(entry.html, origin)) : ''}${audio ? `<enclosure url="${xmlText(wholeOf(origin, audio.src))}" length="${audio.size}" type="${xmlText(audio.type)}"/>` : ''}${episode}</item>`;
}

/** Atom. https://www.rfc-editor.org/rfc/rfc4287 */
export function entriesAtom(site: FeedSite, feed: EntryFeed, self: string): string {
  const { origin } = site;
  const updated = feed.entries.reduce((latest, each) => Math.max(latest, each.updatedAt.getTime()), 0);
  const entries = feed.entries.map(
    (entry) =>
      `<entry><id>urn:uuid:${entry._id}</id>${element('title', entry.name) || '<title/>'}<link href="${xmlText(addressIn(site, entry.href))}"/><published>${entry.date}</published><updated>${entry.updatedAt.toISOString()}</updated>${entry.authors.map((author) => `<author>${element('name', author.name)}</author>`).join('')}${entry.categories.map((category) => `<category term="${xmlText(category.slug)}" label="${xmlText(category.name)}"/>`).join('')}${element('summary', entry.excerpt)}${entry.html ? `<content type="html">${xmlText(absoluteHtml(entry.html, origin))}</content>` : ''}</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(site.locale)}"><id>urn:uuid:${feed.term?._id ?? feed.type._id}</id>${element('title', titleOf(site, feed))}<author>${element('name', site.name) || '<name/>'}</author><link href="${xmlText(addressIn(site, pathOf(feed)))}"/><link rel="self" href="${xmlText(self)}"/><updated>${new Date(updated).toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(site: FeedSite, feed: EntryFeed, self: string): string {
  const { origin } = site;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(site, feed),
    home_page_url: addressIn(site, pathOf(feed)),
    feed_url: self,
    language: site.locale,
    ...(feed.type.settings.description ? { description: feed.type.settings.description } : {}),
    items: feed.entries.map((entry) => ({
      id: entry._id,
      url: addressIn(site, entry.href),
      title: entry.name,
      ...(entry.html ? { content_html: absoluteHtml(entry.html, origin) } : { content_text: entry.excerpt }),
      ...(entry.excerpt ? { summary: entry.excerpt } : {}),
      ...(entry.picture ? { image: wholeOf(origin, entry.picture.src) } : {}),
      date_published: entry.date,
      date_modified: entry.updatedAt.toISOString(),
      ...(entry.authors.length > 0 ? { authors: entry.authors.map(({ name }) => ({ name })) } : {}),
      ...(entry.categories.length > 0 ? { tags: entry.categories.map(({ name }) => name) } : {}),
      ...(entry.audio
        ? {
            attachments: [
              {
                url: wholeOf(origin, entry.audio.src),
                mime_type: entry.audio.type,
                size_in_bytes: entry.audio.size,
                ...(entry.audio.duration ? { duration_in_seconds: Math.round(entry.audio.duration) } : {}),
              },
            ],
          }
        : {}),
    })),
  });
}
