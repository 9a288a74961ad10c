import type { z } from 'zod';
import { invalid, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import type { ordersContract } from '../../contract.ts';
import type { PendingInput, pendingInput } from '../../order-shapes.ts';
import { readGoods, readShopAndGoods } from '../cart/cart-queries.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { inTurn, lockedBy, payInTurn } from '../checkout/contended.ts';
import { checkPayments } from '../payments/check-payments.ts';
import {
  countCheckouts,
  type CountCheckouts,
  countEmails,
  type CountEmails,
} from '../checkout/order-limits.ts';
import { codeGuesses, type CountGuesses } from '../discounts/code-guesses.ts';
import { endOrderFor } from '../refunds/end-order.ts';
import { ordersOfAccount } from './list-queries.ts';
import { lockOrder, wholeOrder } from './order-queries.ts';
import { openOrder, shownOrder } from '../checkout/open-order.ts';
import { placeForGood } from '../checkout/place-for-good.ts';
import { placeOrder, replaceOrder, reservedIn } from '../checkout/place-order.ts';
import { presentOrder, presentSummary } from './present-order.ts';
import { needsNames } from '../cart/buyers-names.ts';
import { priceCart } from '../cart/price-cart.ts';
import { presentQuote } from '../cart/quote.ts';
import { guestCartHandlers, keepGuestOrder } from '../cart/guest-cart.ts';
import { cartHandlers } from '../cart/saved-cart.ts';
import { withdrawalHandlers } from '../refunds/withdraw.ts';
import { type WithdrawalLimits, withdrawalLimits } from '../refunds/withdrawal-link.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from './shop-queries.ts';
import { say } from './say.ts';

type All = Handlers<typeof ordersContract>;
type BuyerCalls =
  | 'POST /api/order/quote'
  | 'POST /api/order/pending'
  | 'PUT /api/order/pending/{id}'
  | 'POST /api/order/{id}/place'
  | 'POST /api/order/{id}/check-payment'
  | 'GET /api/order/{id}'
  | 'POST /api/order/{id}/cancel'
  | 'GET /api/order/{id}/withdrawal'
  | 'POST /api/order/{id}/withdrawal'
  | 'POST /api/order/withdrawal-link'
  | 'POST /api/order/{id}/download-consent'
  | 'GET /api/orders/user'
  | 'GET /api/order/user/{id}'
  | 'GET /api/cart'
  | 'PUT /api/cart'
  | 'GET /api/cart/guest'
  | 'PUT /api/cart/guest';

const none = { buyer: false, shop: false };

/** The given address, else a known one. @throws 400 without either */
function withEmail(body: z.output<typeof pendingInput>, known: string | undefined): PendingInput {
  const email = body.email ?? known;
  if (!email) throw invalid(say().enterEmail, { email: say().enterEmail });
  return { ...body, email };
}

/** Calls for buyers. */
export const buyerHandlers = (
  services: OrderServices,
  guesses: CountGuesses = codeGuesses(services.db.limitsPool),
  emailsDue: CountEmails = countEmails(services.db.limitsPool),
  countCheckout: CountCheckouts = countCheckouts(services.db.limitsPool),
  countLinks: WithdrawalLimits = withdrawalLimits(services.db.limitsPool),
): Pick<All, BuyerCalls> => ({
  'POST /api/order/quote': async (request, { body }) => {
    const { deliveryAddress, ...rest } = body;
    const asked = { ...rest, country: deliveryAddress?.country };
    // Carts are priced often: the usual one, with products that are all available, costs one statement.
    const usual = !body.discountCode && body.items.length > 0 && body.items.every(({ booking }) => !booking);
    const quote =
      usual &&
      (await request.dbOnce(async (tx) => {
        const { shop, goods } = await readShopAndGoods(tx, body.items);
        if (goods.rows.length < body.items.length || needsNames(shop, body.items, goods.rows)) return null;
        return presentQuote(await priceCart(tx, shop, asked, goods), shop);
      }));
    if (quote) return quote;
    return guesses(request, body.discountCode, () =>
      request.db(async (tx) => {
        const [sold, shop, goods] = await Promise.all([
          services.seller.lines(tx, reservedIn(body.items), null),
          readShop(tx),
          readGoods(tx, body.items),
        ]);
        const cart = await priceCart(tx, shop, asked, goods, { sold });
        return presentQuote(cart, shop);
      }),
    );
  },

  'POST /api/order/pending': async (request, { body }) => {
    await countCheckout(request);
    const { items, discountCode } = body;
    const work = async (tx: Tx) => {
      const made = await placeOrder(services, tx, {
        websiteId: request.site.id,
        by: request.by,
        // The creator of an API key is not the buyer.
        input: withEmail(body, request.by?.key ? undefined : request.by?.email),
        idempotencyKey: request.header('idempotency-key'),
        address: request.address,
      });
      return presentOrder(made.order, 'buyer', made.shop, made.accessKey);
    };
    const order = await guesses(request, discountCode, () =>
      inTurn(services, request.site.id, lockedBy(items, discountCode), () => request.db(work)),
    );
    if (order.accessKey) keepGuestOrder(request, { id: order._id, key: order.accessKey });
    return order;
  },

  'PUT /api/order/pending/{id}': (request, { params: { id }, body }) => {
    const { items, discountCode } = body;
    const work = async (tx: Tx) => {
      const { seer, order: begun } = await openOrder(tx, request, id);
      const wish = { websiteId: request.site.id, by: request.by, input: withEmail(body, begun.email) };
      const order = await replaceOrder(services, tx, id, wish);
      return presentOrder(order, seer, await readShop(tx));
    };
    return guesses(request, discountCode, () =>
      inTurn(services, request.site.id, lockedBy(items, discountCode), () => request.db(work)),
    );
  },

  'POST /api/order/{id}/place': (request, { params: { id } }) =>
    payInTurn(services, request, id, () =>
      request.db(async (tx) => {
        await lockOrder(tx, id);
        const { order } = await openOrder(tx, request, id);
        const due = order.placed_at ? none : await emailsDue(request.site.id, order.email);
        await placeForGood(services, tx, request.site, order, due);
        return shownOrder(tx, request, id);
      }),
    ),

  'POST /api/order/{id}/check-payment': async (request, { params: { id } }) => {
    await request.db((tx) => openOrder(tx, request, id));
    await checkPayments(services, request.site, id);
    return request.db((tx) => shownOrder(tx, request, id));
  },

  'GET /api/order/{id}': (request, { params: { id } }) => request.db((tx) => shownOrder(tx, request, id)),

  'POST /api/order/{id}/cancel': async (request, { params: { id }, body: { reason } }) => {
    const { seer } = await request.db((tx) => openOrder(tx, request, id));
    await endOrderFor(services, request.site, id, {
      actor: seer,
      by: request.by?.accountId ?? null,
      reason: reason ?? '',
    });
    return request.db((tx) => shownOrder(tx, request, id));
  },

  ...withdrawalHandlers(services, countLinks),

  'GET /api/orders/user': (request, { query }) =>
    request.db(async (tx) => {
      const { by } = request;
      const rows = await ordersOfAccount(tx, by.accountId, { ...query, limit: query.limit + 1 });
      return nextPage(request, '/api/orders/user', query, rows, ({ id }) => id).map((row) =>
        presentSummary(row, 'buyer'),
      );
    }),

  'GET /api/order/user/{id}': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const order = await wholeOrder(tx, id);
      if (!order || order.account_id !== request.by.accountId) throw notFound(say().noOrder);
      return presentOrder(order, 'buyer', await readShop(tx));
    }),

  ...cartHandlers(),
  ...guestCartHandlers(),
});
