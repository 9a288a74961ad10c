import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { useEffect, useState } from 'react';
import { useRouteLoaderData, useSearchParams } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import type { Website } from '../../../../websites/contract.ts';
import type { Order, ordersContract } from '../../../contract.ts';
import { orderKeys, rememberKey } from '../checkout/checkout-store.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';

/** The access key of an order: from the link that was followed, or stored in this browser. */
export const useOrderKey = (id: string): string => {
  const [search] = useSearchParams();
  return search.get('key') ?? orderKeys()[id] ?? '';
};

/** Adds the access key of an order to addresses that need it. */
export function useOrderAddress(id: string) {
  const key = useOrderKey(id);
  return (path: string, more: Record<string, string> = {}): string => {
    const query = new URLSearchParams({ ...more, ...(key ? { key } : {}) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
}

/** Day and time in the language of the site. */
export function useDayFormat(): Intl.DateTimeFormat {
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  return new Intl.DateTimeFormat(withLatinDigits(website?.locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** Seconds between refreshes while a payment is processing. */
const LOOK_AGAIN_MS = 3000;

/**
 * An order for its buyer, by session or key, refreshed while its payment is processing.
 * @param ask asks the provider first: a buyer who returns from a bank may be faster than its webhook
 */
export function useOrder(id: string, ask = false) {
  const t = useMessages(orderWords);
  const key = useOrderKey(id);
  const [order, setOrder] = useState<Order>();
  const [problem, setProblem] = useState<string>();
  const waits = order?.status === 0 && order.placedAt === null;
  useEffect(() => {
    if (!id) return undefined;
    if (key) rememberKey(id, key);
    const call = browserClient<typeof ordersContract>(key ? { 'x-order-key': key } : {});
    let current = true;
    const show = (reply: Promise<Order>) =>
      reply.then(
        (found) => current && setOrder(found),
        (error: unknown) => current && setProblem(toastFor(error)),
      );
    const look = () => show(call('GET /api/order/{id}', { params: { id } }));
    const params = { id };
    void (ask && !waits ? show(call('POST /api/order/{id}/check-payment', { params, body: {} })) : look());
    const timer = waits ? setInterval(() => void look(), LOOK_AGAIN_MS) : undefined;
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [id, key, waits, ask]);
  return { order, problem: id ? problem : t.orderNotFound, change: setOrder };
}
