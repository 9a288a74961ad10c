import { sql } from 'kysely';
import { type Breach, type Invariant, invariant } from '../../../lib/db/invariants.ts';

export const websiteInvariants: readonly Invariant[] = [
  invariant(
    'The site has one primary domain',
    (site) => sql<Breach>`
      select w.id, w.name from websites w where w.id = ${site} and 1 <> (
        select count(*) from hosts h where h.website_id = w.id and h.canonical)`,
  ),
];
