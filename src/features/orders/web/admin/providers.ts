/** Payment providers, and the messages that name them. */
export const providers = {
  stripe: 'stripe',
  test: 'testPayment',
  manual: 'manualPayment',
  none: 'noPayment',
} as const;
