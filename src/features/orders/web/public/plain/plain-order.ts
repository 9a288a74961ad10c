import type { LoaderFunctionArgs } from 'react-router';
import { callsOf, inPageLanguage, isId } from '../../../../../lib/ui/screen.ts';
import type { Order, ordersContract } from '../../../contract.ts';
import type { Withdrawal } from '../../../order-shapes.ts';
import type { shopContract } from '../../../shop-contract.ts';
import { type Instructions, instructionsFor } from '../orders/payment-instructions.tsx';
import { howToCancel } from '../orders/how-to-cancel.ts';

/** An order as a visitor without script sees it. */
export interface PlainOrder {
  /** `null` without access: neither session nor key. */
  order: Order | null;
  howToPay: Instructions;
  /** Set while the buyer is cancelling; `null` if the whole order is. */
  cancelling?: Withdrawal | null;
}

/** Opens the form that cancels: `all` or `items`. */
export const CANCEL_PARAM = 'cancel';

/** Server only; for `?order=` or an id in the path. */
export async function loadPlainOrder({ context, params, request }: LoaderFunctionArgs): Promise<PlainOrder> {
  const call = callsOf<typeof ordersContract & typeof shopContract>(context);
  const { searchParams } = new URL(request.url);
  const id = params['id'] ?? searchParams.get('order') ?? '';
  if (!isId(id)) return { order: null, howToPay: { text: '', isTranslated: false } };
  const [order, methods] = await Promise.all([
    call('GET /api/order/{id}', { params: { id } }).catch(() => null),
    call('GET /api/payment/keys/stripe/publishable', { query: inPageLanguage(context) }),
  ]);
  const shown = { order, howToPay: instructionsFor(order, methods) };
  const wish = searchParams.get(CANCEL_PARAM);
  const how = order && howToCancel(order);
  if (!wish || !how) return shown;
  const isWhole = how === 'all' && !(wish === 'items' && order.may.withdraw);
  return {
    ...shown,
    cancelling: isWhole ? null : await call('GET /api/order/{id}/withdrawal', { params: { id } }),
  };
}
