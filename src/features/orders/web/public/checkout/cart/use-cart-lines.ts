import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../../messages/cart/area.ts';
import { siteHeader } from '../../../../../../lib/http/client.ts';
import { notify } from '../../../../../../lib/ui/toast-store.ts';
import type { Problem, Quote } from '../../../../contract.ts';
import { type CartItem, useCart } from '../../../cart-store.ts';
import { type Quoted, useQuote } from '../use-quote.ts';

/** Releases a booked time that is no longer wanted. If the call is lost, the hold expires. */
function giveUp({ id, key }: { id: string; key: string }) {
  void fetch(`/api/booking/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-booking-key': key, ...siteHeader() },
    body: JSON.stringify({ status: 'cancelled' }),
    keepalive: true,
  }).catch(() => undefined);
}

/** What prevents an order of this cart; discount codes and addresses are entered later. */
export const inTheWayOf = (quote: Quote | null): readonly Problem[] =>
  quote?.problems.filter(({ code }) => !code.startsWith('code-') && code !== 'address') ?? [];

/** The browser's cart, its current prices, and the removal of lines. */
export function useCartLines(): Quoted & {
  items: readonly CartItem[];
  remove: (position: number) => void;
} {
  const t = useMessages(cartWords);
  const items = useCart((cart) => cart.items);
  const quoted = useQuote(items);
  const remove = (position: number) => {
    const { booking } = items[position] ?? {};
    useCart.getState().remove(position);
    if (booking) giveUp(booking);
    notify(t.removedFromCart);
  };
  return { items, remove, ...quoted };
}
