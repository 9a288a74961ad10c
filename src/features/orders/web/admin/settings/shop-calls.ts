import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { shopContract } from '../../../shop-contract.ts';

export const callShop = browserClient<typeof shopContract>();

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => callShop('GET /api/shop/settings'),
});

/** Each request asks Stripe, so the answer is cached for a while. */
export const stripeQuery = queryOptions({
  queryKey: ['shop', 'stripe'],
  queryFn: () => callShop('GET /api/shop/stripe'),
  staleTime: 60_000,
});
