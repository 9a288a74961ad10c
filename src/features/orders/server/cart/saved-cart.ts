import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { ordersContract } from '../../contract.ts';
import { readCart, saveCart } from './saved-cart-queries.ts';

/** The cart of an account; the browser merges it with its own at sign-in. */
export const cartHandlers = (): Pick<Handlers<typeof ordersContract>, 'GET /api/cart' | 'PUT /api/cart'> => ({
  'GET /api/cart': async ({ by, db }) => ({
    items: await db((tx) => readCart(tx, by.accountId)),
  }),
  'PUT /api/cart': async ({ by, db }, { body: { items } }) => {
    await db((tx) => saveCart(tx, by.accountId, items));
    return { items };
  },
});
