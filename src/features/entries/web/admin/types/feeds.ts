import type { ContentType } from '../../../entry-shapes.ts';
import type { Feed } from './feed-list.tsx';

/** The feeds of a type, the one that its owner most likely looks for first. */
export function feedsOf({ kind, page: { slug } }: Pick<ContentType, 'kind' | 'page'>): Feed[] {
  const at = (name: string) => `/${slug}/${name}`;
  const plain: Feed[] = [
    { label: 'RSS feed', says: 'Understood by nearly every reader.', path: at('feed.xml') },
    { label: 'Atom feed', says: 'For readers that prefer Atom.', path: at('atom.xml') },
    { label: 'JSON feed', says: 'For apps and scripts.', path: at('feed.json') },
  ];
  const own: Partial<Record<ContentType['kind'], Feed>> = {
    episode: {
      label: 'Podcast feed',
      says: 'Submit it to Apple Podcasts and Spotify.',
      path: at('podcast.xml'),
    },
    event: {
      label: 'Calendar feed',
      says: 'For Google, Apple and Outlook calendars.',
      path: at('events.ics'),
    },
  };
  const first = own[kind];
  return first ? [first, ...plain] : plain;
}
