import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Picture } from '../../../../lib/content/pictures.ts';

export interface VariantValues {
  label: string;
  options: string[];
  /** Minor units. */
  price: number;
  sku?: string | undefined;
  picture?: Picture | null | undefined;
  weight?: number | null | undefined;
  position: number;
}

/** Locked in the order of their ids, as everywhere, so that no deadlock arises. */
export const lockVariantsOf = (tx: Tx, productId: string) =>
  tx
    .selectFrom('variants')
    .select(['id', 'variant_label', 'stock', 'price', 'sku'])
    .where('website_id', '=', tx.site)
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const columns = ({ label, options, price, sku, picture, weight, position }: VariantValues) => ({
  variant_label: label,
  options,
  price,
  position,
  ...(sku === undefined ? {} : { sku }),
  ...(weight === undefined ? {} : { weight }),
  ...(picture === undefined
    ? {}
    : { picture: picture === null ? null : sql<never>`${JSON.stringify(picture)}::jsonb` }),
});

export async function insertVariant(tx: Tx, productId: string, values: VariantValues) {
  const { id } = await tx
    .insertInto('variants')
    .values({ website_id: tx.site, product_id: productId, ...columns(values) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVariant(tx: Tx, id: string, values: VariantValues) {
  await tx
    .updateTable('variants')
    .set(columns(values))
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
}

/** Removed from the shop; orders and the ledger still refer to them. */
export async function removeVariants(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update variants set removed_at = now()
    where website_id = ${tx.site} and id = any(${ids}::uuid[])`.execute(tx);
}

/** Sets the price of the single variant of a product without options. */
export async function setPlainPrice(tx: Tx, productId: string, price: number) {
  await tx
    .updateTable('variants')
    .set({ price })
    .where('website_id', '=', tx.site)
    .where('product_id', '=', productId)
    .where('variant_label', '=', '')
    .where('removed_at', 'is', null)
    .execute();
}
