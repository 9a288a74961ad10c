/** Payment providers, in words for owners. */
export const providers = {
  stripe: 'Stripe',
  test: 'Test payment',
  manual: 'Manual payment',
  none: 'No payment',
};
