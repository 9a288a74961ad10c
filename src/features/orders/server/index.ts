import { operations } from '../../../lib/http/handlers.ts';
import { ordersContract } from '../contract.ts';
import { buyerHandlers } from './management/buyer-operations.ts';
import { ownerHandlers } from './management/owner-operations.ts';
import type { OrderServices } from './services.ts';
import { shopOperations } from './management/shop-operations.ts';

export { contendedThings, inTurn } from './checkout/contended.ts';
export { askProvider } from './payments/ask-provider.ts';
export { performRefund } from './refunds/perform-refund.ts';
export { expireOrder } from './checkout/expire-order.ts';
export { overdueOrders } from './cart/hold-queries.ts';
export { orderInvariants } from './invariant-queries.ts';
export { countOrders, countToSend } from './management/list-queries.ts';
export { forgetBuyer } from './checkout/placed-queries.ts';
export { remindOfCart, remindOfCheckout } from './emails/remind.ts';
export { leftCarts, leftCheckouts } from './emails/reminder-queries.ts';
export { paidAmong, salesByDay } from './management/sales-queries.ts';
export { lockOrder } from './management/order-queries.ts';
export { placeOrder } from './checkout/place-order.ts';
export { refundReference } from './refunds/refund-reference.ts';
export type { OrderServices, ReservedItem, Seller } from './services.ts';
export { changeShop } from './management/shop-queries.ts';
export { checkAccount } from './payments/stripe-state.ts';
export { lookAgain } from './payments/look-again.ts';
export { compareDaily, compareLedger, comparePayments } from './payments/compare-ledger.ts';
export { siteOfPayment } from './payments/payment-queries.ts';
export { receiveStripe } from './payments/stripe-webhook.ts';
export { orderStreams } from './streams.ts';
export {
  connectedShops,
  openPayments,
  siteWithAccount,
  sitesWithAccount,
  uncomparedShops,
} from './payments/sweep-queries.ts';
export { waitingRefunds } from './refunds/refund-queries.ts';
export { summariseOrders } from './emails/summarise-orders.ts';
export { summariseWithdrawals } from './refunds/summarise-withdrawals.ts';
export { dueSummaries, dueWithdrawalSummaries } from './emails/summary-queries.ts';
export { startWithdrawalLinks } from './refunds/withdrawal-link.ts';
export { checkPaymentDomains, duePaymentDomains, settlePaymentDomain } from './payments/payment-domains.ts';
export { countSales } from './checkout/count-sales.ts';
export { uncountedShops } from './checkout/sold-queries.ts';
export { takesCancellations } from './refunds/takes-cancellations.ts';
export { takesCards } from './payments/takes-cards.ts';
export { translatableShop } from './translations/translatable-shop.ts';
export { startRefundWorker } from './workers.ts';

/** All handlers for orders, payment and the shop's settings. */
export const orderOperations = (services: OrderServices) => [
  ...operations(ordersContract, { ...buyerHandlers(services), ...ownerHandlers(services) }),
  ...shopOperations(services),
];
