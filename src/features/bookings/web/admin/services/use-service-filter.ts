import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { plainLetters } from '../../../../../lib/values/plain-letters.ts';
import type { Service } from '../../../service-shapes.ts';

/** Keys of words. */
export const stateLabels = { '': 'allServices', shown: 'bookable', hidden: 'hidden' } as const;
export const sortLabels = { '': 'newestFirst', name: 'name', price: 'price' } as const;

export type ServiceLabel =
  | (typeof stateLabels)[ServiceFilter['state']]
  | (typeof sortLabels)[ServiceFilter['sort']];

export interface ServiceFilter {
  q: string;
  state: keyof typeof stateLabels;
  sort: keyof typeof sortLabels;
}

const among = <Key extends string>(labels: Readonly<Record<Key, string>>, value: string): Key | '' =>
  Object.hasOwn(labels, value) ? (value as Key) : '';

/** The filter in the address. */
export function useServiceFilter() {
  const { query, change } = useAddressFilter();
  const text = (name: string) => query.get(name) ?? '';
  const filter: ServiceFilter = {
    q: text('q').slice(0, 100),
    state: among(stateLabels, text('state')),
    sort: among(sortLabels, text('sort')),
  };
  return { filter, change: (patch: Partial<ServiceFilter>) => change({ ...patch }) };
}

/** The services that the filter leaves, in its order. All of a site's services are loaded at once. */
export function filtered(services: readonly Service[], { q, state, sort }: ServiceFilter): Service[] {
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
