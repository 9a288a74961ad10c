import type { LoaderFunctionArgs } from 'react-router';
import { callsOf } from '../../../../../lib/ui/screen.ts';
import type { ordersContract, Quote } from '../../../contract.ts';
import { type CartItem, useCart } from '../../cart-store.ts';
import { useCheckout } from '../checkout/checkout-store.ts';
import { gathered } from '../../gathered.ts';

type Context = LoaderFunctionArgs['context'];

/** The server's view of a cart for a visitor without script; `null` if the browser has none in a cookie. */
export interface GuestCart {
  items: CartItem[];
  quote: Quote;
  /** The order that was last made from it. */
  order: string | null;
}

const guestCalls = (context: Context) => callsOf<typeof ordersContract>(context);

export const readGuestCart = (context: Context) => guestCalls(context)('GET /api/cart/guest');

export const keepGuestCart = (context: Context, items: readonly CartItem[]) =>
  guestCalls(context)('PUT /api/cart/guest', { body: { items: [...gathered(items)] } });

/** Server only. */
export async function loadGuestCart(context: Context): Promise<GuestCart | null> {
  const { items, order } = await readGuestCart(context);
  if (items.length === 0) return null;
  const quote = await guestCalls(context)('POST /api/order/quote', { body: { items } });
  return { items, quote, order };
}

/** In the browser: moves a cart from the cookie, filled before script loaded, into the cart that script keeps. */
export async function adoptGuestCart(context: Context): Promise<void> {
  if (!document.querySelector('noscript[data-kept]')) return;
  const { items, order } = await readGuestCart(context);
  for (const { variant, label, price, ...item } of items)
    useCart
      .getState()
      .add({ ...item, label, price, ...(variant ? { variant: { variantLabel: variant, price } } : {}) });
  if (order) {
    await useCheckout.persist.rehydrate();
    // The cookie grants access to it.
    useCheckout.getState().keep({ id: order, key: '' });
  }
  await keepGuestCart(context, []);
}
