import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessLive } from '../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { PublishRequest, requestsContract } from '../../../pages/requests-contract.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { notificationsAdmin } from '../../messages/admin/area.ts';

const call = browserClient<typeof requestsContract>();

/** The same list as in the page editor. */
export const approvalsQuery = queryOptions({
  queryKey: ['publish-requests'],
  queryFn: () => call('GET /api/publish-requests'),
  refetchInterval: unlessLive(60_000),
});

const nameIn = (person: PublishRequest['by']): string => {
  const words = messagesNow(notificationsAdmin);
  return person?.name ?? words.deletedAccount;
};

export interface ApprovalNotice {
  _id: string;
  to: string;
  title: string;
  line: string;
  read: boolean;
  createdAt: string;
}

function titleOf({ state, by, decidedBy, pageName }: PublishRequest): string {
  const words = messagesNow(notificationsAdmin);
  if (state === 'open') return words.requestsApprovalFor({ nameIn: nameIn(by), pageName });
  if (state === 'approved') return words.approved({ nameIn: nameIn(decidedBy), pageName });
  return state === 'declined'
    ? words.requestedChangesTo({ nameIn: nameIn(decidedBy), pageName })
    : words.replacedYourRequestFor({ nameIn: nameIn(decidedBy), pageName });
}

/** Requests of others, which count as unread until they are answered, for those who can approve; and answers to one's own. */
export const approvalNotices = (
  requests: readonly PublishRequest[],
  publishes: boolean,
): readonly ApprovalNotice[] =>
  requests
    .filter(({ state, yours }) => (state === 'open' ? publishes && !yours : yours))
    .map((request) => ({
      _id: request._id,
      to: `/admin/pages/edit/${request.page}`,
      title: titleOf(request),
      line: request.state === 'open' ? request.note : request.answer,
      read: request.state !== 'open' && request.seen,
      createdAt: request.decidedAt ?? request.createdAt,
    }));

export function useSeeAnswers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/publish-requests/seen', { body: {} }),
    onSuccess: (requests) => queries.setQueryData(approvalsQuery.queryKey, requests),
  });
}
