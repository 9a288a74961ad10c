import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * A query client whose invalidation also repeats first loads that are under way.
 *
 * The library repeats only what has data already. A list that was opened while a change was being saved may have been read
 * before the change, and would keep that answer.
 */
export class RefreshingClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const loading = this.getQueryCache().findAll({
      ...filters,
      type: 'active',
      fetchStatus: 'fetching',
      predicate: (query) => query.state.data === undefined && (filters?.predicate?.(query) ?? true),
    });
    if (filters?.refetchType !== 'none')
      // Silent, so that callers who wait get the answer of the second load instead of an error.
      for (const query of loading) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}
