import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { bookingsContract } from '../../contract.ts';
import type { servicesContract } from '../../services-contract.ts';

export const callBookings = browserClient<typeof bookingsContract>();
export const callServices = browserClient<typeof servicesContract>();

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
