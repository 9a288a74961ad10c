import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { nameOf } from '../comments/comment-queries.ts';

interface Sign {
  pageId: string;
  by: string;
  tab: string;
  block: string | null;
  typing: boolean;
  leaves: boolean;
}

/** Tells all processes, once the transaction commits, where somebody is. Nothing is stored. @returns false if there is no such page */
export async function tellPresence(
  tx: Tx,
  { pageId, by, tab, block, typing, leaves }: Sign,
): Promise<boolean> {
  const { rows } = await sql`
    select pg_notify('site_presence', json_build_object('site', p.website_id, 'page', p.id, 'person', a.id,
      'name', left(${nameOf('a')}, 100), 'tab', ${tab}::text, 'block', ${block}::text, 'typing', ${typing}::boolean,
      'leaves', ${leaves}::boolean)::text)
    from pages p join accounts a on a.website_id = p.website_id
    where p.website_id = ${tx.site} and p.id = ${pageId} and p.trashed_at is null and a.id = ${by}`.execute(
    tx,
  );
  return rows.length > 0;
}
