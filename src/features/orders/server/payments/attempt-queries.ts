import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { PaymentRow } from './payment-queries.ts';

/** Written before the provider is called, so that nothing can exist there that is unknown here. */
export async function insertAttempt(
  tx: Tx,
  {
    orderId,
    account,
    amount,
    currency,
  }: Pick<PaymentRow, 'account' | 'amount' | 'currency'> & { orderId: string },
): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    insert into payments (website_id, order_id, provider, account, amount, currency)
    values (${tx.site}, ${orderId}, 'stripe', ${account}, ${amount}, ${currency}) returning *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The attempt was not written.');
  return row;
}

export interface MadeIntent {
  reference: string;
  secret: string;
  live: boolean;
}

/** Records the provider's id for an attempt. @returns nothing if the attempt was abandoned, or has another id */
export async function nameAttempt(
  tx: Tx,
  id: string,
  { reference, secret, live }: MadeIntent,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments set reference = ${reference}, secret = ${secret}, live = ${live}, checked_at = now()
    where website_id = ${tx.site} and id = ${id} and provider = 'stripe' and coalesce(reference, ${reference}) = ${reference}
    returning *`.execute(tx);
  return rows[0];
}

/** The provider does not know it, so another attempt may pay the order. @returns false if it has an id */
export async function endAttempt(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update payments set status = 'failed', problem = 'It was never begun at the provider.'
    where website_id = ${tx.site} and id = ${id} and status = 'waiting' and reference is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
