import { operations } from '../../../lib/http/handlers.ts';
import { type Language, languageOf } from '../../../lib/messages/languages.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { entryPath } from '../../../lib/links/entry-path.ts';
import { BETWEEN, siteIndex } from '../../../lib/search/entry-queries.ts';
import { Highlighter } from '../../../lib/search/highlight.ts';
import { plainWord } from '../../../lib/search/index-words.ts';
import { matchingTerms } from '../../../lib/search/term-queries.ts';
import { addressIn } from '../../../lib/links/site-addresses.ts';
import { checkLanguage, pageAddress } from '../../pages/server/index.ts';
import { pagePath } from '../../pages/slugs.ts';
import type { SiteDirectory } from '../../websites/server/index.ts';
import { searchContract, type SearchResult } from '../contract.ts';
import { findEntries, type FoundEntry, type Reading } from './search-queries.ts';

const EXCERPT = 180;
/** Words up to this length, such as “the”, are optional if no text of the site contains them. */
const SMALL_WORD = 3;

export const searchOperations = (services: { directory: SiteDirectory }) =>
  operations(searchContract, {
    'GET /api/search': async (request, { query: { q, kind, page, limit, language } }) => {
      const reading = await readingIn(services, request.site, language);
      return request.db(async (tx) => {
        const languages = reading ? [reading.language, ''] : [''];
        const meant = await matchingTerms(tx, siteIndex, q, { small: SMALL_WORD, languages });
        if (!meant?.length) return { results: [], counts: { page: 0, question: 0, service: 0 }, more: false };
        const { entries, counts, more } = await findEntries(tx, meant, {
          kind,
          limit,
          offset: (page - 1) * limit,
          reading,
        });
        const find = new Highlighter(meant.map(({ word }) => plainWord(word)));
        const results = entries.map((entry) => presentResult(request.site, entry, find, reading));
        return { results, counts, more };
      });
    },
  });

/** @throws 404 for a language that the site doesn't have */
async function readingIn(
  { directory }: { directory: SiteDirectory },
  site: Site,
  language: Language | undefined,
): Promise<Reading | null> {
  const known = language === undefined ? null : await directory.get(site.id);
  if (!known || language === undefined || language === languageOf(known.website.locale)) return null;
  checkLanguage(known, language);
  return { language, only: known.website.untranslated === 'hidden' };
}

function presentResult(
  site: Site,
  entry: FoundEntry,
  find: Highlighter,
  reading: Reading | null,
): SearchResult {
  const { id, kind, title, body, language } = entry;
  return {
    _id: id,
    kind,
    title: find.parts(title),
    excerpt: find.excerpt(body.replaceAll(BETWEEN, ' · '), EXCERPT),
    href: addressOf(site, entry, reading),
    ...(reading ? { translated: language === '' ? [] : (['title', 'excerpt'] as const).slice() } : {}),
  };
}

/** A path in the main language, which screens lead to theirs; an address elsewhere is in the language already. */
function addressOf(
  site: Site,
  { kind, slug, subdomain, place, anchor }: FoundEntry,
  reading: Reading | null,
): string {
  if (kind === 'service') return `/service/${slug}`;
  if (place !== null && site.subdomain === '') return entryPath(place) + (anchor ? `#${anchor}` : '');
  const page = { slug, subdomain: subdomain ?? '' };
  const address =
    page.subdomain === site.subdomain
      ? pagePath(slug)
      : reading
        ? addressIn(site, reading.language, pagePath(slug), page.subdomain)
        : pageAddress(site, page);
  return anchor ? `${address}#${anchor}` : address;
}
