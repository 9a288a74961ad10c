import {
  type Query,
  queryOptions,
  skipToken,
  useIsFetching,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

/** Never fetched; true once a dashboard has been shown. */
const shownQuery = queryOptions<boolean>({
  queryKey: ['dashboard', 'shown'],
  queryFn: skipToken,
  gcTime: Infinity,
  staleTime: Infinity,
});
/** Matches queries that load for the first time. After a failure, the dashboard no longer waits for them. */
const isFirst = {
  predicate: ({ state }: Pick<Query, 'state'>) => state.status === 'pending' && state.fetchFailureCount === 0,
};

/**
 * Shows its children once each has loaded what it needs, so that none of them moves another. They load while they are hidden. A
 * dashboard that is opened again is shown at once, at its old scroll position.
 */
export function ShownTogether({ children, placeholder }: { children: ReactNode; placeholder: ReactNode }) {
  const queries = useQueryClient();
  const isShown = useQuery(shownQuery).data === true;
  const loading = useIsFetching(isFirst);
  useEffect(() => {
    // The effects of the children, which start their queries, have run before this one.
    if (loading === 0 && queries.isFetching(isFirst) === 0) queries.setQueryData(shownQuery.queryKey, true);
  }, [loading, queries]);
  return (
    <>
      {!isShown && placeholder}
      <div hidden={!isShown}>{children}</div>
    </>
  );
}
