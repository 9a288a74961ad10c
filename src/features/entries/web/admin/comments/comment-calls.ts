import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type {
  ModeratedState,
  OwnerComment,
  readerCommentsContract,
} from '../../../reader-comments-contract.ts';

export const callComments = browserClient<typeof readerCommentsContract>();

export const COMMENTS_PATH = '/admin/content/comments';

/** Everything that a change of one comment may change. */
export const COMMENTS_KEY = ['reader-comments'] as const;

export interface CommentFilter {
  state: ModeratedState;
  q: string;
  /** The ID of an entry; empty for all. */
  entry: string;
}

/** How many are loaded at once. */
const PAGE = 50;

export const commentsQuery = ({ state, q, entry }: CommentFilter) =>
  infiniteQueryOptions({
    queryKey: [...COMMENTS_KEY, state, q, entry],
    queryFn: ({ pageParam }) =>
      callComments('GET /api/entry-comments', {
        query: {
          state,
          limit: PAGE,
          ...(q ? { q } : {}),
          ...(entry ? { entry } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?._id : undefined),
    placeholderData: (before) => before,
  });

/** How many comments wait for approval. The frame of the admin keeps it up to date. */
export const pendingQuery = queryOptions({
  queryKey: ['reader-comments-pending'],
  queryFn: () => callComments('GET /api/entry-comments/pending'),
});

/** The comment on the site; one that visitors don’t see has no place there. */
export const commentHref = ({ _id, entry, state }: OwnerComment): string =>
  state === 'published' ? `${entry.href}#comment-${_id}` : entry.href;
