import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, refuse, tooMany } from '../../../../lib/errors.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { Actor } from '../../../../lib/http/requests/request-context.ts';
import { attempt } from '../../../../lib/work/idempotency-queries.ts';
import { visitorHash } from '../../../../lib/work/limits.ts';
import type { ItemInput, PendingInput, Problem } from '../../order-shapes.ts';
import { cancelOverdue } from '../refunds/cancel-order.ts';
import { type Goods, readGoods } from '../cart/cart-queries.ts';
import { overdueWithCode, releaseCode, takeCode, usesBy } from '../discounts/code-queries.ts';
import type { WholeOrder } from '../management/order-rows.ts';
import { lockOrder, wholeOrder } from '../management/order-queries.ts';
import {
  clearPending,
  insertPending,
  noteRedemption,
  type PendingOrder,
  replacePending,
} from './pending-queries.ts';
import { providersOf } from '../payment-providers/index.ts';
import { priceCart, type PricedCart } from '../cart/price-cart.ts';
import { presentQuote } from '../cart/quote.ts';
import type { OrderServices, ReservedItem, Sold } from '../services.ts';
import { readShop, type ShopFacts } from '../management/shop-queries.ts';
import { say } from '../management/say.ts';

/** How long stock, code and prices are reserved for the buyer. */
export const HOLD_SECONDS = 15 * 60;
const WAIT_SECONDS = 60;

export interface Placed {
  order: WholeOrder;
  accessKey: string;
  shop: ShopFacts;
}

interface Wish {
  websiteId: string;
  by: Actor | null;
  input: PendingInput;
  /** The idempotency key, so that sending the request twice makes one order. */
  idempotencyKey?: string | undefined;
  /** Network address of the client. */
  address?: string;
}

/**
 * Creates an order ready for payment: everything priced again, items and code held, all in one transaction.
 * @throws 409 if something has sold out or changed, with the current state
 */
export async function placeOrder(services: OrderServices, tx: Tx, wish: Wish): Promise<Placed> {
  const { by, address = '', input, idempotencyKey } = wish;
  const sender = { by, address };
  const tried = idempotencyKey
    ? await attempt(tx, sender, 'POST /api/order/pending', idempotencyKey, input)
    : null;
  const accessKey = tried ? tried.secret('order') : newToken();
  if (tried && !tried.first) {
    const { order: id } = tried.reply as { order: string };
    return {
      order: await certainOrder(tx, id),
      accessKey,
      shop: await readShop(tx),
    };
  }
  // Later features lock what they sell before products are locked.
  const sold = await keepReserved(services, tx, input.items, null);
  const [shop, goods] = await Promise.all([readShop(tx), readGoods(tx, input.items, { lock: true })]);
  const pending = await pendingFrom(services, tx, shop, wish, goods, sold);
  const order = await insertPending(tx, hashToken(accessKey), pending);
  if (!order) throw tooMany(say().manyUnpaid, WAIT_SECONDS);
  await attachReserved(services, tx, order.id, pending, null);
  await takeUse(services, tx, order.id, pending);
  if (tried?.first) await tried.keep({ order: order.id });
  return { order, accessKey, shop };
}

/** Replaces the contents of a pending order. @throws 409 if it is no longer pending, or is placed */
export async function replaceOrder(
  services: OrderServices,
  tx: Tx,
  id: string,
  wish: Wish,
): Promise<WholeOrder> {
  const shop = await readShop(tx);
  const locked = await lockOrder(tx, id);
  if (locked?.status !== 0 || locked.placed_at) throw refuse('order-closed', say().orderClosed);
  await clearPending(tx, id);
  await releaseCode(tx, id);
  const sold = await keepReserved(services, tx, wish.input.items, id);
  const goods = await readGoods(tx, wish.input.items, { lock: true, own: id });
  const order = await pendingFrom(services, tx, shop, wish, goods, sold);
  await replacePending(tx, id, order);
  await attachReserved(services, tx, id, order, id);
  await takeUse(services, tx, id, order);
  return certainOrder(tx, id);
}

/** What later features hold for the buyer. */
export const reservedIn = (items: readonly ItemInput[]): ReservedItem[] =>
  items.flatMap(({ booking }, place) => (booking ? [{ place, ...booking }] : []));

const keepReserved = (
  { seller }: OrderServices,
  tx: Tx,
  items: readonly ItemInput[],
  order: string | null,
): Promise<Sold> => seller.lines(tx, reservedIn(items), { seconds: HOLD_SECONDS, order });

/** An order with products only needs no other feature; an order that is replaced may have had more. */
async function attachReserved(
  { seller }: OrderServices,
  tx: Tx,
  id: string,
  { cart }: PendingOrder,
  own: string | null,
): Promise<void> {
  const references = cart.lines.flatMap(({ reference }) => (reference ? [reference] : []));
  if (references.length > 0 || own) await seller.attach(tx, id, references);
}

async function certainOrder(tx: Tx, id: string): Promise<WholeOrder> {
  const order = await wholeOrder(tx, id);
  if (!order) throw new Error('The order is gone.');
  return order;
}

async function pendingFrom(
  services: OrderServices,
  tx: Tx,
  shop: ShopFacts,
  { websiteId, by, input, address = '' }: Wish,
  goods: Goods,
  sold: Sold,
): Promise<PendingOrder> {
  const { items, deliveryAddress, discountCode, shippingOption, email } = input;
  const country = deliveryAddress?.country ?? input.country;
  const asked = { items, country, discountCode, shippingOption, email };
  const cart = await priceCart(tx, shop, asked, goods, { buying: true, sold });
  if (cart.needsAddress && !deliveryAddress)
    throw invalid(say().enterDelivery, { deliveryAddress: say().enterDelivery });
  if (shop.settings.terms.required && !input.terms)
    throw invalid(say().agreeToTerms, {
      terms: say().agreeToContinue,
    });
  if (cart.problems.length > 0) throw refusal(cart, shop);
  const offered = providersOf(services, shop, cart.choice?.pickup);
  const wanted = input.payment.provider ?? offered[0] ?? 'manual';
  if (!offered.includes(wanted)) throw conflict(say().noSuchPayment);
  const hasDownloads = cart.lines.some(({ downloads }) => downloads > 0);
  return {
    downloadAsked: hasDownloads && input.downloadConsent !== undefined,
    downloadConsent: hasDownloads && input.downloadConsent === true,
    language: visitorsLanguage(),
    origin: input.origin,
    email,
    name: input.name ?? '',
    phone: input.phone ?? '',
    accountId: by?.accountId ?? null,
    address: (cart.needsAddress && deliveryAddress) || null,
    answers: input.answers ?? {},
    provider: cart.sums.total === 0 ? 'none' : wanted,
    cart,
    currency: shop.currency,
    taxIncluded: shop.settings.tax.pricesInclude,
    prefix: shop.settings.numberPrefix,
    holdSeconds: HOLD_SECONDS,
    visitor: visitorHash(websiteId, address),
  };
}

/** One message with all problems, and the current cart. */
function refusal(cart: PricedCart, shop: ShopFacts) {
  const sentences = [...new Set(cart.problems.map(({ sentence }: Problem) => sentence))];
  return refuse('cart-changed', sentences.join(' '), { current: presentQuote(cart, shop) });
}

/** Taking a use locks the code's row, so that counting this customer's uses afterwards is exact. */
async function takeUse(services: OrderServices, tx: Tx, orderId: string, order: PendingOrder) {
  const { code } = order.cart;
  if (!code) return;
  let taken = await takeCode(tx, code.id);
  if (!taken) {
    for (const id of await overdueWithCode(tx, code.id)) await cancelOverdue(services, tx, id);
    taken = await takeCode(tx, code.id);
  }
  if (!taken) throw conflict(say().codeJustUsedUp({ code: code.code }));
  const { customer_limit: limit } = code;
  if (limit !== null && (await usesBy(tx, code.id, order.email)) >= limit)
    throw conflict(say().codeUsedByYou({ code: code.code }));
  await noteRedemption(tx, code.id, orderId, order.email);
}
