import { defineMessages } from '../../../../lib/messages/define.ts';

/** What calls of staff refuse, and what they say of payments. */
export const en = defineMessages({
  cantFulfil:
    'This order is {status, select, unpaid {not paid yet} paid {paid} fulfilled {fulfilled} cancelled {cancelled} refunded {refunded} other {unknown}}, so it can’t be fulfilled.',
  allFulfilled: 'All items in this order have already been fulfilled.',
  itemNotInOrder: 'This item isn’t in the order.',
  itemNotFound: 'Item not found.',
  onlyLeftToFulfil: 'Only {left} of {item} left to fulfil.',
  orderMissing: 'One of these orders doesn’t exist. Reload the list.',
  todayOrEarlier: 'Choose today or an earlier day.',
  afterOrderPlaced: 'Choose a day after the order was placed.',
  fixedFields: 'These order fields can’t be changed: {fields}.',
  alreadyIs:
    'This order is already {status, select, unpaid {not paid yet} paid {paid} fulfilled {fulfilled} cancelled {cancelled} refunded {refunded} other {unknown}}.',
  cantChange:
    'This order is {status, select, unpaid {not paid yet} paid {paid} fulfilled {fulfilled} cancelled {cancelled} refunded {refunded} other {unknown}}, so it can’t be changed to {to, select, unpaid {not paid yet} paid {paid} fulfilled {fulfilled} cancelled {cancelled} refunded {refunded} other {unknown}}.',
  changedMeanwhile:
    'This order has changed in the meantime and is {status, select, unpaid {not paid yet} paid {paid} fulfilled {fulfilled} cancelled {cancelled} refunded {refunded} other {unknown}} now. Check it, then try again.',
  onlyManualPaid: 'Only orders with manual payment can be marked as paid.',
  soldOutRestock: 'An item in this order is sold out. Restock it, or cancel the order.',
  noLongerOpen: 'This no longer needs attention.',
  noPaymentFound: 'There’s no payment or refund with this number.',
  refundIssued: 'Refund issued.',
  markedAsSettled: 'Marked as settled.',
  matchAgain: 'Payment and order match again.',
  onlyPaymentsAndRefunds: 'Only payments and failed refunds can be refunded or marked as settled.',
  refundInStripe: 'This payment has no order. Refund it in the Stripe dashboard, then mark it as settled.',
  bankReturnedRefund: 'The bank returned this refund. Pay the customer another way, then mark it as settled.',
  paymentWithoutOrder: 'This payment was taken, but its order isn’t paid.',
  orderWithoutPayment: 'This order is marked as paid, but its payment isn’t known.',
  refundStuck: 'Stripe hasn’t confirmed this refund yet.',
  refundFailed: 'The refund failed: {problem}',
  cardsUnavailable: 'Card payments aren’t available here yet. Ask your hosting provider to set up Stripe.',
  accountNotCreatedHere: 'This account wasn’t created here. Complete its setup in the Stripe dashboard.',
  accountForeign: 'This account was created for another site.',
  accountUnknown:
    'Stripe doesn’t recognise this account, or it isn’t connected. Check the account ID, or use the button to connect it.',
  accountSilent: 'Stripe doesn’t recognise this account, or isn’t responding.',
  wholeAmount: 'Enter a whole amount.',
  noDecimals: '{currency} has no decimals.',
  onlyRefundable: 'Only {left} of {item} can still be refunded.',
  cantRefund:
    'This order is {status, select, unpaid {not paid yet} paid {paid} fulfilled {fulfilled} cancelled {cancelled} refunded {refunded} other {unknown}}, so it can’t be refunded.',
  onlyAmountRefundable: 'Only {amount} of this order can still be refunded.',
  moreThanBought: 'You can’t refund more of an item than was bought.',
  filterInvalid: 'This filter isn’t valid.',
  checkFilter: 'Check the filter.',
  nothingToPack: 'These orders have no items to pack.',
  chooseOrdersToPrint: 'Choose from 1 to {most} orders to print their packing slips.',
  discountGone: 'This discount code no longer exists.',
  discountTaken: 'This discount code already exists.',
  discountUsedMore: 'This code has already been used more often than that.',
  mailedTooOften: 'The emails for this order have been sent too often today. Try again tomorrow.',
  mailDoesntSuit: 'This email doesn’t match the order’s current status.',
  addressDeleted: 'The customer’s email address was deleted with their account.',
});
