import {
  connectedShops,
  expireOrder,
  leftCarts,
  leftCheckouts,
  lookAgain,
  openPayments,
  type OrderServices,
  overdueOrders,
  performRefund,
  remindOfCart,
  remindOfCheckout,
  sweepStripe,
  waitingRefunds,
} from '../features/orders/server/index.ts';
import { siteRound } from '../features/websites/server/index.ts';
import { startRounds } from './rounds.ts';

const EXPIRE_SECONDS = 30;
const SWEEP_SECONDS = 300;
const REMIND_SECONDS = 600;
const REMIND_AFTER_HOURS = 4;
const AT_ONCE = 200;

/** Ends orders that were not paid in time, for all sites. */
export const expireRound = (services: OrderServices): Promise<void> =>
  siteRound(
    services,
    'expire-orders',
    (tx) => overdueOrders(tx, AT_ONCE),
    (one) => expireOrder(services, one.website_id, one.id),
  );

/** Compares payments and refunds with the provider. */
export async function sweepRound(services: OrderServices, minutes = 5): Promise<void> {
  await siteRound(
    services,
    'open-payments',
    (tx) => openPayments(tx, minutes),
    (one) => lookAgain(services, one.website_id, one.id),
  );
  await siteRound(
    services,
    'waiting-refunds',
    (tx) => waitingRefunds(tx, minutes),
    (one) => performRefund(services, one.website_id, one.id),
  );
  if (services.stripe)
    await siteRound(services, 'provider-payments', connectedShops, (one) =>
      sweepStripe(services, one.website_id, one.account),
    );
}

/** Reminds of carts that were left some hours ago, on the sites whose owners want it. */
export async function remindRound(services: OrderServices): Promise<void> {
  const each = (name: string, find: typeof leftCarts, remind: typeof remindOfCart) =>
    siteRound(
      services,
      name,
      (tx) => find(tx, REMIND_AFTER_HOURS),
      (one) => remind(services, one.website_id, one.id),
    );
  await each('left-checkouts', leftCheckouts, remindOfCheckout);
  await each('left-carts', leftCarts, remindOfCart);
}

/** The shop's rounds; of all processes one does each. @returns ends them, after the one that is under way */
export const startShopRounds = (services: OrderServices): (() => Promise<void>) =>
  startRounds(services, [
    { name: 'expire-orders', seconds: EXPIRE_SECONDS, work: () => expireRound(services) },
    { name: 'sweep-payments', seconds: SWEEP_SECONDS, work: () => sweepRound(services) },
    { name: 'remind-of-carts', seconds: REMIND_SECONDS, work: () => remindRound(services) },
  ]);
