import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unlessLive } from '../../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';
import type { messagesContract } from '../../../contract.ts';
import type { newsletterContract } from '../../../newsletter-contract.ts';

export const callMessages = browserClient<typeof messagesContract>();
export const callNewsletter = browserClient<typeof newsletterContract>();

/** Everything that a change of one message may change. */
export const MESSAGES_KEY = ['messages'] as const;

export const places = {
  inbox: { spam: 'false', archived: 'false' },
  starred: { spam: 'false', starred: 'true' },
  archive: { spam: 'false', archived: 'true' },
  spam: { spam: 'true' },
} as const satisfies Record<string, Record<string, 'true' | 'false'>>;
export type Place = keyof typeof places;

export function placeLabels(): Record<Place, string> {
  const { inbox, starred, archiveFolder, spamFolder } = messagesNow(inboxAdmin);
  return { inbox, starred, archive: archiveFolder, spam: spamFolder };
}

export interface Filter {
  place: Place;
  q: string;
  form: string;
}

const PAGE = 50;

export const messagesQuery = ({ place, q, form }: Filter) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, place, q, form],
    queryFn: ({ pageParam }) =>
      callMessages('GET /api/messages', {
        query: {
          ...places[place],
          ...(q ? { q } : {}),
          ...(form ? { form } : {}),
          limit: PAGE,
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?._id : undefined),
    placeholderData: (before) => before,
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['message', id],
    queryFn: () => callMessages('GET /api/message/{id}', { params: { id } }),
  });

/** How often the window asks whether something has come while nobody tells it; one look at an index each time. */
const EVERY = 5_000;

export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: () => callMessages('GET /api/messages/unread'),
  refetchInterval: unlessLive(EVERY),
});
