import type { Outside } from '../../../../lib/ui/screen.ts';

export const PAYMENT_PATH = '/order/payment';

/** What Stripe's script needs, https://docs.stripe.com/security/guide#content-security-policy */
export const stripeOutside: Outside = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/**
 * True where this document was loaded as the payment page. A policy belongs to a document: whoever came here from
 * another screen is still under that one's, which allows no Stripe.
 */
export function fitsPolicy(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !!loaded && new URL(loaded.name).pathname === PAYMENT_PATH;
}
