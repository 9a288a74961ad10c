import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { bookingsContract } from '../../contract.ts';

export const callBookings = browserClient<typeof bookingsContract>();

export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => callBookings('GET /api/services', { query: { limit: 500 } }),
});

export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['service', id],
    queryFn: () => callBookings('GET /api/service/{id}', { params: { id } }),
  });

export const resourcesQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: () => callBookings('GET /api/resources'),
});
