import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { PageSummary, pagesContract } from '../../contract.ts';

export const callPages = browserClient<typeof pagesContract>();

const MOST = 500;

/** Every page in menu order; sites have dozens, so all are loaded at once. */
async function loadAllPages(): Promise<PageSummary[]> {
  const pages: PageSummary[] = [];
  for (;;) {
    const after = pages.at(-1)?._id;
    const more = await callPages('GET /api/pages', { query: { limit: MOST, ...(after ? { after } : {}) } });
    pages.push(...more);
    if (more.length < MOST) return pages;
  }
}

export const PAGES_KEY = ['pages'] as const;
export const allPagesQuery = queryOptions({ queryKey: PAGES_KEY, queryFn: loadAllPages });

/** A page for editing; without an id, the home page. */
export const draftQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['page', id ?? 'home'],
    queryFn: () => callPages('GET /api/page', { query: { draft: 'true', ...(id ? { _id: id } : {}) } }),
    // The editor has its own state from here on; a fresh copy is loaded whenever it is opened.
    staleTime: Infinity,
    gcTime: 0,
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['versions', id],
    queryFn: () => callPages('GET /api/page/{id}/versions', { params: { id }, query: { limit: 100 } }),
    staleTime: 0,
  });
