import { fromMinor } from '../../../../lib/values/money.ts';
import type { Quote } from '../../order-shapes.ts';
import type { PricedCart } from './price-cart.ts';
import type { ShopFacts } from '../management/shop-queries.ts';

/** A priced cart as the API returns it. */
export function presentQuote(cart: PricedCart, { currency, settings }: ShopFacts): Quote {
  const { sums, code } = cart;
  return {
    items: cart.lines.map((line) => ({
      productId: line.product_id,
      variant: line.variant_label || null,
      ...(line.buyers ? { variantName: line.buyers.variant } : {}),
      label: line.buyers?.label ?? line.label,
      price: fromMinor(line.price),
      quantity: line.quantity,
      total: fromMinor(line.price * line.quantity),
      slug: line.slug,
      kind: line.kind,
      downloads: line.downloads,
      reference: line.reference ?? null,
      picture: line.picture,
      available: line.available,
    })),
    subtotal: fromMinor(sums.subtotal),
    discount: fromMinor(sums.discount),
    shipping: fromMinor(sums.shipping),
    tax: fromMinor(sums.tax),
    total: fromMinor(sums.total),
    currency,
    taxIncluded: settings.tax.pricesInclude,
    taxes: cart.taxes,
    shippingOptions: cart.choices.map(({ buyersLabel, ...choice }) => ({
      ...choice,
      price: fromMinor(choice.price),
      ...(buyersLabel === undefined ? {} : { label: buyersLabel, translated: ['label' as const] }),
    })),
    shippingOption: cart.choice?.id ?? null,
    needsAddress: cart.needsAddress,
    discountCode: code?.code ?? null,
    problems: cart.problems,
  };
}
