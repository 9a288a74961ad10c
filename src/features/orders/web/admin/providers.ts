/** Ways in which an order is paid, in an owner's words. */
export const providers = {
  stripe: 'Stripe',
  test: 'Test payment',
  manual: 'Manual payment',
  none: 'No payment',
};
