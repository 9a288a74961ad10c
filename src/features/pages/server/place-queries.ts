import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { findPageById, type Which } from './queries.ts';

/** Serialises changes of addresses and positions, so that free ones stay free. */
export async function lockPlaces(tx: Tx): Promise<void> {
  await sql`select 1 from websites where id = ${tx.site} for no key update`.execute(tx);
}

export async function slugsLike(tx: Tx, subdomain: string, base: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('pages')
    .select('slug')
    .where('website_id', '=', tx.site)
    .where('subdomain', '=', subdomain)
    .where('slug', 'like', `${base}%`)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

export async function changePlace(
  tx: Tx,
  id: string,
  place: {
    slug?: string | undefined;
    subdomain?: string | undefined;
    label?: string | undefined;
    inMenu?: boolean | undefined;
  },
): Promise<void> {
  const { inMenu, ...rest } = place;
  const set = Object.fromEntries(
    Object.entries({ ...rest, in_menu: inMenu }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(set).length === 0) return;
  await tx.updateTable('pages').set(set).where('website_id', '=', tx.site).where('id', '=', id).execute();
}

export interface Address {
  subdomain: string;
  slug: string;
}

/** Redirects a former address to the page; a page's current address needs no redirect. */
export async function keepFormerSlugs(
  tx: Tx,
  moves: readonly { pageId: string; former: Address; now: Address }[],
): Promise<void> {
  for (const { pageId, former } of moves)
    await tx
      .insertInto('page_redirects')
      .values({ website_id: tx.site, ...former, page_id: pageId })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'subdomain', 'slug']).doUpdateSet({ page_id: pageId }),
      )
      .execute();
  // After all updates, because two pages may have swapped their addresses.
  for (const { now } of moves)
    await tx
      .deleteFrom('page_redirects')
      .where('website_id', '=', tx.site)
      .where('subdomain', '=', now.subdomain)
      .where('slug', '=', now.slug)
      .execute();
}

/** The page that formerly had this address. */
export async function findFormerPage(tx: Tx, subdomain: string, slug: string, which: Which) {
  const former = await tx
    .selectFrom('page_redirects')
    .select('page_id')
    .where('website_id', '=', tx.site)
    .where('subdomain', '=', subdomain)
    .where('slug', '=', slug)
    .executeTakeFirst();
  const page = former && (await findPageById(tx, former.page_id, which));
  // An entry’s addresses are below the page of its type.
  return page?.kind === 'page' ? page : undefined;
}

/** One statement, because addresses may be swapped. @returns the changed pages, with their former places */
export async function arrangePages(
  tx: Tx,
  entries: {
    _id: string;
    label?: string | undefined;
    slug?: string | undefined;
    inMenu?: boolean | undefined;
  }[],
): Promise<{ id: string; subdomain: string; slug: string; former_slug: string }[]> {
  const { rows } = await sql<{ id: string; subdomain: string; slug: string; former_slug: string }>`
    with wanted as (
      select (entry ->> '_id')::uuid as id, entry ->> 'label' as label, entry ->> 'slug' as slug,
        (entry ->> 'inMenu')::boolean as in_menu, place::int as position
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as given (entry, place)
    ), former as (
      select pages.id, pages.slug from pages join wanted using (id) where website_id = ${tx.site} and kind = 'page' for update of pages
    )
    update pages set
      position = wanted.position, label = coalesce(wanted.label, pages.label),
      slug = coalesce(wanted.slug, pages.slug), in_menu = coalesce(wanted.in_menu, pages.in_menu)
    from wanted join former using (id)
    where pages.website_id = ${tx.site} and pages.id = wanted.id
    returning pages.id, pages.subdomain, pages.slug, former.slug as former_slug`.execute(tx);
  return rows;
}

/** Whether visitors see one of the pages, will at a scheduled time, or would if it were restored from the trash. Locked, so that it stays so for the transaction. */
export async function reachesVisitors(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('pages')
    .select(
      sql<boolean>`coalesce(published_version, trashed_version) is not null or publish_at is not null`.as(
        'reaches',
      ),
    )
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.some(({ reaches }) => reaches);
}
