import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { versionsToDrop } from './thin-versions.ts';

/**
 * Whether the version that was just saved is the first of its hour, or the first after the page was created: then earlier
 * ones are thinned.
 */
export async function isThinningDue(tx: Tx, pageId: string, saved: number): Promise<boolean> {
  if (saved === 2) return true;
  const before = await tx
    .selectFrom('page_versions')
    .select('version')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('version', '=', saved - 1)
    .where(sql<boolean>`date_trunc('hour', saved_at) < date_trunc('hour', now())`)
    .executeTakeFirst();
  return before !== undefined;
}

/** Locks the page until the transaction ends, so that no version is published or named meanwhile. */
export async function lockPage(tx: Tx, pageId: string): Promise<void> {
  await tx
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', '=', pageId)
    .forUpdate()
    .execute();
}

/** Thins the versions of a page that the transaction has locked. */
export async function thinVersions(tx: Tx, pageId: string): Promise<void> {
  const rows = await tx
    .selectFrom('page_versions as kept')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'kept.website_id').onRef('pages.id', '=', 'kept.page_id'),
    )
    .select(['kept.version', 'kept.saved_at as savedAt', sql<Date>`now()`.as('now')])
    .select(
      sql<boolean>`(kept.version in (pages.version, coalesce(published_version, trashed_version, 0), coalesce(publish_version, 0)) or kept.label is not null)`.as(
        'inUse',
      ),
    )
    .where('kept.website_id', '=', tx.site)
    .where('kept.page_id', '=', pageId)
    .execute();
  const drop = versionsToDrop(rows, rows[0]?.now ?? new Date());
  if (drop.length === 0) return;
  await tx
    .deleteFrom('page_versions')
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('version', 'in', drop)
    // It may have been named meanwhile.
    .where('label', 'is', null)
    .execute();
}

/** Named versions are kept forever. @returns false if the version no longer exists */
export async function nameVersion(
  tx: Tx,
  pageId: string,
  version: number,
  label: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('page_versions')
    .set({ label })
    .where('website_id', '=', tx.site)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** The newest versions, and every named one. */
export function listVersions(tx: Tx, pageId: string, limit: number) {
  return tx
    .selectFrom('page_versions')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.website_id', '=', 'page_versions.website_id')
        .onRef('pages.id', '=', 'page_versions.page_id'),
    )
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.website_id', '=', 'page_versions.website_id')
        .onRef('accounts.id', '=', 'page_versions.saved_by'),
    )
    .select([
      'page_versions.version',
      'page_versions.name',
      'page_versions.saved_at',
      'page_versions.label',
      'accounts.email',
      'pages.published_version',
    ])
    .where('page_versions.website_id', '=', tx.site)
    .where('page_versions.page_id', '=', pageId)
    .where((where) =>
      where.or([
        where('page_versions.label', 'is not', null),
        where('page_versions.version', 'in', (from) =>
          from
            .selectFrom('page_versions as newest')
            .select('newest.version')
            .where('newest.website_id', '=', tx.site)
            .where('newest.page_id', '=', pageId)
            .orderBy('newest.version', 'desc')
            .limit(limit),
        ),
      ]),
    )
    .orderBy('page_versions.version', 'desc')
    .execute();
}
