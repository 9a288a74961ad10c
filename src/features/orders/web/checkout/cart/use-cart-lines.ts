import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { cartWords } from '../../../messages/cart/area.ts';
import { siteHeader } from '../../../../../lib/http/client.ts';
import { notify } from '../../../../../lib/ui/toast-store.ts';
import type { Problem, Quote } from '../../../contract.ts';
import { type CartItem, useCart } from '../../cart-store.ts';
import { type Quoted, useQuote } from '../use-quote.ts';

/** Nobody has to wait for a time that is not wanted any more. Where this is lost, the hold ends automatically. */
function giveUp({ id, key }: { id: string; key: string }) {
  void fetch(`/api/booking/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-booking-key': key, ...siteHeader() },
    body: JSON.stringify({ status: 'cancelled' }),
    keepalive: true,
  }).catch(() => undefined);
}

/** What keeps this cart from being ordered; discount codes and addresses are asked for later. */
export const inTheWayOf = (quote: Quote | null): readonly Problem[] =>
  quote?.problems.filter(({ code }) => !code.startsWith('code-') && code !== 'address') ?? [];

/** The cart that this browser keeps, what it costs now, and how a line leaves it. */
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
