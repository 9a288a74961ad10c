import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { Customer, CustomerKind, customersContract } from '../../contract.ts';

export const callCustomers = browserClient<typeof customersContract>();
const PAGE = 50;

/** A customer in a list, whose rows are known by an id. */
export interface CustomerRow extends Customer {
  /** The email address. */
  _id: string;
}

/** In the format of the address bar; empty if no filter is set. */
export interface Filter {
  q: string;
  kind: CustomerKind | '';
  sort: 'spent' | '';
}

export const asked = ({ q, kind, sort }: Filter) => ({
  ...(q ? { q } : {}),
  ...(kind ? { kind } : {}),
  ...(sort ? { sort } : {}),
});

export const customersQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['customers', asked(filter)],
    queryFn: ({ pageParam }) =>
      callCustomers('GET /api/customers', {
        query: { ...asked(filter), limit: PAGE, ...(pageParam ? { after: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.email : undefined),
    placeholderData: (before) => before,
  });

export const customerQuery = (email: string) =>
  queryOptions({
    queryKey: ['customers', 'one', email],
    queryFn: () => callCustomers('GET /api/customer', { query: { email } }),
  });

export const customerPath = (email: string): string => `/admin/customers/${encodeURIComponent(email)}`;
