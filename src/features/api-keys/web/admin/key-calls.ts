import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { apiKeysContract } from '../../contract.ts';

export const callKeys = browserClient<typeof apiKeysContract>();

export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => callKeys('GET /api/api-keys'),
});
