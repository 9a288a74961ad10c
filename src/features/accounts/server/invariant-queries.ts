import { sql } from 'kysely';
import { type Breach, type Invariant, invariant } from '../../../lib/db/invariants.ts';

export const accountInvariants: readonly Invariant[] = [
  invariant(
    'The site has an owner',
    (site) => sql<Breach>`
      select w.id, w.name from websites w where w.id = ${site}
        and not exists (select from accounts a where a.website_id = ${site} and a.owner)`,
  ),
];
