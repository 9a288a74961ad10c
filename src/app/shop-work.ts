import {
  connectedShops,
  expireOrders,
  leftCarts,
  openPayments,
  type OrderServices,
  overdueOrders,
  remindOfCart,
  sweep,
  waitingRefunds,
} from '../features/orders/server/index.ts';
import { startRounds } from './rounds.ts';

const EXPIRE_SECONDS = 30;
const SWEEP_SECONDS = 300;
const REMIND_AFTER_HOURS = 4;
const AT_ONCE = 200;

/** Ends orders that were not paid in time, for all sites. */
export const expireRound = async (services: OrderServices): Promise<number> =>
  expireOrders(services, await services.db.acrossWebsites((tx) => overdueOrders(tx, AT_ONCE)));

/** Compares payments and refunds with the provider, and reminds of carts that were left. */
export async function sweepRound(services: OrderServices, minutes = 5): Promise<void> {
  const { work, left } = await services.db.acrossWebsites(async (tx) => ({
    work: {
      payments: await openPayments(tx, minutes),
      refunds: await waitingRefunds(tx, minutes),
      shops: services.stripe ? await connectedShops(tx) : [],
    },
    left: await leftCarts(tx, REMIND_AFTER_HOURS),
  }));
  await sweep(services, work);
  for (const { website_id: websiteId, id } of left) await remindOfCart(services, websiteId, id);
}

/** The shop's rounds; of all processes one does each. @returns ends them, after the one that is under way */
export const startShopRounds = (services: OrderServices): (() => Promise<void>) =>
  startRounds(services, [
    { name: 'expire-orders', seconds: EXPIRE_SECONDS, work: () => expireRound(services) },
    { name: 'sweep-payments', seconds: SWEEP_SECONDS, work: () => sweepRound(services) },
  ]);
