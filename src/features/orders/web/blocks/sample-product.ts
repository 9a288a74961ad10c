import { emptyRichText } from '../../../../lib/content/rich-text.ts';
import type { Product } from '../../../products/contract.ts';

/** A product as visitors get it, for tests. */
export const sampleProduct = (id: string, own: Partial<Product> = {}): Product => ({
  _id: id,
  website: 'w',
  label: `Product ${id}`,
  slug: id,
  description: emptyRichText,
  price: 12,
  compareAt: null,
  attributes: [],
  options: [],
  variants: [],
  images: [],
  kind: 'physical',
  downloads: 0,
  stock: 3,
  available: 3,
  sku: '',
  weight: null,
  shippingClass: '',
  taxClass: 'standard',
  tags: [],
  collections: [],
  published: true,
  seo: {},
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...own,
});
