import { createRequire } from 'node:module';
import type { Stripe } from 'stripe';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The address of the API, if not Stripe's own: a stand-in for tests. */
  apiBase: string | undefined;
  /** The platform's fee on every payment, in hundredths of a percent. */
  feeRate: number;
}

const PATIENCE_MS = 10_000;

const load = createRequire(import.meta.url);

/** Loaded with the first client: 200 files, which a server without Stripe never needs. */
export const stripeLibrary = (): typeof Stripe => load('stripe') as typeof Stripe;

const clients = new WeakMap<StripeSettings, Stripe>();

/** One client for each set of keys. Every retry has the same idempotency key, so that nothing happens twice. */
export function stripeClient(settings: StripeSettings): Stripe {
  const known = clients.get(settings);
  if (known) return known;
  const base = settings.apiBase ? new URL(settings.apiBase) : null;
  const Library = stripeLibrary();
  const client = new Library(settings.secretKey, {
    maxNetworkRetries: 1,
    timeout: PATIENCE_MS,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? '443' : '80'),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
  clients.set(settings, client);
  return client;
}
