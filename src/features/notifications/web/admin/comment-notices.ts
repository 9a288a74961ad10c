import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessLive } from '../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { CommentNotice, commentsContract } from '../../../pages/comments-contract.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { notificationsAdmin } from '../../messages/admin/area.ts';

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
  const words = messagesNow(notificationsAdmin);
  const who = author ?? words.somebody;
  if (client) return words.clientCommentedOn({ who, pageName });
  return mentioned ? words.mentionedYouOn({ who, pageName }) : words.repliedOn({ who, pageName });
};
