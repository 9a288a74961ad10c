import { amountDigits } from '../../../../../lib/values/money.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { Product } from '../../../../products/contract.ts';
import { beginning } from '../../../../../lib/values/beginning.ts';

const inStock = (available: number | null) =>
  `https://schema.org/${available === 0 ? 'OutOfStock' : 'InStock'}`;

/** What a product costs, as structured data. https://schema.org/Offer @param base how addresses begin in its language */
export function productOffers(product: Product, currency: string, base: string): Record<string, unknown>[] {
  const { variants, slug } = product;
  return (variants.length > 0 ? variants : [product]).map(({ price, available, sku: own }) => ({
    '@type': 'Offer',
    price: amountDigits(price, currency),
    priceCurrency: currency,
    availability: inStock(available),
    url: `${base}/product/${slug}`,
    ...(own ? { sku: own } : {}),
  }));
}

/** Structured data of a product. https://schema.org/Product @param base how addresses begin in its language */
export function productData(product: Product, currency: string, base: string): Record<string, unknown> {
  const { label, description, images, sku, attributes } = product;
  const words = beginning(plainText(description), 500);
  return {
    '@type': 'Product',
    name: label,
    ...(words ? { description: words } : {}),
    ...(images.length > 0 ? { image: images.map(({ src }) => src) } : {}),
    ...(sku ? { sku } : {}),
    ...(attributes.length > 0
      ? { additionalProperty: attributes.map((one) => ({ '@type': 'PropertyValue', ...one })) }
      : {}),
    offers: productOffers(product, currency, base),
  };
}
