import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { PersonCounts } from '../../person-contract.ts';

/** Somebody of a site. What is known only by the address belongs to them only where the address is theirs for certain. */
export interface Person {
  accountId: string | null;
  /** Lower case; null where nobody has proven that it is theirs. */
  email: string | null;
}

/** The person with an address, as the people of a site know them. */
export async function personWith(tx: Tx, email: string): Promise<Person> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where website_id = ${tx.site} and email = ${email} and closed_at is null`.execute(
    tx,
  );
  return { accountId: rows[0]?.id ?? null, email };
}

/** Anyone who is signed in; things under the address only once a link that was mailed there has been used. */
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
  /** Numbers. */
  unpaid: string[];
  unsent: string[];
  coming: number;
}

/** One more than a sentence names. */
const MOST_NAMED = 6;

/** What is still going on with somebody. Nothing is locked: an order that is neither unpaid nor unsent never becomes so again. */
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
