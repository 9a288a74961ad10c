import { sql } from 'kysely';

/** A person whose data is erased. */
export interface Whose {
  accountId: string | null;
  /** Null if nobody has proven that the address is theirs. */
  email: string | null;
  /** In the database's format: later records under the address belong to another person. */
  until: string;
}

/** Rows of tables that name an account and an address. */
export const ofPerson = ({ accountId, email, until }: Whose) => sql<boolean>`
  (account_id = ${accountId}::uuid or (email = ${email}::text and created_at <= ${until}::timestamptz))`;
