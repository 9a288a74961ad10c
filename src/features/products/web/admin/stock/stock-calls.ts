import { queryOptions } from '@tanstack/react-query';
import { callProducts } from '../product-calls.ts';

export const stockKey = ['stock'] as const;

export const ledgerQuery = (variantId: string) =>
  queryOptions({
    queryKey: [...stockKey, 'ledger', variantId],
    queryFn: () => callProducts('GET /api/stock/{id}', { params: { id: variantId } }),
  });
