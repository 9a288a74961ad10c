import type { Stripe } from 'stripe';
import type { OrderRow } from '../management/order-rows.ts';

/** The shipping address of an order in Stripe's shape; `null` if nothing is shipped. */
export function shippingOf({
  address,
  name,
  phone,
  email,
}: Pick<OrderRow, 'address' | 'name' | 'phone' | 'email'>): Stripe.PaymentIntentCreateParams.Shipping | null {
  if (!address) return null;
  const { line1, line2, city, region, postcode, country, company } = address;
  const recipient = address.name || name || email;
  return {
    name: company ? `${recipient}, ${company}` : recipient,
    ...(phone ? { phone } : {}),
    address: {
      line1,
      ...(line2 ? { line2 } : {}),
      ...(city ? { city } : {}),
      ...(region ? { state: region } : {}),
      ...(postcode ? { postal_code: postcode } : {}),
      country,
    },
  };
}

/** A shipping address as one string, to compare ours with Stripe's. */
export function shippingText(
  shipping: Stripe.PaymentIntentCreateParams.Shipping | Stripe.PaymentIntent.Shipping | null,
): string {
  if (!shipping) return '';
  const { name, phone, address } = shipping;
  const { line1, line2, city, state, postal_code: postcode, country } = address ?? {};
  return [name, phone, line1, line2, city, state, postcode, country].map((part) => part ?? '').join('\n');
}
