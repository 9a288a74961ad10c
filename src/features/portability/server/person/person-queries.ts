import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { PersonCounts } from '../../person-contract.ts';

/** A person of a site. Records known only by address belong to them only if the address is proven. */
export interface Person {
  accountId: string | null;
  /** Lower case; null if not proven. */
  email: string | null;
}

/** The person with an address, for staff. */
export async function personWith(tx: Tx, email: string): Promise<Person> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where website_id = ${tx.site} and email = ${email} and closed_at is null`.execute(
    tx,
  );
  return { accountId: rows[0]?.id ?? null, email };
}

/** The signed-in person; records under the address only after an emailed link was used. */
export async function personOf(tx: Tx, accountId: string): Promise<Person> {
  const { rows } = await sql<{ email: string | null }>`
    select case when proven_at is not null then email end as email from accounts
    where website_id = ${tx.site} and id = ${accountId}`.execute(tx);
  return { accountId, email: rows[0]?.email ?? null };
}

export const theirs = ({ accountId, email }: Person) =>
  sql<boolean>`(account_id = ${accountId}::uuid or email = ${email}::text)`;

export async function countPerson(tx: Tx, person: Person): Promise<PersonCounts> {
  const { email, accountId } = person;
  const { rows } = await sql<PersonCounts>`
    select ${accountId}::uuid is not null as account,
      (select count(*)::int from orders where website_id = ${tx.site} and ${theirs(person)}) as orders,
      (select count(*)::int from bookings where website_id = ${tx.site} and ${theirs(person)}) as bookings,
      (select count(*)::int from waiting_people where website_id = ${tx.site} and ${theirs(person)}) as waiting,
      (select count(*)::int from messages where website_id = ${tx.site} and sender_email = ${email}) as messages,
      (select count(*)::int from subscribers where website_id = ${tx.site} and email = ${email}) as subscriptions,
      (select count(*)::int from mails where website_id = ${tx.site} and recipient = ${email}) as mails`.execute(
    tx,
  );
  return rows[0] as PersonCounts;
}

export interface Unfinished {
  works: boolean;
  /** Order numbers. */
  unpaid: string[];
  unsent: string[];
  coming: number;
}

/** One more than a sentence lists. */
const MOST_NAMED = 6;

/** A person's open orders and bookings. Without a lock: an order that is neither unpaid nor unsent never becomes so again. */
export async function unfinishedOf(tx: Tx, person: Person): Promise<Unfinished> {
  const numbers = (status: number) => sql`
    array(select number from orders
      where website_id = ${tx.site} and ${theirs(person)} and status = ${status} order by id limit ${MOST_NAMED})`;
  const { rows } = await sql<Unfinished>`
    select exists (select from accounts where website_id = ${tx.site} and id = ${person.accountId}
        and (owner or role is not null)) as works,
      ${numbers(0)} as unpaid, ${numbers(1)} as unsent,
      (select count(*)::int from bookings where website_id = ${tx.site} and ${theirs(person)}
        and slot_id is not null and start_at > now()) as coming`.execute(tx);
  return rows[0] as Unfinished;
}
