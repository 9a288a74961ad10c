import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Access } from '../../access.ts';
import { hasTerm } from '../has-term-queries.ts';
import { allOf, type AskedField } from './asked-queries.ts';

/** Whether a request for approval is open. */
export const waits = sql`exists (select from publish_requests r
  where r.website_id = p.website_id and r.page_id = p.id and r.state = 'open')`;

export const states = {
  scheduled: sql`p.publish_at is not null`,
  draft: sql`p.publish_at is null and p.published_version is null`,
  published: sql`p.publish_at is null and p.published_version = p.version`,
  changed: sql`p.publish_at is null and p.published_version <> p.version`,
  waiting: waits,
};

/** What narrows a list of the owner’s entries, besides the type. */
export interface Narrowed {
  q?: string | undefined;
  state?: keyof typeof states | undefined;
  access?: Access | undefined;
  terms: readonly string[];
  fields?: readonly AskedField[] | undefined;
}

/** Further conditions on `drafted`. */
export function narrowed(tx: Tx, { q, state, access, terms, fields = [] }: Narrowed): RawBuilder<unknown> {
  return sql`${state ? sql`and ${states[state]}` : sql``} ${access ? sql`and e.access = ${access}` : sql``} ${q ? sql`and e.draft_name ilike ${containing(q)}` : sql``}
    ${terms.length === 0 ? sql`` : sql.join([sql``, ...terms.map((term) => sql`and ${hasTerm(tx, term, false)}`)], sql` `)}
    ${allOf(tx, fields)}`;
}
