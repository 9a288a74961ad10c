import { operations } from '../../../lib/http/handlers.ts';
import { ordersContract } from '../contract.ts';
import { buyerHandlers } from './buyer-operations.ts';
import { ownerHandlers } from './owner-operations.ts';
import type { OrderServices } from './services.ts';
import { shopOperations } from './shop-operations.ts';

export { contendedThings, inTurn } from './contended.ts';
export { askProvider } from './ask-provider.ts';
export { performRefund } from './perform-refund.ts';
export { expireOrder } from './expire-order.ts';
export { overdueOrders } from './hold-queries.ts';
export { orderInvariants } from './invariant-queries.ts';
export { countOrders, countToSend } from './list-queries.ts';
export { forgetBuyer } from './placed-queries.ts';
export { remindOfCart, remindOfCheckout } from './remind.ts';
export { leftCarts, leftCheckouts } from './reminder-queries.ts';
export { paidAmong, salesByDay } from './sales-queries.ts';
export { lockOrder } from './order-queries.ts';
export { placeOrder } from './place-order.ts';
export { refundReference } from './refund-reference.ts';
export type { OrderServices, ReservedItem, Seller } from './services.ts';
export { changeShop } from './shop-queries.ts';
export { checkAccount } from './stripe-state.ts';
export { lookAgain } from './look-again.ts';
export { compareDaily, compareLedger, comparePayments } from './compare-ledger.ts';
export { siteOfPayment } from './payment-queries.ts';
export { receiveStripe } from './stripe-webhook.ts';
export { orderStreams } from './streams.ts';
export {
  connectedShops,
  openPayments,
  siteWithAccount,
  sitesWithAccount,
  uncomparedShops,
} from './sweep-queries.ts';
export { waitingRefunds } from './refund-queries.ts';
export { summariseOrders } from './summarise-orders.ts';
export { summariseWithdrawals } from './summarise-withdrawals.ts';
export { dueSummaries, dueWithdrawalSummaries } from './summary-queries.ts';
export { startWithdrawalLinks } from './withdrawal-link.ts';
export { checkPaymentDomains, duePaymentDomains, settlePaymentDomain } from './payment-domains.ts';
export { countSales } from './count-sales.ts';
export { uncountedShops } from './sold-queries.ts';
export { takesCards } from './takes-cards.ts';
export { startRefundWorker } from './workers.ts';

/** Every call about orders, payment and the shop's settings. */
export const orderOperations = (services: OrderServices) => [
  ...operations(ordersContract, { ...buyerHandlers(services), ...ownerHandlers(services) }),
  ...shopOperations(services),
];
