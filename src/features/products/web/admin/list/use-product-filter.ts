import { useDebouncedValue } from '@mantine/hooks';
import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { type ProductState, productStates } from '../product-calls.ts';
import { isUuid } from '../../../../../lib/values/uuid.ts';

export interface ProductFilter {
  q: string;
  state: ProductState | '';
  /** Id of a collection. */
  collection: string;
}

const isState = (value: string): value is ProductState => productStates.some((state) => state === value);

/** The filter in the address, and its query. */
export function useProductFilter() {
  const { query, change, search } = useAddressFilter();
  const text = (name: string) => query.get(name) ?? '';
  const state = text('state');
  const filter: ProductFilter = {
    q: text('q').slice(0, 100),
    state: isState(state) ? state : '',
    collection: isUuid(text('collection')) ? text('collection') : '',
  };
  const [q] = useDebouncedValue(filter.q.trim(), 250);
  const asked = {
    ...(q ? { q } : {}),
    ...(filter.state ? { state: filter.state } : {}),
    ...(filter.collection ? { collection: filter.collection } : {}),
  };
  return { filter, change: (patch: Partial<ProductFilter>) => change({ ...patch }), asked, search };
}
