import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { OrderRow } from '../management/order-rows.ts';

/** Legal transitions of a dispute, in whatever order webhooks arrive. */
const way = [
  'warning_needs_response',
  'warning_under_review',
  'needs_response',
  'under_review',
  'warning_closed',
  'prevented',
  'won',
  'lost',
];

/** @returns `first` for the first webhook of a dispute, `changed` for a later status, `known` if a later one came before */
export async function noteDispute(
  tx: Tx,
  orderId: string,
  dispute: NonNullable<OrderRow['dispute']>,
): Promise<'first' | 'changed' | 'known'> {
  const { rows } = await sql<{ first: boolean }>`
    with before as (
      select id, dispute from orders where website_id = ${tx.site} and id = ${orderId} for no key update
    )
    update orders o set dispute = ${JSON.stringify(dispute)}::jsonb, version = version + 1 from before b
    where o.website_id = ${tx.site} and o.id = b.id and (b.dispute is null
      or coalesce(array_position(${way}::text[], b.dispute ->> 'status'), 0) < coalesce(array_position(${way}::text[], ${dispute.status}), 0))
    returning b.dispute is null as first`.execute(tx);
  const [row] = rows;
  if (!row) return 'known';
  return row.first ? 'first' : 'changed';
}
