import type { LoaderFunctionArgs } from 'react-router';
import { callsOf, isId } from '../../../../lib/ui/screen.ts';
import type { Order, ordersContract } from '../../contract.ts';
import { isCollected } from '../../paying-by-hand.ts';
import type { shopContract } from '../../shop-contract.ts';

/** What a visitor without script is shown of an order. */
export interface PlainOrder {
  /** `null` where nothing opens it: neither session nor cookie. */
  order: Order | null;
  howToPay: string;
}

/** On the server alone, for `?order=` or an id in the path. */
export async function loadPlainOrder({ context, params, request }: LoaderFunctionArgs): Promise<PlainOrder> {
  const call = callsOf<typeof ordersContract & typeof shopContract>(context);
  const id = params['id'] ?? new URL(request.url).searchParams.get('order') ?? '';
  if (!isId(id)) return { order: null, howToPay: '' };
  const [order, { manualText, collectionText }] = await Promise.all([
    call('GET /api/order/{id}', { params: { id } }).catch(() => null),
    call('GET /api/payment/keys/stripe/publishable'),
  ]);
  return { order, howToPay: (order && isCollected(order) ? collectionText : null) ?? manualText };
}
