import type { Tx } from '../../../../lib/db/database.ts';
import { invalid } from '../../../../lib/errors.ts';
import { toMinor } from '../../../../lib/values/money.ts';
import type { ProductChange, VariantInput } from '../../product-shapes.ts';
import { adjustStock } from '../stock/adjust-stock.ts';
import { findProduct } from './product-queries.ts';
import {
  insertVariant,
  lockVariantsOf,
  removeVariants,
  updateVariant,
  type VariantValues,
} from './variant-queries.ts';
import { staffWords } from '../staff-words.ts';

interface Wanted extends VariantValues {
  id?: string | undefined;
  stock?: number | null | undefined;
  seen?: number | null | undefined;
}

const labelOf = ({ variantLabel, options = [] }: VariantInput) => variantLabel ?? options.join(' / ');

function wantedFrom(variants: readonly VariantInput[]): Wanted[] {
  const labels = new Set<string>();
  return variants.map((variant, position) => {
    const label = labelOf(variant);
    if (label === '')
      throw invalid(staffWords().nameEachVariant, {
        [`variants.${position}.variantLabel`]: staffWords().enterVariantName,
      });
    if (labels.has(label))
      throw invalid(staffWords().sameVariantNames({ label }), {
        [`variants.${position}.variantLabel`]: staffWords().variantNameTaken,
      });
    labels.add(label);
    const { _id, options = [], price, sku, picture, weight, stock, stockSeen } = variant;
    return {
      id: _id,
      label,
      options,
      price: toMinor(price),
      sku,
      picture,
      weight,
      position,
      stock,
      seen: stockSeen,
    };
  });
}

/**
 * Replaces a product's variants. An existing one is recognised by its id, else by its name, and
 * keeps its stock and its ledger. A product without variants has a single one without a name.
 */
export async function saveVariants(
  tx: Tx,
  productId: string,
  change: Pick<ProductChange, 'variants' | 'stock' | 'stockSeen' | 'sku'>,
  by: string | null,
): Promise<void> {
  const there = await lockVariantsOf(tx, productId);
  const plain = there.find((variant) => variant.variant_label === '');
  // Stock and SKU of the product itself mean nothing if its variants have their own.
  if (change.variants === undefined && there.length > 0 && !plain) return;
  const wanted =
    change.variants && change.variants.length > 0
      ? wantedFrom(change.variants)
      : [await plainVariant(tx, productId, change)];

  const known = new Map(there.map((variant) => [variant.id, variant]));
  const byLabel = new Map(there.map((variant) => [variant.variant_label, variant.id]));
  const match = ({ id, label }: Wanted) => (id && known.has(id) ? id : byLabel.get(label));
  const kept = new Set(wanted.map(match));
  await removeVariants(
    tx,
    there.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  for (const [position, variant] of wanted.entries()) {
    const existing = match(variant);
    // Names are unique and may be swapped between two of them, so temporary names are set first.
    if (existing && known.get(existing)?.variant_label !== variant.label)
      await updateVariant(tx, existing, { ...variant, label: `\u2026${position} ${existing}` });
  }
  for (const variant of wanted) {
    const existing = match(variant);
    if (existing) await updateVariant(tx, existing, variant);
    const id = existing ?? (await insertVariant(tx, productId, variant));
    if (variant.stock !== undefined)
      await adjustStock(tx, id, { to: variant.stock, seen: variant.seen, account: by });
  }
}

async function plainVariant(
  tx: Tx,
  productId: string,
  { stock, stockSeen, sku }: Pick<ProductChange, 'stock' | 'stockSeen' | 'sku'>,
): Promise<Wanted> {
  const product = await findProduct(tx, productId, true);
  const price = product?.price ?? 0;
  return { label: '', options: [], price, sku, position: 0, stock, seen: stockSeen };
}
