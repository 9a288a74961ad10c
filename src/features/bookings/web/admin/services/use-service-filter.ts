import { type ListFilter, useListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { plainLetters } from '../../../../../lib/values/plain-letters.ts';
import type { Service } from '../../../service-shapes.ts';

/** Keys of words. */
export const serviceChoices = {
  state: { '': 'allServices', shown: 'bookable', hidden: 'hidden' },
  sort: { '': 'newestFirst', name: 'name', price: 'price' },
} as const;

export const useServiceFilter = () => useListFilter(serviceChoices);

/** The services that the filter leaves, in its order. All of a site's services are loaded at once. */
export function filtered(
  services: readonly Service[],
  { q, state, sort }: ListFilter<typeof serviceChoices>,
): Service[] {
  const wanted = plainLetters(q.trim());
  const left = services.filter(
    ({ label, location, published }) =>
      (state === '' || published === (state === 'shown')) &&
      (plainLetters(label).includes(wanted) || plainLetters(location).includes(wanted)),
  );
  if (sort === 'name') return left.toSorted((a, b) => a.label.localeCompare(b.label));
  if (sort === 'price') return left.toSorted((a, b) => a.price - b.price);
  return left;
}
