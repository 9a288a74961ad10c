import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unlessLive } from '../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { ordersContract } from '../../contract.ts';

export const callOrders = browserClient<typeof ordersContract>();

/** For a call that must happen once, however often it is sent. */
export const callOrdersOnce = (key: string) =>
  browserClient<typeof ordersContract>({ 'idempotency-key': key });
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Lists, totals and payments: everything that a change of one order may affect. */
export const ORDERS_KEY = ['orders'] as const;

/** In the format of the address; empty if no filter is set. Days are `2026-03-31`. */
export interface Filter {
  q: string;
  status: '' | '0' | '1' | '2' | '3' | '4';
  from: string;
  to: string;
  provider: '' | 'stripe' | 'test' | 'manual' | 'none';
  /** Only orders that need attention. */
  trouble: '' | 'true';
}

const PAGE = 50;

/** Only filters that are set, in the format of the calls. */
export const asked = ({ q, status, from, to, provider, trouble }: Filter) => ({
  ...(q ? { q } : {}),
  ...(status ? { status } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(provider ? { provider } : {}),
  ...(trouble ? { trouble } : {}),
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

/** The badge in the navigation, which stays up to date. */
export const waitingQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'waiting'],
  queryFn: () => callOrders('GET /api/orders/waiting'),
  refetchInterval: unlessLive(30_000),
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
