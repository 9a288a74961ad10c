import type { Stripe } from 'stripe';
import { OutcomeUnknown, ProviderRefused } from './provider.ts';
import { stripeClient, type StripeSettings } from './stripe-client.ts';
import { asking, on } from './stripe.ts';

interface Domain {
  account: string;
  host: string;
}

/** Shown to buyers on registered hosts only. */
const methods = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  paypal: 'PayPal',
  klarna: 'Klarna',
} as const;

/** A proxy, or a change at Stripe, may answer with something unexpected, whose meaning is unknown. @throws OutcomeUnknown */
const certain = (domain: Partial<Stripe.PaymentMethodDomain>): Stripe.PaymentMethodDomain => {
  if (typeof domain.id !== 'string' || typeof domain.enabled !== 'boolean')
    throw new OutcomeUnknown('Stripe answered without a domain.');
  return domain as Stripe.PaymentMethodDomain;
};

async function find(
  settings: StripeSettings,
  { account, host }: Domain,
): Promise<Stripe.PaymentMethodDomain | undefined> {
  const { paymentMethodDomains: domains } = stripeClient(settings);
  const { data }: { data?: unknown } = await asking(
    domains.list({ domain_name: host, limit: 1 }, on(account)),
  );
  if (!Array.isArray(data)) throw new OutcomeUnknown('Stripe answered without a list.');
  return data.length > 0 ? certain(data[0] as object) : undefined;
}

/** An API version may omit methods. */
const inactiveOf = (domain: Stripe.PaymentMethodDomain): Record<string, string> =>
  Object.fromEntries(
    Object.entries(methods).flatMap(([key, name]) => {
      const method = domain[key as keyof typeof methods] as Stripe.PaymentMethodDomain.ApplePay | undefined;
      return method?.status === 'inactive' ? [[name, method.status_details?.error_message ?? '']] : [];
    }),
  );

/**
 * Registers a host on the site's account, or finds it registered, and requests validation of inactive methods again. It may
 * be repeated, also after a lost answer.
 * @returns methods that are not active there, with Stripe's reasons
 * @throws OutcomeUnknown, ProviderRefused
 */
export async function registerDomain(
  settings: StripeSettings,
  domain: Domain,
): Promise<Record<string, string>> {
  const { paymentMethodDomains: domains } = stripeClient(settings);
  const { account, host } = domain;
  const create = async () => certain(await asking(domains.create({ domain_name: host }, on(account))));
  let known = await find(settings, domain);
  known ??= await create().catch(async (error: unknown) => {
    // Another process was faster.
    const made = error instanceof ProviderRefused ? await find(settings, domain) : undefined;
    if (made) return made;
    throw error;
  });
  if (!known.enabled) known = certain(await asking(domains.update(known.id, { enabled: true }, on(account))));
  if (Object.keys(inactiveOf(known)).length > 0)
    known = certain(await asking(domains.validate(known.id, {}, on(account))));
  return inactiveOf(known);
}

/** Stripe keeps registered hosts forever; a disabled one shows no wallets. @throws OutcomeUnknown, ProviderRefused */
export async function disableDomain(settings: StripeSettings, domain: Domain): Promise<void> {
  const known = await find(settings, domain);
  if (!known?.enabled) return;
  await asking(
    stripeClient(settings).paymentMethodDomains.update(known.id, { enabled: false }, on(domain.account)),
  );
}
