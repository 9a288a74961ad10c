import { fromMinor } from '../../../../lib/values/money.ts';
import type { Product, Variant } from '../../contract.ts';
import type { Translated } from '../../../../lib/translations/published-queries.ts';
import { layProduct, type NamedVariant } from '../translations/lay-product.ts';
import type { ProductRow, VariantRow } from './product-queries.ts';

const left = ({ stock, held }: VariantRow): number | null =>
  stock === null ? null : Math.max(0, stock - held);

/** The sum, or `null` if one of them is unlimited. */
const sumOf = (numbers: (number | null)[]): number | null =>
  numbers.reduce<number | null>((sum, number) => (sum === null || number === null ? null : sum + number), 0);

const toVariant = (row: NamedVariant, owner: boolean): Variant => ({
  _id: row.id,
  variantLabel: row.variant_label,
  ...(row.name === undefined ? {} : { name: row.name }),
  options: row.options,
  price: fromMinor(row.price),
  sku: row.sku,
  stock: owner ? row.stock : left(row),
  available: left(row),
  weight: row.weight,
  picture: row.picture,
  ...(owner ? { held: row.held } : {}),
});

/** Visitors see a listed one only. */
export function stateOfProduct(row: ProductRow): 'listed' | 'scheduled' | 'hidden' | 'archived' {
  if (row.archived_at) return 'archived';
  if (!row.published) return 'hidden';
  return row.publish_at && row.publish_at > new Date() ? 'scheduled' : 'listed';
}

/** A product as the API returns it. @param variants all current ones, at least one */
export function presentProduct(row: ProductRow, variants: NamedVariant[], owner: boolean): Product {
  const plain = variants.length === 1 && variants[0]?.variant_label === '' ? variants[0] : undefined;
  const shown = plain ? [] : variants;
  const held = variants.reduce((sum, variant) => sum + variant.held, 0);
  return {
    _id: row.id,
    website: row.website_id,
    label: row.label,
    slug: row.slug,
    description: row.description,
    price: fromMinor(row.price),
    compareAt: row.compare_at === null ? null : fromMinor(row.compare_at),
    options: row.options,
    attributes: row.attributes,
    variants: shown.map((variant) => toVariant(variant, owner)),
    images: row.pictures,
    kind: row.kind,
    downloads: row.kind === 'digital' ? row.files.length : 0,
    stock: sumOf(variants.map(owner ? ({ stock }) => stock : left)),
    available: sumOf(variants.map(left)),
    sku: plain?.sku ?? '',
    weight: row.weight,
    shippingClass: row.shipping_class,
    taxClass: row.tax_class,
    tags: row.tags,
    collections: row.collections,
    published: row.published,
    seo: row.seo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    ...(owner
      ? {
          ...(plain ? { variantId: plain.id } : {}),
          held,
          state: stateOfProduct(row),
          publishAt: row.publish_at?.toISOString() ?? null,
          archivedAt: row.archived_at?.toISOString() ?? null,
          lowStock: row.low_stock,
          files: row.files,
        }
      : {}),
  };
}

/** Several, each with its own variants. @param inLanguage if a language was asked for */
export function presentProducts(
  rows: ProductRow[],
  variants: VariantRow[],
  owner: boolean,
  inLanguage?: ((id: string) => Translated) | null,
): Product[] {
  const byProduct = Map.groupBy(variants, ({ product_id }) => product_id);
  return rows.map((row) => {
    const own = byProduct.get(row.id) ?? [];
    if (!inLanguage) return presentProduct(row, own, owner);
    const { texts, languages, translation } = inLanguage(row.id);
    const laid = layProduct(row, own, texts);
    const shown = presentProduct(laid.row, laid.variants, owner);
    return { ...shown, languages, translation, translated: laid.translated };
  });
}
