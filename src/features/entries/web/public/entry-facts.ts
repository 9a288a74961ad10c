import { productOffers } from '../../../orders/web/index.ts';
import type { Product } from '../../../products/contract.ts';
import type { ShownEntry } from '../../entry-shapes.ts';
import { termPath } from '../../entry-address.ts';
import type { CommentList } from './comments/comment-data.ts';

type Fact = Record<string, unknown>;

interface Place {
  name: string;
  address: string;
}

interface About {
  audio: string | null;
  currency: string;
  /** How addresses in its language begin. */
  base: string;
  comments?: CommentList | undefined;
  /** Products of the shop that are tickets of an event. */
  tickets?: readonly Product[];
}

/** Structured data of an entry. https://schema.org */
export function entryFacts(
  entry: ShownEntry,
  { audio, currency, base, comments, tickets = [] }: About,
): Fact | undefined {
  const href = base + entry.href;
  const { type, name, excerpt, date, updatedAt, picture, authors } = entry;
  const common: Fact = {
    url: href,
    ...(excerpt ? { description: excerpt } : {}),
    ...(picture ? { image: picture.src } : {}),
  };
  const by =
    authors.length > 0
      ? {
          author: authors.map((author) => ({
            '@type': 'Person',
            name: author.name,
            url: base + termPath(type.slug, 'author', author.slug),
          })),
        }
      : {};
  const valueOf = (kind: string) => entry.values.find((value) => value.kind === kind)?.value;
  switch (type.kind) {
    case 'post':
      return {
        '@type': 'BlogPosting',
        headline: name,
        datePublished: date,
        dateModified: updatedAt,
        ...common,
        ...by,
        ...commentFacts(comments),
      };
    case 'event': {
      if (!entry.time) return undefined;
      const place = valueOf('place') as Place | undefined;
      const price = valueOf('money');
      const { start, end, allDay } = entry.time;
      return {
        '@type': 'Event',
        name,
        startDate: allDay ? start.slice(0, 10) : start,
        ...(end ? { endDate: allDay ? end.slice(0, 10) : end } : {}),
        ...(place
          ? { location: { '@type': 'Place', name: place.name, address: place.address || place.name } }
          : {}),
        ...(tickets.length > 0
          ? { offers: tickets.flatMap((product) => productOffers(product, currency, base)) }
          : typeof price === 'number'
            ? { offers: { '@type': 'Offer', price, priceCurrency: currency, url: href } }
            : {}),
        ...common,
      };
    }
    case 'episode':
      return {
        '@type': 'PodcastEpisode',
        name,
        datePublished: date,
        partOfSeries: { '@type': 'PodcastSeries', name: type.plural, url: `${base}/${type.slug}` },
        ...(audio ? { associatedMedia: { '@type': 'AudioObject', contentUrl: audio } } : {}),
        ...common,
        ...by,
      };
    default:
      return undefined;
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
