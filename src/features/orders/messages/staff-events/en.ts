import { defineMessages } from '../../../../lib/messages/define.ts';

/** What happened to orders and payments. Events keep the keys: one without its message shows nothing. */
export const en = defineMessages({
  began: 'The buyer went to pay.',
  placedManually:
    'Order placed with manual payment. The items are reserved for {days, plural, one {# day} other {# days}}.',
  paid: '{provider, select, none {No payment was needed.} stripe {Paid through Stripe.} test {Paid with a test card.} manual {Marked as paid.} other {Paid.}}',
  cardDeclined: 'The card was declined.',
  noDelivery: 'No delivery needed.',
  fulfilled:
    '{step, select, whole {Fulfilled} part {Partly fulfilled} ready {Ready for collection} other {Partly ready for collection}}.',
  fulfilledWith:
    '{step, select, whole {Fulfilled} part {Partly fulfilled} ready {Ready for collection} other {Partly ready for collection}} ({tracking}).',
  restRefunded: 'The unfulfilled items were refunded, so the order is complete.',
  mailResent: 'Resent “{mail}”.',
  changed: 'Changed: {fields}.',
  changedField:
    '{field, select, notes {notes} email {email} name {name} phone {phone} address {delivery address} delivered {delivery date} other {{field}}}',
  cancelledBy: 'Cancelled by {actor, select, buyer {the customer} other {the owner}}.',
  overdue: 'The payment wasn’t made in time, so the reserved items were released.',
  soldOutFirst: 'The items sold out before the payment arrived. The payment is being refunded.',
  bankDidntPay: 'The customer’s bank didn’t complete the payment, so the order was cancelled.',
  refundRequested: 'Refund of {amount} requested.',
  refunded: '{amount} refunded.',
  cancelledAndRefunded: 'Cancelled and refunded in full.',
  refundedInFull: 'Refunded in full.',
  agreedToDownload: 'The customer agreed to download straight away and lose the right to cancel.',
  withdrawn: 'The customer cancelled {what, select, all {the order} other {some items}} ({days}-day right).',
  refundWithdrawn: 'The customer cancelled ({days}-day right): refund them.',
  refundSettled: 'The owner marked the failed refund as settled.',
  paymentSettled: 'The owner marked the payment as settled.',
  paymentRefunded: 'The owner refunded the payment.',

  soldOut: 'The items sold out before the payment arrived, so it’s being refunded.',
  paidAfterCancelling: 'A payment arrived after the order was cancelled, so it’s being refunded.',
  paidTwice: 'This order was paid twice, so the second payment is being refunded.',
  noMatchingOrder: 'No matching order.',
  paidWithoutOrder: 'A payment arrived without a matching order.',
  wrongAccount: 'The money went to a different Stripe account than this shop’s.',
  testForReal: 'A test payment arrived for a real order, or the other way round.',
  wrongAmount: 'The customer paid {taken}, but this order costs {total}.',
  tooMuchRefunded: 'More was refunded in the Stripe dashboard than this order cost.',

  refundFailed: 'The refund failed: {problem}',
  notReturned: 'Stripe couldn’t return the money.',
  refundDeclined: 'declined',
  refundInsufficientFunds: 'insufficient funds',
  refundExpiredCard: 'expired or canceled card',
  refundLostCard: 'lost or stolen card',
  refundDisputed: 'charge for pending refund disputed',
  refundMerchantRequest: 'merchant request',
  refundUnknown: 'unknown',

  disputed: 'The customer’s bank disputes this payment ({reason}).',
  disputedUntil: 'The customer’s bank disputes this payment ({reason}). Respond by {day}.',
  disputeReason: '{reason, select, other {{name}}}',
  disputeWon: 'You won the dispute and keep the money.',
  disputeLost: 'You lost the dispute. The bank returned the money to the customer.',
  inquiryClosed: 'The bank’s inquiry about this payment is closed. No money was taken.',

  accountDisconnected:
    'Stripe disconnected your account from this shop, so customers can’t pay by card. Reconnect it under Shop settings, Payment.',
  accountReady: 'Your Stripe account can now take payments. Customers can pay by card.',
  accountBlocked:
    'Your Stripe account can’t take payments at the moment. See what’s missing under Shop settings, Payment.',
});
