import type { ListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { plainLetters } from '../../../../../lib/values/plain-letters.ts';
import type { Redirect } from '../../../redirects-contract.ts';

/** Keys of words. */
export const redirectChoices = {
  target: {
    '': 'allRedirects',
    page: 'toAPage',
    address: 'toAnAddress',
    unpublished: 'toAnUnpublishedPage',
  },
  sort: { '': 'newest', from: 'from' },
} as const;

type Target = keyof (typeof redirectChoices)['target'];

const leadsTo: Record<Target, (page: Redirect['page']) => boolean> = {
  '': () => true,
  page: (page) => page !== null,
  address: (page) => page === null,
  unpublished: (page) => page !== null && !page.published,
};

/** The redirects that the filter leaves, in its order. All of a site's redirects are loaded at once. */
export function filteredRedirects(
  redirects: readonly Redirect[],
  { q, target, sort }: ListFilter<typeof redirectChoices>,
): Redirect[] {
  const wanted = plainLetters(q.trim());
  const left = redirects.filter(
    ({ from, to, page }) =>
      leadsTo[target](page) &&
      [from, to, page?.name ?? ''].some((text) => plainLetters(text).includes(wanted)),
  );
  return sort === 'from' ? left.toSorted((one, other) => one.from.localeCompare(other.from)) : left;
}
