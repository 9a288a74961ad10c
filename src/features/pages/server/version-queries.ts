import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { versionsToDrop } from './thin-versions.ts';

/**
 * Thins the versions of a page with the first save of each hour, in the save's transaction: the page is locked by it, so
 * that nobody publishes a version meanwhile.
 * @param saved the version that was saved just now
 */
export async function thinVersions(tx: Tx, websiteId: string, pageId: string, saved: number): Promise<void> {
  const due = await tx
    .selectFrom('page_versions')
    .select('version')
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .where('version', '=', saved - 1)
    .where(sql<boolean>`date_trunc('hour', saved_at) < date_trunc('hour', now())`)
    .executeTakeFirst();
  if (!due) return;
  const rows = await tx
    .selectFrom('page_versions as kept')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'kept.website_id').onRef('pages.id', '=', 'kept.page_id'),
    )
    .select(['kept.version', 'kept.saved_at as savedAt', sql<Date>`now()`.as('now')])
    .select(
      sql<boolean>`(kept.version in (pages.version, coalesce(published_version, 0), coalesce(publish_version, 0)))`.as(
        'inUse',
      ),
    )
    .where('kept.website_id', '=', websiteId)
    .where('kept.page_id', '=', pageId)
    .execute();
  const drop = versionsToDrop(rows, rows[0]?.now ?? new Date());
  if (drop.length === 0) return;
  await tx
    .deleteFrom('page_versions')
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .where('version', 'in', drop)
    .execute();
}
