import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessLive } from '../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { CommentNotice, commentsContract } from '../../../pages/comments-contract.ts';

const call = browserClient<typeof commentsContract>();

/** Comments on pages for the person who is signed in. The page editor marks those of its page as read. */
export const noticesQuery = queryOptions({
  queryKey: ['comment-notices'],
  queryFn: () => call('GET /api/comment-notices'),
  refetchInterval: unlessLive(60_000),
});

export function useReadNotices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/comment-notices/read', { body: {} }),
    onSuccess: (notices) => queries.setQueryData(noticesQuery.queryKey, notices),
  });
}

export const placeOfNotice = ({ page }: CommentNotice): string => `/admin/pages/edit/${page}?comments`;

export const titleOfNotice = ({ author, client, mentioned, pageName }: CommentNotice): string => {
  const who = author ?? 'Somebody';
  if (client) return `${who} (client) commented on ${pageName}`;
  return mentioned ? `${who} mentioned you on ${pageName}` : `${who} replied on ${pageName}`;
};
