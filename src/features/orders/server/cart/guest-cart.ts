import { z } from 'zod';
import { tooLarge } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { RequestContext } from '../../../../lib/http/requests/request-context.ts';
import { cartCookieName } from '../../../../lib/http/sessions/session-cookie.ts';
import { id } from '../../../../lib/values/shapes.ts';
import { cart, type ordersContract } from '../../contract.ts';
import { say } from '../management/say.ts';

/** Content of the cookie for browsers without script: the cart, and the key of the order last made from it. */
interface Guest {
  items: z.output<typeof cart>['items'];
  order: { id: string; key: string } | null;
}

type Request = Pick<RequestContext, 'cookies' | 'secure'>;

const DAYS_30 = 30 * 24 * 60 * 60;
/** What lines may take. Browsers drop a cookie of more than 4096 bytes, its name included; the key of an order takes 120. */
const MOST_BYTES = 3800;

/** Encoded as briefly as possible; a browser may send anything. */
const written = z
  .tuple([
    z.array(z.tuple([z.string(), z.number(), z.string().nullable(), z.number(), z.string()])),
    z.tuple([id, z.string().max(100)]).nullable(),
  ])
  .transform(([lines, order]) => ({
    items: lines.map(([productId, quantity, variant, price, label]) => ({
      productId,
      quantity,
      variant,
      price,
      label,
    })),
    order: order && { id: order[0], key: order[1] },
  }))
  .pipe(z.object({ items: cart.shape.items, order: z.object({ id, key: z.string() }).nullable() }));

const nothing: Guest = { items: [], order: null };

function readGuest({ cookies, secure }: Request): Guest {
  const value = cookies.get(cartCookieName(secure));
  if (!value) return nothing;
  try {
    return written.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return nothing;
  }
}

function write({ items, order }: Guest): string {
  const lines = items.map(({ productId, quantity, variant, price, label }) => [
    productId,
    quantity,
    variant,
    price,
    label,
  ]);
  return Buffer.from(JSON.stringify([lines, order && [order.id, order.key]])).toString('base64url');
}

function keepGuest({ cookies, secure }: Request, guest: Guest): void {
  const isEmpty = guest.items.length === 0 && !guest.order;
  cookies.set(cartCookieName(secure), isEmpty ? '' : write(guest), isEmpty ? 0 : DAYS_30);
}

/** The key of this order, if the browser's cookie contains it. */
export const guestKey = (request: Request, order: string): string | undefined => {
  const { order: own } = readGuest(request);
  return own?.id === order ? own.key : undefined;
};

/** A browser that keeps its cart in a cookie keeps the key of its order there too. The order is made by now: this never fails. */
export function keepGuestOrder(request: Request, order: { id: string; key: string }): void {
  const guest = readGuest(request);
  if (guest.items.length > 0) keepGuest(request, { ...guest, order });
}

export const guestCartHandlers = (): Pick<
  Handlers<typeof ordersContract>,
  'GET /api/cart/guest' | 'PUT /api/cart/guest'
> => ({
  'GET /api/cart/guest': async (request) => {
    const { items, order } = readGuest(request);
    return { items, order: order?.id ?? null };
  },
  'PUT /api/cart/guest': async (request, { body: { items } }) => {
    const { order } = readGuest(request);
    if (write({ items, order: null }).length > MOST_BYTES) throw tooLarge(say().cartFull);
    keepGuest(request, { items, order });
    return { items, order: order?.id ?? null };
  },
});
