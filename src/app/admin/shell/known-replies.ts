import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { typesQuery } from '../../../features/entries/web/admin/entry-calls.ts';
import { websiteQuery } from '../../../features/websites/web/index.ts';
import { type KnownReplies, knownCalls } from '../../known-replies.ts';
import { preferencesQuery } from './preferences.tsx';

const keys: Record<(typeof knownCalls)[number], QueryKey> = {
  'GET /api/website': websiteQuery.queryKey,
  'GET /api/content-types': typesQuery.queryKey,
  'GET /api/account/preferences': preferencesQuery.queryKey,
};

/** Takes over the replies that came with the document. */
export function takeKnownReplies(queries: QueryClient): void {
  const written = document.getElementById('known')?.textContent;
  const known = written ? (JSON.parse(written) as KnownReplies) : {};
  for (const call of knownCalls) if (call in known) queries.setQueryData(keys[call], known[call]);
}
