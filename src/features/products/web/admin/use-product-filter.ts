import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { type ProductState, stateWords } from './product-calls.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';

export interface ProductFilter {
  q: string;
  state: ProductState | '';
  /** Id of a collection. */
  collection: string;
}

const isState = (value: string): value is ProductState => Object.hasOwn(stateWords, value);

/** The filter in the address, so that it is restored on return, and its query. */
export function useProductFilter() {
  const [query, setQuery] = useSearchParams();
  const text = (name: string) => query.get(name) ?? '';
  const state = text('state');
  const filter: ProductFilter = {
    q: text('q').slice(0, 100),
    state: isState(state) ? state : '',
    collection: isUuid(text('collection')) ? text('collection') : '',
  };
  const change = (patch: Partial<ProductFilter>) =>
    setQuery(
      Object.fromEntries(Object.entries({ ...filter, ...patch }).filter(([, value]) => value !== '')),
      {
        replace: true,
      },
    );
  const [q] = useDebouncedValue(filter.q.trim(), 250);
  const asked = {
    ...(q ? { q } : {}),
    ...(filter.state ? { state: filter.state } : {}),
    ...(filter.collection ? { collection: filter.collection } : {}),
  };
  return { filter, change, asked, search: query.size > 0 ? `?${query}` : '' };
}
