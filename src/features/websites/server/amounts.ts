import type { Tx } from '../../../lib/db/database.ts';
import { invalid } from '../../../lib/errors.ts';
import { smallestAmount, toMinor } from '../../../lib/values/money.ts';
import { lockCurrency } from './queries.ts';
import { staffWords } from './staff-words.ts';

/** Path of the field → amount as in the API. */
export type Amounts = Record<string, number | null | undefined>;

/**
 * Refuses amounts that can't be charged in the site's currency. The currency is locked until the transaction ends.
 * @throws 400 naming each field
 */
export async function refuseDecimals(tx: Tx, amounts: Amounts): Promise<void> {
  const given = Object.entries(amounts).flatMap(([field, amount]) =>
    amount && !Number.isInteger(amount) ? [{ field, minor: toMinor(amount) }] : [],
  );
  // A whole amount can be charged in every currency.
  if (given.length === 0) return;
  const currency = await lockCurrency(tx);
  const smallest = smallestAmount(currency);
  const refused = given.filter(({ minor }) => minor % smallest !== 0);
  if (refused.length > 0)
    throw invalid(
      staffWords().noDecimals({ currency }),
      Object.fromEntries(refused.map(({ field }) => [field, staffWords().wholeAmount])),
    );
}
