import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { type Person, theirs } from './person-queries.ts';

/** Ids of orders, bookings and messages: what mails, counts and other programs were told about. */
export async function subjectsOf(tx: Tx, person: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where website_id = ${tx.site} and ${theirs(person)}
    union all select id from bookings where website_id = ${tx.site} and ${theirs(person)}
    union all select id from messages where website_id = ${tx.site} and sender_email = ${person.email}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** What hangs on them without being them: where they came from, and copies of what was said. */
export async function forgetTraces(tx: Tx, { email }: Person, subjects: readonly string[]): Promise<void> {
  const ids = sql`${subjects}::uuid[]`;
  await sql`delete from mails where website_id = ${tx.site}
    and (recipient = ${email} or exists (select from unnest(${ids}) id where strpos(cause, id::text) > 0))`.execute(
    tx,
  );
  await sql`delete from email_unsubscribes where website_id = ${tx.site} and recipient = ${email}`.execute(
    tx,
  );
  await sql`delete from visit_causes where website_id = ${tx.site} and subject_id = any(${ids})`.execute(tx);
  await sql`update orders set visitor = null where website_id = ${tx.site} and id = any(${ids})`.execute(tx);
  await sql`update code_redemptions set email = '' where website_id = ${tx.site} and email = ${email}`.execute(
    tx,
  );
  await sql`delete from webhook_deliveries where website_id = ${tx.site} and subject_id = any(${ids})`.execute(
    tx,
  );
}

/** The account with its sessions, cart and keys; nobody's who works on the site. */
export async function deleteCustomer(tx: Tx, { accountId }: Person): Promise<void> {
  await sql`delete from accounts where website_id = ${tx.site} and id = ${accountId}
    and not owner and role is null`.execute(tx);
}
