import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Preferences } from '../../preferences-contract.ts';

export async function preferencesOf(tx: Tx, id: string): Promise<Preferences> {
  const row = await tx
    .selectFrom('accounts')
    .select(sql<Preferences>`preferences`.as('preferences'))
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.preferences ?? {};
}

/** One statement, so that changes to different lists in two windows are both kept. */
export async function changePreferences(
  tx: Tx,
  id: string,
  { lists = {}, ...rest }: Preferences,
): Promise<Preferences> {
  const row = await tx
    .updateTable('accounts')
    .set({
      preferences: sql`preferences || ${JSON.stringify(rest)}::jsonb || jsonb_build_object('lists',
        coalesce(preferences->'lists', '{}') || ${JSON.stringify(lists)}::jsonb)`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning(sql<Preferences>`preferences`.as('preferences'))
    .executeTakeFirst();
  return row?.preferences ?? {};
}
