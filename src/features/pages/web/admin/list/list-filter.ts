import { plainLetters } from '../../../../../lib/values/plain-letters.ts';
import type { PageState, PageSummary } from '../../../contract.ts';
import { pagePath } from '../../../slugs.ts';
import { stateLabels, WAITING } from '../page-states.ts';

export interface ListFilter {
  q: string;
  state: PageState | typeof WAITING | null;
}

const isState = (value: string | null): value is PageState | typeof WAITING =>
  value !== null && (value === WAITING || Object.hasOwn(stateLabels, value));

export function readFilter(query: URLSearchParams): ListFilter {
  const state = query.get('state');
  return { q: query.get('q') ?? '', state: isState(state) ? state : null };
}

export const isFiltered = ({ q, state }: ListFilter): boolean => q.trim() !== '' || state !== null;

/**
 * Pages whose name, menu label or address contains every search term.
 * @param waiting the ids of pages that wait for approval, whatever else their state is
 */
export function filterPages(
  pages: readonly PageSummary[],
  { q, state }: ListFilter,
  waiting: ReadonlySet<string> = new Set(),
): PageSummary[] {
  const words = plainLetters(q).split(/\s+/).filter(Boolean);
  return pages.filter((page) => {
    const text = plainLetters(`${page.name} ${page.label} ${pagePath(page.slug)} ${page.subdomain}`);
    return (
      (state === null || (state === WAITING ? waiting.has(page._id) : page.state === state)) &&
      words.every((word) => text.includes(word))
    );
  });
}
