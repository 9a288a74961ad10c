import { MutationCache, notifyManager, QueryCache } from '@tanstack/react-query';
import { tellError, tellListed } from '../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../lib/http/client.ts';
import { RefreshingClient } from './refreshing-client.ts';

/** With pauses that double from one second, 15 seconds in all: a busy server asks to come again (`Retry-After`). */
const RETRIES_WHILE_BUSY = 4;
const RETRIES_WITHOUT_REPLY = 2;

/** How often a failed query is repeated. Only failures that may pass are; a refusal is final. */
function retriesAfter(error: Error): number {
  if (!(error instanceof CallError)) return 0;
  if (error.status === 503) return RETRIES_WHILE_BUSY;
  return error.status === 0 || error.status >= 502 ? RETRIES_WITHOUT_REPLY : 0;
}

// Before the browser paints: a switch whose data is changed as it is pressed would show its former state for a moment.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new RefreshingClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < retriesAfter(error),
    },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({
    // Shown in addition to the screen's own message (spec.md section 8), except for 404.
    onError: (error) => {
      if (!(error instanceof CallError && error.status === 404)) tellError(error);
    },
  }),
  mutationCache: new MutationCache({
    // `meta.quiet`: the screen shows the error itself, such as a conflict.
    onError: (error, _input, _result, mutation) => {
      if (mutation.meta?.['quiet']) tellListed(error);
      else tellError(error);
    },
  }),
});
