import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { PresenceSign, Subject } from '../../../../lib/values/presence.ts';

/**
 * Tells all processes, in one statement, where somebody is. Nothing is stored.
 * @param isThere whether there is such a subject
 * @returns false if there is none
 */
export async function tellPresence(
  tx: Tx,
  { subject, by, tab, block, typing, leaves }: PresenceSign & { subject: Subject; by: string },
  isThere: RawBuilder<boolean> = sql`true`,
): Promise<boolean> {
  const { rows } = await sql`
    select pg_notify('presence_told', json_build_object('site', a.website_id, 'subject', ${subject}::text, 'person', a.id,
      'name', left(coalesce(nullif(a.name, ''), a.email), 100), 'tab', ${tab}::text, 'block', ${block}::text,
      'typing', ${typing}::boolean, 'leaves', ${leaves}::boolean)::text)
    from accounts a where a.website_id = ${tx.site} and a.id = ${by} and ${isThere}`.execute(tx);
  return rows.length > 0;
}
