import {
  compareDaily,
  compareLedger,
  connectedShops,
  countSales,
  duePaymentDomains,
  dueSummaries,
  dueWithdrawalSummaries,
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
  settlePaymentDomain,
  summariseOrders,
  summariseWithdrawals,
  uncomparedShops,
  uncountedShops,
  waitingRefunds,
} from '../../features/orders/server/index.ts';
import { runForSites } from '../../features/websites/server/index.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

const EXPIRE_SECONDS = 30;
const SWEEP_SECONDS = 60;
const LEDGER_SECONDS = 300;
const LEDGER_HOURS = 48;
const COMPARE_SECONDS = 1800;
const COMPARE_HOURS = 24;
const SUMMARY_SECONDS = 60;
const REMIND_SECONDS = 600;
const REMIND_AFTER_HOURS = 4;
const DOMAINS_SECONDS = 60;
const DOMAINS_AT_ONCE = 4;
const SALES_SECONDS = 600;
const AT_ONCE = 200;

/** Ends orders that were not paid in time, for all sites. */
export const expireJob = (services: OrderServices): Promise<void> =>
  runForSites(
    services,
    'expire-orders',
    (tx) => overdueOrders(tx, AT_ONCE),
    (one) => expireOrder(services, one.website_id, one.id),
  );

/** Asks the provider about payments and refunds without news for some minutes. */
export async function sweepJob(services: OrderServices, minutes = 1): Promise<void> {
  await runForSites(
    services,
    'open-payments',
    (tx) => openPayments(tx, minutes),
    (one) => lookAgain(services, one.website_id, one.id),
  );
  await runForSites(
    services,
    'waiting-refunds',
    (tx) => waitingRefunds(tx, minutes),
    (one) => performRefund(services, one.website_id, one.id),
  );
}

/** Reads the provider's recent payments for each shop, to find those that no webhook reported. */
export async function ledgerJob(services: OrderServices): Promise<void> {
  if (!services.stripe) return;
  const since = new Date(Date.now() - LEDGER_HOURS * 3600 * 1000);
  await runForSites(services, 'provider-payments', connectedShops, (one) =>
    compareLedger(services, one.website_id, one.account, since),
  );
}

/** Compares each shop's ledger of the last month once a day; the owner sees the result. */
export async function compareJob(services: OrderServices, hours = COMPARE_HOURS): Promise<void> {
  if (!services.stripe) return;
  await runForSites(
    services,
    'compared-payments',
    (tx) => uncomparedShops(tx, hours),
    (one) => compareDaily(services, one.website_id, one.account),
  );
}

/** Registers hosts of connected shops with Stripe for wallets, and disables those that were removed. */
export const paymentDomainJob = (services: OrderServices): Promise<void> =>
  runForSites(
    services,
    'payment-domains',
    duePaymentDomains(services),
    (one) => settlePaymentDomain(services, one),
    DOMAINS_AT_ONCE,
  );

/** Counts recent sales, after sales and once a day. */
export const salesJob = (services: OrderServices): Promise<void> =>
  runForSites(services, 'count-sales', uncountedShops, (one) => countSales(services, one.website_id));

/** Sends reminders of carts that were left some hours ago, on sites whose owners want them. */
export async function remindJob(services: OrderServices): Promise<void> {
  const each = (name: string, find: typeof leftCarts, remind: typeof remindOfCart) =>
    runForSites(
      services,
      name,
      (tx) => find(tx, REMIND_AFTER_HOURS),
      (one) => remind(services, one.website_id, one.id),
    );
  await each('left-checkouts', leftCheckouts, remindOfCheckout);
  await each('left-carts', leftCarts, remindOfCart);
}

/** Sends one email about the orders, or cancellations, of a burst when it is over. */
export async function summaryJob(services: OrderServices): Promise<void> {
  await runForSites(
    services,
    'order-summaries',
    (tx) => dueSummaries(tx, AT_ONCE),
    (one) => summariseOrders(services, one),
  );
  await runForSites(
    services,
    'withdrawal-summaries',
    (tx) => dueWithdrawalSummaries(tx, AT_ONCE),
    (one) => summariseWithdrawals(services, one),
  );
}

export const shopJobs = (services: OrderServices): ScheduledJob[] => [
  { name: 'expire-orders', seconds: EXPIRE_SECONDS, work: () => expireJob(services) },
  { name: 'sweep-payments', seconds: SWEEP_SECONDS, work: () => sweepJob(services) },
  { name: 'read-ledgers', seconds: LEDGER_SECONDS, work: () => ledgerJob(services) },
  { name: 'compare-ledgers', seconds: COMPARE_SECONDS, work: () => compareJob(services) },
  { name: 'payment-domains', seconds: DOMAINS_SECONDS, work: () => paymentDomainJob(services) },
  { name: 'count-sales', seconds: SALES_SECONDS, work: () => salesJob(services) },
  { name: 'order-summaries', seconds: SUMMARY_SECONDS, work: () => summaryJob(services) },
  { name: 'remind-of-carts', seconds: REMIND_SECONDS, work: () => remindJob(services) },
];
