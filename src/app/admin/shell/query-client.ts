import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { tellError, tellListed } from '../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../lib/http/client.ts';

/** A refusal says why; only what may pass by itself is worth another try. */
const mayPass = (error: Error) =>
  error instanceof CallError && (error.status === 0 || error.status === 503 || error.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && mayPass(error),
    },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({
    // Beside the words of the screen (spec.md section 8), but for what is simply not there.
    onError: (error) => {
      if (!(error instanceof CallError && error.status === 404)) tellError(error);
    },
  }),
  mutationCache: new MutationCache({
    // `meta.quiet`: the screen itself shows what went wrong, a conflict for instance.
    onError: (error, _input, _result, mutation) => {
      if (mutation.meta?.['quiet']) tellListed(error);
      else tellError(error);
    },
  }),
});
