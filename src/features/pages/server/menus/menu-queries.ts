import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { NewMenuEntry } from '../../menus-contract.ts';

export type Menu = 'header' | 'footer';

/** Entries of both menus of a subdomain, each level in order. */
export function listMenuEntries(tx: Tx, subdomain: string) {
  return tx
    .selectFrom('menu_entries as entry')
    .leftJoin('pages as page', (join) =>
      join.onRef('page.website_id', '=', 'entry.website_id').onRef('page.id', '=', 'entry.page_id'),
    )
    .select(['entry.id', 'entry.menu', 'entry.parent_id', 'entry.label', 'entry.href', 'entry.page_id'])
    .select(['page.slug', 'page.subdomain', 'page.label as page_label', 'page.published_version'])
    .where('entry.website_id', '=', tx.site)
    .where('entry.subdomain', '=', subdomain)
    .orderBy('entry.position')
    .orderBy('entry.id')
    .execute();
}
export type MenuRow = Awaited<ReturnType<typeof listMenuEntries>>[number];

export async function menuVersion(tx: Tx, subdomain: string): Promise<number> {
  const row = await tx
    .selectFrom('menus')
    .select('version')
    .where('website_id', '=', tx.site)
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
  return row?.version ?? 1;
}

/** Locks both menus of a subdomain until the transaction ends. @returns false if `based` is not their version */
export async function takeMenuVersion(
  tx: Tx,
  subdomain: string,
  based: number | undefined,
): Promise<boolean> {
  await tx
    .insertInto('menus')
    .values({ website_id: tx.site, subdomain })
    .onConflict((conflict) => conflict.columns(['website_id', 'subdomain']).doNothing())
    .execute();
  const row = await tx
    .updateTable('menus')
    .set({ version: sql`version + 1` })
    .where('website_id', '=', tx.site)
    .where('subdomain', '=', subdomain)
    .$if(based !== undefined, (query) => query.where('version', '=', based as number))
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces all entries. `takeMenuVersion` has locked the menus. */
export async function replaceMenuEntries(
  tx: Tx,
  subdomain: string,
  menus: Record<Menu, NewMenuEntry[]>,
): Promise<void> {
  await tx
    .deleteFrom('menu_entries')
    .where('website_id', '=', tx.site)
    .where('subdomain', '=', subdomain)
    .execute();
  const flat = (['header', 'footer'] as const).flatMap((menu) =>
    menus[menu].flatMap(({ children, ...top }) => [
      { menu, top: true, ...top },
      ...children.map((child) => ({ menu, top: false, ...child })),
    ]),
  );
  if (flat.length === 0) return;
  const { rows: ids } = await sql<{ id: string }>`
    select uuidv7() as id from generate_series(1, ${flat.length}::int)`.execute(tx);
  let parent: string | null = null;
  const values = flat.map(({ menu, top, label, page, href }, index) => {
    const id = ids[index]?.id ?? '';
    const parentId = top ? null : parent;
    if (top) parent = id;
    return {
      website_id: tx.site,
      subdomain,
      id,
      menu,
      parent_id: parentId,
      position: index + 1,
      label,
      page_id: page ?? null,
      href: href ?? null,
    };
  });
  await tx.insertInto('menu_entries').values(values).execute();
}

/** After a change of the menus: updates which pages are in the header, and their order in the list of pages. */
export async function followMenu(tx: Tx, subdomain: string): Promise<void> {
  await sql`
    update pages set in_menu = not in_menu
    where website_id = ${tx.site} and subdomain = ${subdomain} and in_menu is distinct from exists (
      select from menu_entries entry
      where entry.website_id = ${tx.site} and entry.subdomain = ${subdomain}
        and entry.menu = 'header' and entry.page_id = pages.id)`.execute(tx);
  await sql`
    with tops as (
      select pages.id, pages.position,
        row_number() over (order by pages.position, pages.id) as place,
        row_number() over (order by min(entry.position)) as wanted
      from pages join menu_entries entry
        on entry.website_id = pages.website_id and entry.page_id = pages.id and entry.subdomain = pages.subdomain
      where pages.website_id = ${tx.site} and pages.subdomain = ${subdomain}
        and entry.menu = 'header' and entry.parent_id is null
      group by pages.id, pages.position
    )
    update pages set position = there.position
    from tops here join tops there on there.place = here.wanted
    where pages.website_id = ${tx.site} and pages.id = here.id and pages.position <> there.position`.execute(
    tx,
  );
}

/**
 * After a change of pages: adds new entries at the end of the header's menu, and removes those that left it.
 * @param ordered the list of pages was reordered: the header's first level follows its order; links keep their position
 */
export async function followPages(tx: Tx, ordered = false): Promise<void> {
  await sql`
    insert into menus (website_id, subdomain)
      select distinct website_id, subdomain from pages where website_id = ${tx.site} and in_menu
      on conflict do nothing`.execute(tx);
  const touched = new Set<string>();
  const note = ({ rows }: { rows: { subdomain: string }[] }) =>
    rows.forEach(({ subdomain }) => touched.add(subdomain));
  note(
    await sql<{ subdomain: string }>`
      insert into menu_entries (website_id, subdomain, menu, position, page_id)
        select website_id, subdomain, 'header',
          coalesce((select max(position) from menu_entries last
            where last.website_id = ${tx.site} and last.subdomain = pages.subdomain), 0)
            + row_number() over (partition by subdomain order by position, id), id
        from pages where website_id = ${tx.site} and in_menu and not exists (
          select from menu_entries entry where entry.website_id = ${tx.site}
            and entry.subdomain = pages.subdomain and entry.menu = 'header' and entry.page_id = pages.id)
      returning subdomain`.execute(tx),
  );
  note(
    await sql<{ subdomain: string }>`
      delete from menu_entries entry using pages
      where entry.website_id = ${tx.site} and pages.website_id = ${tx.site} and pages.id = entry.page_id
        and entry.menu = 'header' and entry.subdomain = pages.subdomain and not pages.in_menu
      returning entry.subdomain`.execute(tx),
  );
  if (ordered)
    note(
      await sql<{ subdomain: string }>`
        with tops as (
          select entry.id, entry.subdomain, entry.position,
            row_number() over (partition by entry.subdomain order by entry.position, entry.id) as place,
            row_number() over (partition by entry.subdomain order by pages.position, pages.id, entry.id) as wanted
          from menu_entries entry join pages
            on pages.website_id = entry.website_id and pages.id = entry.page_id and pages.subdomain = entry.subdomain
          where entry.website_id = ${tx.site} and entry.menu = 'header' and entry.parent_id is null
        )
        update menu_entries entry set position = there.position
        from tops here join tops there on there.subdomain = here.subdomain and there.place = here.wanted
        where entry.website_id = ${tx.site} and entry.id = here.id and entry.position <> there.position
        returning entry.subdomain`.execute(tx),
    );
  if (touched.size > 0)
    await tx
      .updateTable('menus')
      .set({ version: sql`version + 1` })
      .where('website_id', '=', tx.site)
      .where('subdomain', 'in', [...touched])
      .execute();
}
