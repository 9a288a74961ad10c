import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { PaymentRow } from './payment-queries.ts';

/** Written before the provider is asked, so that nothing can be made there that is not known here. */
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

/** What the provider made for an attempt. @returns nothing where the attempt was given up, or has another number */
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

/** The provider knows nothing of it, so the order may be paid by another one. @returns false where it has a number */
export async function endAttempt(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update payments set status = 'failed', problem = 'It was never begun at the provider.'
    where website_id = ${tx.site} and id = ${id} and status = 'waiting' and reference is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
