import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import { ledgerSum, lockStock, noteMovement, setStock } from './stock-queries.ts';
import { staffWords } from '../staff-words.ts';

export interface StockChange {
  /** The new stock; `null` is unlimited. */
  to?: number | null | undefined;
  /** The stock shown when `to` was typed: only the difference is booked, so that sales in between stay counted. */
  seen?: number | null | undefined;
  /** A relative change. */
  by?: number | undefined;
  note?: string;
  account: string | null;
}

/** Changes stock by hand, with a ledger entry. @throws 409 if more would be removed than there is */
export async function adjustStock(
  tx: Tx,
  variantId: string,
  { to, seen, by, note = '', account }: StockChange,
): Promise<void> {
  const row = await lockStock(tx, variantId);
  if (!row) throw notFound(staffWords().variantGone);
  const book = (kind: 'counted' | 'adjusted', quantity: number) =>
    noteMovement(tx, {
      variantId,
      kind,
      quantity,
      cause: `${kind}:${randomUUID()}`,
      note,
      by: account,
    });
  if (to === null) {
    if (row.stock !== null) await setStock(tx, variantId, null);
    return;
  }
  const difference = by ?? (typeof seen === 'number' && row.stock !== null ? (to ?? 0) - seen : undefined);
  if (difference !== undefined) {
    if (row.stock === null) throw conflict(staffWords().stockNotTracked);
    if (difference === 0) return;
    if (row.stock + difference < 0) throw conflict(staffWords().onlyInStock({ stock: row.stock }));
    await setStock(tx, variantId, row.stock + difference);
    return book('adjusted', difference);
  }
  if (to === undefined || to === row.stock) return;
  // The ledger may contain movements from before it was unlimited; the count makes both agree.
  const delta = to - (await ledgerSum(tx, variantId));
  await setStock(tx, variantId, to);
  if (delta !== 0 || row.stock === null) await book('counted', delta);
}
