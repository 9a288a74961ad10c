import { sql } from 'kysely';

/** A person whose rows are erased. */
export interface Whose {
  accountId: string | null;
  /** Null where nobody has proven that it is theirs. */
  email: string | null;
  /** As the database writes it: what came under the address later is somebody else's. */
  until: string;
}

/** Rows of tables that name an account and an address. */
export const ofPerson = ({ accountId, email, until }: Whose) => sql<boolean>`
  (account_id = ${accountId}::uuid or (email = ${email}::text and created_at <= ${until}::timestamptz))`;
