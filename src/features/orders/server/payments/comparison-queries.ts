import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { PaymentRow } from './payment-queries.ts';

/** A payment with its refunds so far, in minor units. */
export type ComparedPayment = PaymentRow & { back: number };

/** What is known about these payments of the provider, by the provider's ids. */
export async function knownIntents(
  tx: Tx,
  references: readonly string[],
): Promise<Map<string, ComparedPayment>> {
  const { rows } = await sql<ComparedPayment & { reference: string }>`
    select p.*, (select coalesce(sum(r.amount), 0)::bigint from refunds r where r.website_id = p.website_id
      and r.payment_id = p.id and r.status = 'done' and r.problem = '') as back
    from payments p where p.website_id = ${tx.site} and p.provider = 'stripe'
      and p.reference = any(${references}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Payments that succeeded here but are missing in the provider's ledger as it was read. */
export async function missingFrom(
  tx: Tx,
  { account, since, seen }: { account: string; since: Date; seen: readonly string[] },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select * from payments where website_id = ${tx.site} and provider = 'stripe' and status = 'succeeded'
      and account = ${account} and created_at > ${since} and closed_at is null
      and reference <> all(${seen}::text[])
    order by id limit 100`.execute(tx);
  return rows;
}

/** A mismatch in words for the owner. */
export interface ComparisonProblem {
  order: string | null;
  sentence: string;
}

export interface Comparison {
  /** Payments in the provider's ledger. */
  compared: number;
  /** Payments that were unknown or different here, and were corrected. */
  recovered: number;
  problems: ComparisonProblem[];
  /** Why it failed; empty if it succeeded. */
  failure: string;
}

export async function keepComparison(tx: Tx, found: Comparison): Promise<void> {
  const { compared, recovered, problems, failure } = found;
  await sql`
    insert into payment_comparisons (website_id, compared, recovered, problems, failure)
    values (${tx.site}, ${compared}, ${recovered}, ${JSON.stringify(problems)}::jsonb, ${failure})
    on conflict (website_id) do update set ran_at = now(), compared = excluded.compared,
      recovered = excluded.recovered, problems = excluded.problems, failure = excluded.failure
      where payment_comparisons.website_id = ${tx.site}`.execute(tx);
}

export async function lastComparison(tx: Tx): Promise<(Comparison & { ran_at: Date }) | undefined> {
  const { rows } = await sql<Comparison & { ran_at: Date }>`
    select ran_at, compared, recovered, problems, failure from payment_comparisons
    where website_id = ${tx.site}`.execute(tx);
  return rows[0];
}

export async function numberOf(tx: Tx, orderId: string | null): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select number from orders where website_id = ${tx.site} and id = ${orderId}`.execute(tx);
  return rows[0]?.number ?? null;
}
