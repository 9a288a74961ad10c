import type { OrderServices } from '../services.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import { manualProvider, testProvider } from './local.ts';
import type { PaymentProvider, ProviderName } from './provider.ts';
import { stripeProvider } from './stripe.ts';

/** Ways to pay that a buyer may choose from, the site's own first. @param collected of an order that is not sent */
export function providersOf(
  { stripe, testPayments }: OrderServices,
  { settings, stripeAccountId }: ShopFacts,
  collected = false,
): ProviderName[] {
  const can = {
    stripe: stripe !== null && stripeAccountId !== null,
    // Anyone who has keys takes real money, and a test beside it would give goods away.
    test: testPayments && stripe === null,
    manual: true,
  };
  const wanted = settings.provider === 'auto' ? (['stripe', 'test', 'manual'] as const) : [settings.provider];
  const first = wanted.find((name) => can[name]) ?? 'manual';
  const { enabled, collection } = settings.manual;
  return first !== 'manual' && (enabled || (collected && collection.enabled)) ? [first, 'manual'] : [first];
}

/** The provider of that name, as this installation is set up. */
export function providerNamed(services: OrderServices, name: string): PaymentProvider {
  if (name === 'stripe' && services.stripe) return stripeProvider(services.stripe);
  if (name === 'test') return testProvider;
  if (name === 'manual') return manualProvider;
  throw new Error(`The payment provider ${name} isn’t available here.`);
}
