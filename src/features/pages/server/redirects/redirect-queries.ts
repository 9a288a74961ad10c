import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { type EntryPlace, entryPath } from '../../../../lib/links/entry-path.ts';
import { entryPlace } from '../../../../lib/links/entry-place-queries.ts';
import { pagePath } from '../../slugs.ts';
import type { Place } from '../links/link-queries.ts';

/** A stored target: one of both. */
export interface Target {
  page_id: string | null;
  to_address: string | null;
}

const redirects = (tx: Tx) =>
  tx
    .selectFrom('redirects')
    .leftJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'redirects.website_id').onRef('pages.id', '=', 'redirects.page_id'),
    )
    .leftJoin('page_versions as content', (join) =>
      join
        .onRef('content.website_id', '=', 'pages.website_id')
        .onRef('content.page_id', '=', 'pages.id')
        .onRef('content.version', '=', 'pages.version'),
    )
    .leftJoin('entries', (join) =>
      join.onRef('entries.website_id', '=', 'pages.website_id').onRef('entries.page_id', '=', 'pages.id'),
    )
    .leftJoin('content_types as types', (join) =>
      join.onRef('types.website_id', '=', 'entries.website_id').onRef('types.id', '=', 'entries.type_id'),
    )
    .leftJoin('pages as lists', (join) =>
      join.onRef('lists.website_id', '=', 'types.website_id').onRef('lists.id', '=', 'types.page_id'),
    )
    .select([
      'redirects.id',
      'redirects.subdomain',
      'redirects.from_path',
      'redirects.page_id',
      'redirects.to_address',
      'redirects.created_at',
      sql<string | null>`coalesce(pages.trashed_slug, pages.slug)`.as('slug'),
      entryPlace(tx, { entry: 'entries', page: 'pages', type: 'types', list: 'lists' }).as('place'),
      'pages.subdomain as page_subdomain',
      'pages.published_version',
      'content.name',
    ])
    .where('redirects.website_id', '=', tx.site);

export const MOST_REDIRECTS = 5_000;

export const listRedirects = (tx: Tx) =>
  redirects(tx).orderBy('redirects.id', 'desc').limit(MOST_REDIRECTS).execute();
export type RedirectRow = Awaited<ReturnType<typeof listRedirects>>[number];

export const findRedirectById = (tx: Tx, id: string) =>
  redirects(tx).where('redirects.id', '=', id).executeTakeFirst();

/** For any target. */
export const findRedirectAt = (tx: Tx, subdomain: string, path: string) =>
  redirects(tx)
    .where('redirects.subdomain', '=', subdomain)
    .where('redirects.from_path', '=', path)
    .executeTakeFirst();

export async function countRedirects(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('redirects')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('website_id', '=', tx.site)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds the first of several paths that is redirected; a page counts once it is published. */
export async function findRedirect(tx: Tx, subdomain: string, paths: string[]) {
  return redirects(tx)
    .where('redirects.subdomain', '=', subdomain)
    .where('redirects.from_path', 'in', paths)
    .where((where) =>
      where.or([where('redirects.page_id', 'is', null), where('pages.published_version', 'is not', null)]),
    )
    .orderBy(sql`array_position(${paths}::text[], redirects.from_path)`)
    .executeTakeFirst();
}

/** The page that is, or formerly was, at a place. */
export async function pageAtPlace(tx: Tx, { subdomain, slug }: Place) {
  const { rows } = await sql<{ id: string; lives: boolean }>`
    select id, true as lives from pages
      where website_id = ${tx.site} and subdomain = ${subdomain} and slug = ${slug} and kind = 'page'
    union all select page_id, false from page_redirects
      where website_id = ${tx.site} and subdomain = ${subdomain} and slug = ${slug}
    order by lives desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** @returns the id, or `undefined` if the address is redirected already */
export async function insertRedirect(
  tx: Tx,
  row: { subdomain: string; from_path: string } & Target,
): Promise<string | undefined> {
  const made = await tx
    .insertInto('redirects')
    .values({ website_id: tx.site, ...row })
    .onConflict((conflict) => conflict.columns(['website_id', 'subdomain', 'from_path']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function updateRedirect(
  tx: Tx,
  id: string,
  row: { subdomain: string; from_path: string } & Target,
): Promise<boolean> {
  const changed = await tx
    .updateTable('redirects')
    .set(row)
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Updates redirects to an address to its own target, so that nobody is redirected twice. */
export async function leadOn(tx: Tx, addresses: string[], target: Target): Promise<void> {
  await tx
    .updateTable('redirects')
    .set({ ...target })
    .where('website_id', '=', tx.site)
    .where('to_address', 'in', addresses)
    .execute();
}

export async function deleteRedirectsTo(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .deleteFrom('redirects')
    .where('website_id', '=', tx.site)
    .where('to_address', 'in', addresses)
    .execute();
}

/** @returns how many there were */
export async function deleteRedirects(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('redirects')
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A page's path on its subdomain. @param place of an entry */
export const pathOfPage = (slug: string | null, place: EntryPlace | null): string => {
  if (place !== null) return entryPath(place);
  return slug === null ? '/' : pagePath(slug);
};
