import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { analyticsContract } from '../../contract.ts';
import type { Dimension } from '../../figures.ts';
import type { Span } from '../../local-days.ts';

export const callAnalytics = browserClient<typeof analyticsContract>();

export const ANALYTICS_KEY = ['analytics'] as const;
const REFRESH_MS = 60_000;
const LIVE_MS = 15_000;

export const figuresQuery = (span: Span) =>
  queryOptions({
    queryKey: [...ANALYTICS_KEY, 'figures', span.from, span.to],
    queryFn: () => callAnalytics('GET /api/analytics', { query: { ...span } }),
    placeholderData: (before) => before,
    refetchInterval: REFRESH_MS,
  });

export const tableQuery = (by: Dimension, span: Span, search: string) =>
  queryOptions({
    queryKey: [...ANALYTICS_KEY, 'table', by, span.from, span.to, search],
    queryFn: () =>
      callAnalytics('GET /api/analytics/table', { query: { by, ...span, ...(search ? { search } : {}) } }),
    placeholderData: (before) => before,
  });

export const liveQuery = queryOptions({
  queryKey: [...ANALYTICS_KEY, 'live'],
  queryFn: () => callAnalytics('GET /api/analytics/live'),
  refetchInterval: LIVE_MS,
});

export const settingsQuery = queryOptions({
  queryKey: ['analytics-settings'],
  queryFn: () => callAnalytics('GET /api/analytics/settings'),
});
