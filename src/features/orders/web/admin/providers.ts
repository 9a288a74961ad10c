/** Ways in which an order was paid, in an owner's words. */
export const providers = {
  stripe: 'Stripe',
  test: 'Test payment',
  manual: 'Paid by hand',
  none: 'Nothing to pay',
};
