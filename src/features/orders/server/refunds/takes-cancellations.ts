import type { Tx } from '../../../../lib/db/database.ts';
import { readShop } from '../management/shop-queries.ts';

/** Whether buyers of this site may cancel paid orders. */
export async function takesCancellations(tx: Tx): Promise<boolean> {
  const { enabled, settings } = await readShop(tx);
  return enabled && settings.withdrawalDays > 0;
}
