import type { Tx } from '../../../../lib/db/database.ts';
import { wordIn } from '../../../../lib/search/index-words.ts';
import { saveTerms } from '../../../../lib/search/term-queries.ts';
import { everyTranslation } from '../../../../lib/translations/published-queries.ts';
import { productTerms } from '../../search-terms.ts';
import { findProduct, variantsOf } from '../catalogue/product-queries.ts';
import { layProduct } from '../translations/lay-product.ts';
import { lockProduct } from './index-queries.ts';
import { productIndex } from './product-index.ts';

/**
 * Updates the search terms of a product, in each language into which it is translated. The caller has changed its row.
 * @returns false if it is gone
 */
export async function indexProduct(tx: Tx, id: string): Promise<boolean> {
  const row = await findProduct(tx, id, true);
  if (!row) return false;
  const variants = await variantsOf(tx, [id]);
  const main = productTerms({
    label: row.label,
    options: variants.map(({ variant_label }) => variant_label),
    skus: variants.map(({ sku }) => sku),
    tags: row.tags,
  });
  const words = new Map(main);
  for (const { language, texts } of await everyTranslation(tx, 'product', [id])) {
    const laid = layProduct(row, variants, texts);
    // Article numbers and tags are the same in each language.
    const own = productTerms({
      label: laid.row.label,
      options: laid.variants.map(({ variant_label: label, name = label }) => name),
      skus: [],
      tags: [],
    });
    for (const [word, weight] of own) words.set(wordIn(language, word), weight);
  }
  await saveTerms(tx, productIndex, id, words);
  return true;
}

/** After a change of its translation. */
export async function indexProductAgain(tx: Tx, id: string): Promise<void> {
  await lockProduct(tx, id);
  await indexProduct(tx, id);
}
