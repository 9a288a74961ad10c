import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import { variantsOf } from '../catalogue/product-queries.ts';
import { layProduct } from './lay-product.ts';
import { originalsOf } from './original-queries.ts';

/** What a product and its variants are called in a language; a variant by its name in the main one. */
export interface ProductNames {
  label: string;
  variants: ReadonlyMap<string, string>;
}

/** Reads the names of these products by id. Products without a translation are left out. */
export async function productNames(
  tx: Tx,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ProductNames>> {
  const inLanguage = await publishedRecords(tx, 'product', ids, language);
  const translated = ids.filter((id) => Object.keys(inLanguage(id).texts).length > 0);
  if (translated.length === 0) return new Map();
  const [rows, variants] = await Promise.all([originalsOf(tx, translated), variantsOf(tx, translated)]);
  const byProduct = Map.groupBy(variants, ({ product_id: id }) => id);
  return new Map(
    rows.map((row) => {
      const laid = layProduct(row, byProduct.get(row.id) ?? [], inLanguage(row.id).texts);
      const named = laid.variants.map(({ variant_label: main, name = main }) => [main, name] as const);
      return [row.id, { label: laid.row.label, variants: new Map(named) }];
    }),
  );
}
