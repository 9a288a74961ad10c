import { operations } from '../../../lib/http/handlers.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { BETWEEN, siteIndex } from '../../../lib/search/entry-queries.ts';
import { Highlighter } from '../../../lib/search/highlight.ts';
import { matchingTerms } from '../../../lib/search/term-queries.ts';
import { entryPath } from '../../entries/entry-address.ts';
import { pageAddress } from '../../pages/server/index.ts';
import { pagePath } from '../../pages/slugs.ts';
import { searchContract, type SearchResult } from '../contract.ts';
import { findEntries, type FoundEntry } from './search-queries.ts';

const EXCERPT = 180;
/** Words up to this length, such as “the”, are optional if no text of the site contains them. */
const SMALL_WORD = 3;

export const searchOperations = () =>
  operations(searchContract, {
    'GET /api/search': (request, { query: { q, kind, page, limit } }) =>
      request.db(async (tx) => {
        const meant = await matchingTerms(tx, siteIndex, q, SMALL_WORD);
        if (!meant?.length) return { results: [], counts: { page: 0, question: 0, service: 0 }, more: false };
        const { entries, counts, more } = await findEntries(tx, meant, {
          kind,
          limit,
          offset: (page - 1) * limit,
        });
        const find = new Highlighter(meant.map(({ word }) => word));
        return { results: entries.map((entry) => presentResult(request.site, entry, find)), counts, more };
      }),
  });

function presentResult(site: Site, entry: FoundEntry, find: Highlighter): SearchResult {
  const { id, kind, title, body } = entry;
  return {
    _id: id,
    kind,
    title: find.parts(title),
    excerpt: find.excerpt(body.replaceAll(BETWEEN, ' · '), EXCERPT),
    href: addressOf(site, entry),
  };
}

function addressOf(site: Site, { kind, slug, subdomain, below, anchor }: FoundEntry): string {
  if (kind === 'service') return `/service/${slug}`;
  if (below !== null && site.subdomain === '') return entryPath(below, slug) + (anchor ? `#${anchor}` : '');
  const page = { slug, subdomain: subdomain ?? '' };
  const address = page.subdomain === site.subdomain ? pagePath(slug) : pageAddress(site, page);
  return anchor ? `${address}#${anchor}` : address;
}
