import type { PageState, PageSummary } from '../../../contract.ts';
import { pagePath } from '../../../slugs.ts';
import { stateWords, WAITING } from '../page-states.ts';

export interface ListFilter {
  search: string;
  state: PageState | typeof WAITING | null;
}

const isState = (value: string | null): value is PageState | typeof WAITING =>
  value !== null && (value === WAITING || Object.hasOwn(stateWords, value));

/** The filter is part of the screen's address, so that it survives opening a page and returning. */
export function readFilter(query: URLSearchParams): ListFilter {
  const state = query.get('state');
  return { search: query.get('q') ?? '', state: isState(state) ? state : null };
}

export function writeFilter({ search, state }: ListFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (state) query.set('state', state);
  return query;
}

export const isFiltered = ({ search, state }: ListFilter): boolean => search.trim() !== '' || state !== null;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Pages whose name, menu label or address contains every search term.
 * @param waiting the ids of pages that wait for approval, whatever else their state is
 */
export function filterPages(
  pages: readonly PageSummary[],
  { search, state }: ListFilter,
  waiting: ReadonlySet<string> = new Set(),
): PageSummary[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return pages.filter((page) => {
    const text = plain(`${page.name} ${page.label} ${pagePath(page.slug)} ${page.subdomain}`);
    return (
      (state === null || (state === WAITING ? waiting.has(page._id) : page.state === state)) &&
      words.every((word) => text.includes(word))
    );
  });
}
