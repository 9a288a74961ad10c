import type { OrderServices } from '../services.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import { manualProvider, testProvider } from './local.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';
import { stripeProvider } from './stripe.ts';

/** Payment methods that a buyer may choose from, the site's own first. @param collected whether the order is collected */
export function providersOf(
  { stripe, testPayments }: OrderServices,
  { settings, stripeAccountId }: ShopFacts,
  collected = false,
): ProviderName[] {
  const can = {
    stripe: stripe !== null && stripeAccountId !== null,
    // A shop with keys takes real money, and a test method beside it would give products away.
    test: testPayments && stripe === null,
    manual: true,
  };
  const wanted = settings.provider === 'auto' ? (['stripe', 'test', 'manual'] as const) : [settings.provider];
  const first = wanted.find((name) => can[name]) ?? 'manual';
  const { enabled, collection } = settings.manual;
  return first !== 'manual' && (enabled || (collected && collection.enabled)) ? [first, 'manual'] : [first];
}

/** The provider of that name, as configured in this installation. */
export function providerNamed(services: OrderServices, name: string): PaymentProvider {
  if (name === 'stripe' && services.stripe) return stripeProvider(services.stripe);
  if (name === 'test') return testProvider;
  if (name === 'manual') return manualProvider;
  throw new Error(`The payment provider ${name} isn’t available here.`);
}
