import {
  connectedShops,
  expireOrders,
  leftCarts,
  leftCheckouts,
  openPayments,
  type OrderServices,
  overdueOrders,
  remindOfCart,
  remindOfCheckout,
  sweep,
  waitingRefunds,
} from '../features/orders/server/index.ts';
import { startRounds } from './rounds.ts';

const EXPIRE_SECONDS = 30;
const SWEEP_SECONDS = 300;
const REMIND_SECONDS = 600;
const REMIND_AFTER_HOURS = 4;
const AT_ONCE = 200;

/** Ends orders that were not paid in time, for all sites. */
export const expireRound = async (services: OrderServices): Promise<number> =>
  expireOrders(services, await services.db.acrossWebsites((tx) => overdueOrders(tx, AT_ONCE)));

/** Compares payments and refunds with the provider. */
export async function sweepRound(services: OrderServices, minutes = 5): Promise<void> {
  const work = await services.db.acrossWebsites(async (tx) => ({
    payments: await openPayments(tx, minutes),
    refunds: await waitingRefunds(tx, minutes),
    shops: services.stripe ? await connectedShops(tx) : [],
  }));
  await sweep(services, work);
}

/** Reminds of carts that were left some hours ago, on the sites whose owners want it. */
export async function remindRound(services: OrderServices): Promise<void> {
  const { checkouts, carts } = await services.db.acrossWebsites(async (tx) => ({
    checkouts: await leftCheckouts(tx, REMIND_AFTER_HOURS),
    carts: await leftCarts(tx, REMIND_AFTER_HOURS),
  }));
  const each = async (remind: typeof remindOfCart, left: readonly { website_id: string; id: string }[]) => {
    for (const { website_id: websiteId, id } of left)
      await remind(services, websiteId, id).catch((error: unknown) =>
        services.log.error({ err: error, websiteId }, 'a reminder of a cart could not be written'),
      );
  };
  await each(remindOfCheckout, checkouts);
  await each(remindOfCart, carts);
}

/** The shop's rounds; of all processes one does each. @returns ends them, after the one that is under way */
export const startShopRounds = (services: OrderServices): (() => Promise<void>) =>
  startRounds(services, [
    { name: 'expire-orders', seconds: EXPIRE_SECONDS, work: () => expireRound(services) },
    { name: 'sweep-payments', seconds: SWEEP_SECONDS, work: () => sweepRound(services) },
    { name: 'remind-of-carts', seconds: REMIND_SECONDS, work: () => remindRound(services) },
  ]);
