import type { Tx } from '../../../../lib/db/database.ts';
import type { TranslatableRecord, TranslatableRecords } from '../../../../lib/translations/records.ts';
import { findProduct, type ProductRow, variantsOf } from '../catalogue/product-queries.ts';
import { stateOfProduct } from '../catalogue/present.ts';
import { indexProductAgain } from '../search/index-product.ts';
import { originalsAfter } from './original-queries.ts';
import { textsOfProduct } from './product-texts.ts';

/** Products as their translator needs them. */
export const translatableProducts: TranslatableRecords = {
  kind: 'product',
  area: 'products',
  find: async (tx, id) => {
    const row = await findProduct(tx, id, true);
    return row && (await originals(tx, [row]))[0];
  },
  index: indexProductAgain,
  after: async (tx, after, limit) => originals(tx, await originalsAfter(tx, after, limit)),
};

async function originals(tx: Tx, rows: readonly ProductRow[]): Promise<TranslatableRecord[]> {
  const variants = await variantsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const byProduct = Map.groupBy(variants, ({ product_id: id }) => id);
  return rows.map((row) => {
    const visible = stateOfProduct(row) === 'listed';
    return {
      id: row.id,
      name: row.label,
      path: visible ? `/product/${row.slug}` : null,
      visible,
      texts: textsOfProduct(row, byProduct.get(row.id) ?? []),
    };
  });
}
