import {
  type DomainState,
  domainsOf,
  dueDomains,
  type DueDomain,
  forgetDomain,
  keepDomainFailure,
  keepRegistered,
  noteDomain,
  type PaymentDomain,
} from './domain-queries.ts';
import { OutcomeUnknown, ProviderRefused } from '../payment-providers/provider.ts';
import type { StripeSettings } from '../payment-providers/stripe-client.ts';
import { disableDomain, registerDomain } from '../payment-providers/stripe-domains.ts';
import type { OrderServices } from '../services.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

type Services = Pick<OrderServices, 'stripe' | 'db'>;

const isLive = ({ secretKey }: StripeSettings) => secretKey.includes('_live_');

/** Across sites; undefined without keys. */
export const duePaymentDomains =
  ({ stripe }: Pick<OrderServices, 'stripe'>) =>
  async (tx: CrossTx): Promise<DueDomain[]> =>
    stripe ? dueDomains(tx, isLive(stripe)) : [];

const NO_ANSWER = 'Stripe didn’t respond. We’ll try again soon.';

async function register({ stripe, db }: Services, domain: PaymentDomain): Promise<void> {
  if (!stripe) return;
  const within = <T>(work: (tx: Tx) => Promise<T>) => db.forWebsite(domain.website_id, work);
  await within((tx) => noteDomain(tx, domain, isLive(stripe)));
  try {
    const inactive = await registerDomain(stripe, domain);
    await within((tx) => keepRegistered(tx, domain, inactive));
  } catch (error) {
    const refused = error instanceof ProviderRefused;
    if (!refused && !(error instanceof OutcomeUnknown)) throw error;
    await within((tx) => keepDomainFailure(tx, domain, refused ? error.message.slice(0, 300) : NO_ANSWER));
  }
}

async function disable({ stripe, db }: Services, { kept, ...domain }: DueDomain): Promise<void> {
  if (!stripe) return;
  const within = <T>(work: (tx: Tx) => Promise<T>) => db.forWebsite(domain.website_id, work);
  try {
    if (!kept) await disableDomain(stripe, domain);
  } catch (error) {
    if (error instanceof OutcomeUnknown) return within((tx) => keepDomainFailure(tx, domain, NO_ANSWER));
    // A disconnected account can't be reached.
    if (!(error instanceof ProviderRefused)) throw error;
  }
  await within((tx) => forgetDomain(tx, domain));
}

/** Registers or disables one host at Stripe. A refusal by Stripe is kept for the site check. */
export const settlePaymentDomain = (services: Services, due: DueDomain): Promise<void> =>
  due.wanted ? register(services, due) : disable(services, due);

/** The state of a site's hosts, after another attempt for each that isn't registered. @returns null without an account */
export async function checkPaymentDomains(
  services: Services,
  websiteId: string,
): Promise<Pick<DomainState, 'host' | 'state' | 'inactive' | 'failure'>[] | null> {
  const { stripe, db } = services;
  if (!stripe) return null;
  const read = () => db.forWebsite(websiteId, (tx) => domainsOf(tx, isLive(stripe)));
  const before = await read();
  const open = before.filter(
    ({ state, inactive }) => state !== 'registered' || Object.keys(inactive).length > 0,
  );
  if (open.length === 0) return before;
  await Promise.all(open.map((domain) => register(services, domain)));
  return read();
}
