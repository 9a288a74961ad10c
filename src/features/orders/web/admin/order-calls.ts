import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { ordersContract } from '../../contract.ts';

export const callOrders = browserClient<typeof ordersContract>();

/** Lists, totals and payments: whatever a change of one order may change. */
export const ORDERS_KEY = ['orders'] as const;

/** As it stands in the address; empty where nothing is asked. Days are `2026-03-31`. */
export interface Filter {
  q: string;
  status: '' | '0' | '1' | '2' | '3' | '4';
  from: string;
  to: string;
}

const PAGE = 50;

/** Only what is asked for, as the calls want it. */
export const asked = ({ q, status, from, to }: Filter) => ({
  ...(q ? { q } : {}),
  ...(status ? { status } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export const ordersQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', asked(filter)],
    queryFn: ({ pageParam }) =>
      callOrders('GET /api/orders', {
        query: { ...asked(filter), limit: PAGE, ...(pageParam ? { after: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?._id : undefined),
    placeholderData: (before) => before,
  });

export const totalsQuery = (filter: Filter) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'totals', asked(filter)],
    queryFn: () => callOrders('GET /api/orders/totals', { query: asked(filter) }),
    placeholderData: (before) => before,
  });

export const paymentsQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'payments'],
  queryFn: () => callOrders('GET /api/orders/payments'),
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: () => callOrders('GET /api/order/{id}', { params: { id } }),
  });
