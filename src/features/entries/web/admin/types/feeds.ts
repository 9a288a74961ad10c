import type { ContentType } from '../../../entry-shapes.ts';
import type { Feed } from './feed-list.tsx';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

/** The feeds of a type, the one that its owner most likely looks for first. */
export function feedsOf({ kind, page: { slug } }: Pick<ContentType, 'kind' | 'page'>): Feed[] {
  const words = messagesNow(entryTypesAdmin);
  const at = (name: string) => `/${slug}/${name}`;
  const plain: Feed[] = [
    { label: words.rssFeed, says: words.understoodByNearlyEveryReader, path: at('feed.xml') },
    { label: words.atomFeed, says: words.forReadersThatPreferAtom, path: at('atom.xml') },
    { label: words.jsonFeed, says: words.forAppsAndScripts, path: at('feed.json') },
  ];
  const own: Partial<Record<ContentType['kind'], Feed>> = {
    episode: {
      label: words.podcastFeed,
      says: words.submitItToApplePodcasts,
      path: at('podcast.xml'),
    },
    event: {
      label: words.calendarFeed,
      says: words.forGoogleAppleAndOutlook,
      path: at('events.ics'),
    },
  };
  const first = own[kind];
  return first ? [first, ...plain] : plain;
}
