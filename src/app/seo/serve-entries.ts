import type { FastifyRequest } from 'fastify';
import { icalendarOf } from '../../features/bookings/server/index.ts';
import {
  entryFeed,
  type EntryFeed,
  feedEntry,
  readTranscript,
  type Transcript,
} from '../../features/entries/server/index.ts';
import { vttOf } from '../../features/entries/transcript.ts';
import type { FoundSite } from '../../features/websites/server/index.ts';
import { notFound } from '../../lib/errors.ts';
import type { Site } from '../../lib/http/requests/request-context.ts';
import { homeIn, originIn, pathStart } from '../../lib/links/site-addresses.ts';
import { isLanguage, type Language, languageOf } from '../../lib/messages/languages.ts';
import type { App } from '../app.ts';
import type { ShownParts } from '../cache/shown-parts.ts';
import { chaptersJson, entriesAtom, type FeedSite, jsonFeed, rssFeed } from './entry-feeds.ts';

/** As many as feed readers keep; podcast apps list all episodes of a show. */
const NEWEST = 30;
const EPISODES = 300;
const EVENTS = 200;

type Share = (
  path: string,
  type: string,
  make: (site: FoundSite, request: FastifyRequest, parts: ShownParts) => Promise<string>,
) => void;
type Read = (
  site: FoundSite,
  parts: ShownParts,
  work: (
    services: Parameters<typeof entryFeed>[0],
    tx: Parameters<typeof entryFeed>[1],
  ) => Promise<EntryFeed | null>,
) => Promise<EntryFeed>;
type Write = (site: FeedSite, feed: EntryFeed, self: string) => string;

const RSS = 'application/rss+xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';
const CHAPTERS = 'application/json+chapters; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

type Params = Partial<Record<'type' | 'kind' | 'slug' | 'language', string>>;
const kindOf = (kind: string | undefined) =>
  kind === 'category' || kind === 'tag' || kind === 'author' ? kind : undefined;

/** Feeds of content types, and calendars of their events. */
export function serveEntries(app: App, share: Share): void {
  const read: Read = async ({ known, subdomain }, parts, work) => {
    const services = { pages: app.pages, known };
    const feed =
      subdomain === '' ? await app.db.forWebsite(known.website.id, (tx) => work(services, tx)) : null;
    if (!feed) throw notFound();
    parts.feed(feed);
    if (feed.until) parts.until(feed.until.getTime() - Date.now());
    return feed;
  };
  const feed = (name: string, type: string, write: Write, limit = NEWEST, only?: string) => {
    const lists = only ? [''] : ['', '/:kind/:slug'];
    for (const path of lists.flatMap((list) => [`/:type${list}/${name}`, `/:language/:type${list}/${name}`]))
      share(path, type, async (site, request, parts) => {
        const { type: slug = '', kind, slug: term = '' } = request.params as Params;
        const of = kindOf(kind);
        if (kind !== undefined && !of) throw notFound();
        const { name: siteName, locale } = site.known.website;
        const language = languageAsked(site, request);
        const found = await read(site, parts, (services, tx) =>
          entryFeed(services, tx, {
            type: slug,
            term: of && { kind: of, slug: term },
            limit,
            // Podcast apps can't sign in.
            open: only === 'episode',
            language,
          }),
        );
        if (only && found.type.kind !== only) throw notFound();
        const origin = originIn(request.context.site as Site, language ?? null, site.subdomain);
        const base = pathStart(site.known.languageHosts, language ?? null);
        const main = languageOf(locale);
        const shown = { origin, base, name: siteName, locale: language ?? locale, main };
        return write(shown, found, origin + request.url.replace(/\?.*/s, ''));
      });
  };
  feed('feed.xml', RSS, rssFeed);
  feed('atom.xml', ATOM, entriesAtom);
  feed('feed.json', JSON_FEED, jsonFeed);
  feed('podcast.xml', RSS, rssFeed, EPISODES, 'episode');
  for (const base of ['', '/:language']) {
    share(`${base}/:type/events.ics`, CALENDAR, async (site, request, parts) => {
      const { type = '' } = request.params as Params;
      const language = languageAsked(site, request);
      const found = await read(site, parts, (services, tx) =>
        entryFeed(services, tx, { type, limit: EVENTS, language }),
      );
      return calendar(site, request, found, language);
    });
    share(`${base}/:type/:slug/event.ics`, CALENDAR, async (site, request, parts) => {
      const { type = '', slug = '' } = request.params as Params;
      const language = languageAsked(site, request);
      const found = await read(site, parts, (services, tx) =>
        feedEntry(services, tx, { type, slug, language }),
      );
      if (!found.entries[0]?.time) throw notFound();
      return calendar(site, request, found, language);
    });
  }
  share('/:type/:slug/chapters.json', CHAPTERS, async (site, request, parts) => {
    const { type = '', slug = '' } = request.params as Params;
    const found = await read(site, parts, (services, tx) => feedEntry(services, tx, { type, slug }));
    const chapters = found.type.kind === 'episode' ? (found.entries[0]?.chapters ?? []) : [];
    if (chapters.length === 0) throw notFound();
    return chaptersJson(chapters);
  });
  serveTranscripts(app, share, read);
}

/** The transcript of an episode: written anew, so that it holds nothing but words and times. */
const transcriptFiles: readonly {
  name: string;
  type: string;
  isTimed: boolean;
  write: (transcript: Transcript) => string;
}[] = [
  {
    name: 'transcript.vtt',
    type: 'text/vtt; charset=utf-8',
    isTimed: true,
    write: ({ cues }) => vttOf(cues),
  },
  {
    name: 'transcript.txt',
    type: 'text/plain; charset=utf-8',
    isTimed: false,
    write: ({ lines }) => `${lines.map(({ text }) => text).join('\n\n')}\n`,
  },
];

function serveTranscripts(app: App, share: Share, read: Read): void {
  for (const { name, type: media, isTimed, write } of transcriptFiles)
    share(`/:type/:slug/${name}`, media, async (site, request, parts) => {
      const { type = '', slug = '' } = request.params as Params;
      const found = await read(site, parts, (services, tx) => feedEntry(services, tx, { type, slug }));
      const transcript = found.entries[0]?.transcript;
      if (!transcript || isTimed !== (transcript.type !== 'text/plain')) throw notFound();
      const { id } = site.known.website;
      const text = await readTranscript(app.files, (work) => app.db.forWebsite(id, work), transcript.file);
      if (!text) throw notFound();
      return write(text);
    });
}

/** The language of the host or, on the main one, of the path. @throws 404 for a language that the site doesn't have */
function languageAsked(
  { known, language: own }: FoundSite,
  { params }: FastifyRequest,
): Language | undefined {
  const { language } = params as Params;
  if (language === undefined) return own ?? undefined;
  if (own !== null || !isLanguage(language) || !known.website.languages.includes(language)) throw notFound();
  return language;
}

const HOUR = 3_600_000;

function calendar(
  { known, subdomain }: FoundSite,
  request: FastifyRequest,
  { type, entries }: EntryFeed,
  language: Language | undefined,
): string {
  const { name, timezone } = known.website;
  const home = homeIn(request.context.site as Site, language ?? null, subdomain);
  return icalendarOf(
    { name: `${name}: ${type.page.name}`, timezone },
    entries.flatMap(({ _id: id, name: title, href, excerpt, time, place, updatedAt }) => {
      if (!time) return [];
      const start = new Date(time.start);
      const end = time.end ? new Date(time.end) : new Date(start.getTime() + HOUR);
      return [
        {
          id,
          sequence: Math.floor(updatedAt.getTime() / 1000) % 1_000_000_000,
          start,
          end,
          ...(time.allDay ? { allDay: true } : {}),
          title,
          status: 'confirmed' as const,
          ...(excerpt ? { description: excerpt } : {}),
          ...(place ? { place: [place.name, place.address].filter(Boolean).join(', ') } : {}),
          url: `${home}${href}`,
        },
      ];
    }),
  );
}
