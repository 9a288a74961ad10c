import { createRequire } from 'node:module';
import type { Stripe } from 'stripe';
import { inSpan } from '../../../../lib/tracing/spans.ts';

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

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Makes each request a span, with the pattern of its path: ids of payments and buyers are no part of it. */
function traced(client: HttpClient): HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = (...request) => {
    const [, , path, method] = request;
    const name = `${method} Stripe ${patternOf(path)}`;
    return inSpan({ name, kind: 'client', attributes: { 'http.request.method': method } }, async (span) => {
      const answer = await send(...request);
      span.set({ 'http.response.status_code': answer.getStatusCode() });
      return answer;
    });
  };
  return client;
}

/** `/v1/payment_intents/{id}/confirm` for any payment. */
const patternOf = (path: string): string =>
  path.replace(/[?#].*$/s, '').replace(/^(\/v\d\/\w+)\/[^/]+/, '$1/{id}');

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
    httpClient: traced(Library.createNodeHttpClient()),
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
