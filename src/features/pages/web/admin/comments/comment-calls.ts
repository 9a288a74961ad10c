import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { commentsContract, Thread } from '../../../comments-contract.ts';

export const callComments = browserClient<typeof commentsContract>();

export const threadsQuery = (page: string) =>
  queryOptions({
    queryKey: ['comments', page],
    queryFn: () => callComments('GET /api/page/{id}/comments', { params: { id: page } }),
    staleTime: 30_000,
  });

export const peopleQuery = queryOptions({
  queryKey: ['comment-people'],
  queryFn: () => callComments('GET /api/comment-people'),
  staleTime: 60_000,
});

const none: readonly Thread[] = [];
export const useThreads = (page: string): readonly Thread[] => useQuery(threadsQuery(page)).data ?? none;

/** Puts a thread, as a call has given it, into the list of its page; `null` takes it out. */
export function usePutThread(page: string): (id: string, thread: Thread | null) => void {
  const queries = useQueryClient();
  return (id, thread) => {
    const { queryKey } = threadsQuery(page);
    queries.setQueryData(queryKey, (before: Thread[] = []) => {
      const rest = before.filter((each) => each._id !== id);
      return thread ? [...rest, thread].toSorted((a, b) => a._id.localeCompare(b._id)) : rest;
    });
    // What others have written meanwhile comes along.
    void queries.invalidateQueries({ queryKey });
  };
}

/** How many threads are open, at each block. */
export function useOpenCounts(page: string): ReadonlyMap<string, number> {
  const threads = useThreads(page);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { block, resolved } of threads)
      if (block !== null && !resolved) counts.set(block, (counts.get(block) ?? 0) + 1);
    return counts;
  }, [threads]);
}
