import { sql } from 'kysely';
import { type Breach, type Invariant, invariant } from '../../../lib/db/invariants.ts';

export const emailInvariants: readonly Invariant[] = [
  invariant(
    'No email was written twice for the same event',
    (site) => sql<Breach>`
      select (array_agg(m.id))[1], m.cause from mails m
      where m.website_id = ${site} group by m.cause having count(*) > 1`,
  ),
];
