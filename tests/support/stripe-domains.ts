import { randomUUID } from 'node:crypto';

interface PaymentMethodDomain {
  id: string;
  object: 'payment_method_domain';
  domain_name: string;
  enabled: boolean;
  on_account: string;
  [method: string]: unknown;
}

const refused = (message: string) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

/** Stripe's payment method domains: each belongs to one account, can't be deleted, and can be disabled. */
export function paymentMethodDomains() {
  const made: PaymentMethodDomain[] = [];
  /** Hosts on which Apple Pay is refused until they are validated again. */
  const withoutApplePay = new Set<string>();
  const applePay = (host: string) =>
    withoutApplePay.has(host)
      ? { status: 'inactive', status_details: { error_message: 'The domain can’t be reached.' } }
      : { status: 'active' };
  const active = { status: 'active' };
  return {
    made,
    withoutApplePay,
    answer: (method: string, [key = '', action = '']: string[], form: URLSearchParams, on: string) => {
      const own = made.filter((one) => one.on_account === on);
      const name = form.get('domain_name') ?? '';
      if (method === 'GET' && !key) {
        const data = own.filter((one) => !name || one.domain_name === name);
        return {
          status: 200,
          body: { object: 'list', url: '/v1/payment_method_domains', has_more: false, data },
        };
      }
      if (!key) {
        if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return refused('This is not a valid domain.');
        if (own.some((one) => one.domain_name === name)) return refused('This domain is already registered.');
        const domain: PaymentMethodDomain = {
          id: `pmd_${randomUUID().slice(0, 8)}`,
          object: 'payment_method_domain',
          domain_name: name,
          enabled: true,
          on_account: on,
          apple_pay: applePay(name),
          google_pay: active,
          link: active,
          paypal: active,
          klarna: active,
        };
        made.push(domain);
        return { status: 200, body: domain };
      }
      const found = own.find(({ id }) => id === key);
      if (!found) return refused('No such payment method domain.');
      if (action === 'validate') found['apple_pay'] = applePay(found.domain_name);
      else if (form.has('enabled')) found.enabled = form.get('enabled') === 'true';
      return { status: 200, body: found };
    },
  };
}
