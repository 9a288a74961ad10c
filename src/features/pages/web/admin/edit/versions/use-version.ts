import { useQuery } from '@tanstack/react-query';
import { callPages } from '../../page-calls.ts';

/** A version of a page. @param version null for none, which is never loaded */
export const useVersion = (id: string, version: number | null) =>
  useQuery({
    queryKey: ['page-version', id, version],
    queryFn: () =>
      callPages('GET /api/page', { query: { _id: id, draft: 'true', version: String(version) } }),
    enabled: version !== null,
    // A version never changes.
    staleTime: Infinity,
    gcTime: 0,
  });
