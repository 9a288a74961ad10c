import type { KnownPayment, PaymentProvider, ProviderName } from './provider.ts';

/** Providers whose whole ledger is our own table: what it says has happened. */
const local = (name: ProviderName): PaymentProvider => {
  const news = ({ amount, currency, account }: KnownPayment, status: 'waiting' | 'cancelled') => ({
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
    look: async (payment) => news(payment, 'waiting'),
    refund: async (_payment, { id }) => ({ reference: `${name}_${id}`, status: 'done' }),
    close: async (payment) => news(payment, 'cancelled'),
  };
};

/** The built-in one for trying a shop out. No money moves. */
export const testProvider = local('test');

/** Bank transfer, cash, cheque: the owner says when it has arrived, and gives back by hand. */
export const manualProvider = local('manual');

export type TestOutcome = 'paid' | 'declined' | 'needs-step';

/** The cards of api.md. Any other number that could be one is declined. */
export function tryTestCard(card: string, confirmed: boolean): TestOutcome {
  const digits = card.replace(/\D/g, '');
  if (digits === '4242424242424242') return 'paid';
  if (digits === '4000002500003155') return confirmed ? 'paid' : 'needs-step';
  return 'declined';
}
