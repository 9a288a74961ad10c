import { sql } from 'kysely';
import { deleteOldest } from '../../../../lib/db/batches-queries.ts';
import type { CrossTx } from '../../../../lib/db/database.ts';
import type { HostRow } from '../../../websites/server/index.ts';

export const DAYS_TO_LEAD_ON = 30;

/** Whether another site, or the platform, has a look-alike of this address. */
export async function othersAlike(
  tx: CrossTx,
  websiteId: string,
  { label, parent, reserved }: { label: string; parent: string; reserved: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ alike: boolean }>`
    select exists (select from hosts where website_id <> ${websiteId}
        and address_shape(host) = address_shape(${label} || '.' || ${parent}::text))
      or exists (select from unnest(${reserved}::text[]) word where address_shape(word) = address_shape(${label}))
      as alike`.execute(tx);
  return rows[0]?.alike === true;
}

/**
 * From now on it redirects to the site, for a limited time; no other site gets it until then. The host that replaces it shows the language that
 * it showed.
 */
export async function retireHost(
  tx: CrossTx,
  websiteId: string,
  { host, language }: Pick<HostRow, 'host' | 'language'>,
  successor: string,
): Promise<void> {
  await tx
    .updateTable('hosts')
    .set({ retires_at: sql`now() + make_interval(days => ${DAYS_TO_LEAD_ON})`, language: null })
    .where('website_id', '=', websiteId)
    .where('host', '=', host)
    .where('canonical', '=', false)
    .execute();
  if (language === null) return;
  await tx
    .updateTable('hosts')
    .set({ language })
    .where('website_id', '=', websiteId)
    .where('host', '=', successor)
    .execute();
}

export async function takeBack(tx: CrossTx, websiteId: string, host: string): Promise<void> {
  await tx
    .updateTable('hosts')
    .set({ retires_at: null })
    .where('website_id', '=', websiteId)
    .where('host', '=', host)
    .execute();
}

/** Across sites. Others may have them from now on. @returns how many were deleted */
export const deleteRetired = (tx: CrossTx, most: number): Promise<number> =>
  deleteOldest(tx, { table: 'hosts', column: 'retires_at', until: sql<Date>`now()` }, most);
