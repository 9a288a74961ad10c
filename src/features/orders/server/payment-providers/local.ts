import type { KnownPayment, PaymentProvider, ProviderName } from './provider.ts';

/** Providers whose whole ledger is our own table. */
const local = (name: ProviderName): PaymentProvider => {
  const reported = ({ amount, currency, account }: KnownPayment, status: 'waiting' | 'cancelled') => ({
    status,
    amount,
    currency,
    account,
    live: false,
    problem: '',
    email: '',
    shipping: '',
    refunds: [],
  });
  return {
    name,
    look: async (payment) => reported(payment, 'waiting'),
    refund: async (_payment, { id }) => ({ reference: `${name}_${id}`, status: 'done' }),
    close: async (payment) => reported(payment, 'cancelled'),
  };
};

/** The built-in test provider. No money moves. */
export const testProvider = local('test');

/** Bank transfer, cash, cheque: the owner confirms the payment, and refunds by hand. */
export const manualProvider = local('manual');

export type TestOutcome = 'paid' | 'declined' | 'needs-step';

/** Test cards of api.md. Any other possible card number is declined. */
export function tryTestCard(card: string, confirmed: boolean): TestOutcome {
  const digits = card.replace(/\D/g, '');
  if (digits === '4242424242424242') return 'paid';
  if (digits === '4000002500003155') return confirmed ? 'paid' : 'needs-step';
  return 'declined';
}
