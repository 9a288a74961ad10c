import { productOffers } from '../../../../orders/web/index.ts';
import type { Product } from '../../../../products/contract.ts';
import { dayIn } from '../../../../../lib/values/local-day.ts';
import type { ShownEntry } from '../../../entry-shapes.ts';
import { termPath } from '../../../entry-address.ts';
import type { Place } from '../../../field-values.ts';
import type { CommentList } from '../comments/comment-data.ts';
import { type Fact, offer, placeFacts, valuesOf } from './entry-values.ts';
import { readyTypeFacts } from './ready-type-facts.ts';

export interface About {
  audio: string | null;
  currency: string;
  /** How addresses in its language begin. */
  base: string;
  site: { name: string; timeZone: string };
  comments?: CommentList | undefined;
  /** Products of the shop that are tickets of an event. */
  tickets?: readonly Product[];
}

/** Kinds whose entries can't be free or not: schema.org knows that of works, events and places only. */
const neverFree = new Set(['person', 'job', 'dish']);

/** What is said of an entry of any kind. */
function commonFacts({ type, href, excerpt, picture, access }: ShownEntry, base: string): Fact {
  return {
    url: base + href,
    ...(excerpt ? { description: excerpt } : {}),
    ...(picture ? { image: picture.src } : {}),
    ...(access === 'signed-in' && !neverFree.has(type.kind) ? { isAccessibleForFree: false } : {}),
  };
}

const authorsOf = ({ authors, type }: ShownEntry, base: string): Fact =>
  authors.length === 0
    ? {}
    : {
        author: authors.map((author) => ({
          '@type': 'Person',
          name: author.name,
          url: base + termPath(type.slug, 'author', author.slug),
        })),
      };

const articleFacts = (
  entry: ShownEntry,
  type: 'Article' | 'BlogPosting',
  { base, comments }: About,
): Fact => ({
  '@type': type,
  headline: entry.name,
  datePublished: entry.date,
  dateModified: entry.updatedAt,
  ...commonFacts(entry, base),
  ...authorsOf(entry, base),
  ...commentFacts(comments),
});

function eventFacts(entry: ShownEntry, { base, currency, site, tickets = [] }: About): Fact | undefined {
  if (!entry.time) return undefined;
  const { first } = valuesOf(entry);
  const place = first<Place>('place');
  const price = first<number>('money');
  const { start, end, allDay } = entry.time;
  const time = (at: string) => (allDay ? dayIn(site.timeZone, Date.parse(at)) : at);
  return {
    '@type': 'Event',
    name: entry.name,
    startDate: time(start),
    ...(end ? { endDate: time(end) } : {}),
    ...(place ? { location: placeFacts(place) } : {}),
    ...(tickets.length > 0
      ? { offers: tickets.flatMap((product) => productOffers(product, currency, base)) }
      : price === undefined
        ? {}
        : { offers: { ...offer(price, currency), url: base + entry.href } }),
    ...commonFacts(entry, base),
  };
}

const episodeFacts = (entry: ShownEntry, { base, audio }: About): Fact => ({
  '@type': 'PodcastEpisode',
  name: entry.name,
  datePublished: entry.date,
  partOfSeries: { '@type': 'PodcastSeries', name: entry.type.page.name, url: `${base}/${entry.type.slug}` },
  ...(audio ? { associatedMedia: { '@type': 'AudioObject', contentUrl: audio } } : {}),
  ...commonFacts(entry, base),
  ...authorsOf(entry, base),
});

/** Structured data of an entry. https://schema.org */
export function entryFacts(entry: ShownEntry, about: About): Fact | undefined {
  const { base } = about;
  switch (entry.type.kind) {
    case 'post':
      return articleFacts(entry, 'BlogPosting', about);
    case 'event':
      return eventFacts(entry, about);
    case 'episode':
      return episodeFacts(entry, about);
    case 'other':
      // What an owner’s own type holds is unknown, unless somebody has written it.
      return entry.authors.length > 0 ? articleFacts(entry, 'Article', about) : undefined;
    default: {
      const facts = readyTypeFacts(entry, about);
      return facts && { ...commonFacts(entry, base), ...authorsOf(entry, base), ...facts };
    }
  }
}

const commentFacts = (list: CommentList | undefined): Fact =>
  !list || list.total === 0
    ? {}
    : {
        commentCount: list.total,
        comment: list.comments
          .filter(({ deleted }) => !deleted)
          .map(({ name, body, createdAt }) => ({
            '@type': 'Comment',
            text: body,
            dateCreated: createdAt,
            author: { '@type': 'Person', name },
          })),
      };
