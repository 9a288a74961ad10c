import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessLive } from '../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { PublishRequest, requestsContract } from '../../../pages/requests-contract.ts';

const call = browserClient<typeof requestsContract>();

/** The same list as in the page editor. */
export const approvalsQuery = queryOptions({
  queryKey: ['publish-requests'],
  queryFn: () => call('GET /api/publish-requests'),
  refetchInterval: unlessLive(60_000),
});

const nameIn = (person: PublishRequest['by']): string => person?.name ?? 'Deleted account';

export interface ApprovalNotice {
  _id: string;
  to: string;
  title: string;
  line: string;
  read: boolean;
  createdAt: string;
}

function titleOf({ state, by, decidedBy, pageName }: PublishRequest): string {
  if (state === 'open') return `${nameIn(by)} requests approval for ${pageName}`;
  if (state === 'approved') return `${nameIn(decidedBy)} approved ${pageName}`;
  return state === 'declined'
    ? `${nameIn(decidedBy)} requested changes to ${pageName}`
    : `${nameIn(decidedBy)} replaced your request for ${pageName}`;
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
