import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { PageQuery, PageState } from '../../contract.ts';
import { wholePages, type Which } from '../queries.ts';

/** As `stateOf` returns it. */
const stateIs: Record<PageState, RawBuilder<boolean>> = {
  scheduled: sql<boolean>`pages.publish_at is not null`,
  draft: sql<boolean>`pages.publish_at is null and pages.published_version is null`,
  published: sql<boolean>`pages.publish_at is null and pages.published_version = pages.version`,
  changed: sql<boolean>`pages.publish_at is null and pages.published_version <> pages.version`,
};

/** The first page, in menu order, whose fields have the given values. */
export function findPageByFields(
  tx: Tx,
  which: Which,
  fields: Omit<PageQuery, 'draft' | 'shown' | 'version'>,
) {
  const { _id, slug, subdomain, name, label, inMenu, height, state, publishedVersion } = fields;
  let found = wholePages(tx, which).where('pages.kind', '=', 'page');
  if (_id !== undefined) found = found.where('pages.id', '=', _id);
  if (slug !== undefined) found = found.where('pages.slug', '=', slug);
  if (subdomain !== undefined) found = found.where('pages.subdomain', '=', subdomain);
  if (name !== undefined) found = found.where('content.name', '=', name);
  if (label !== undefined) found = found.where('pages.label', '=', label);
  if (inMenu !== undefined) found = found.where('pages.in_menu', '=', inMenu);
  if (height !== undefined) found = found.where('content.height', '=', height);
  if (state !== undefined) found = found.where(stateIs[state]);
  if (publishedVersion !== undefined) found = found.where('pages.published_version', '=', publishedVersion);
  const times = {
    updated_at: fields.updatedAt,
    published_at: fields.publishedAt,
    publish_at: fields.publishAt,
  };
  for (const [column, time] of Object.entries(times))
    // Replies show times in milliseconds; the database stores more digits.
    if (time !== undefined)
      found = found.where(
        sql<boolean>`date_trunc('milliseconds', ${sql.ref(`pages.${column}`)}) = ${new Date(time)}`,
      );
  return found.orderBy('pages.position').orderBy('pages.id').limit(1).executeTakeFirst();
}
