import type { Tx } from '../../../../lib/db/database.ts';
import { createProduct, ownersProduct } from './save-product.ts';

/** A hidden copy without stock, SKUs and publishing time, which are unique to the original. @returns its id */
export async function duplicateProduct(tx: Tx, id: string, by: string): Promise<string> {
  const from = await ownersProduct(tx, id);
  const { description, price, compareAt, options, images, kind, weight, shippingClass, taxClass } = from;
  return createProduct(
    tx,
    {
      label: `${from.label.slice(0, 193)} (copy)`,
      description,
      price,
      compareAt,
      options,
      attributes: from.attributes,
      images,
      kind,
      weight,
      shippingClass,
      taxClass,
      tags: from.tags,
      collections: from.collections,
      seo: from.seo,
      lowStock: from.lowStock ?? null,
      files: from.files ?? [],
      published: false,
      stock: from.variants.length > 0 || from.stock === null ? undefined : 0,
      variants: from.variants.map((variant) => ({
        variantLabel: variant.variantLabel,
        options: variant.options,
        price: variant.price,
        picture: variant.picture,
        weight: variant.weight,
        stock: variant.stock === null ? null : 0,
      })),
    },
    by,
  );
}
