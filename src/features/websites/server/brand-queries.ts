import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { Branding } from '../brand-shapes.ts';

/** Number of earlier versions that are kept. */
const KEPT = 20;

export async function listBrandHistory(tx: Tx) {
  return tx
    .selectFrom('brand_history')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.website_id', '=', 'brand_history.website_id')
        .onRef('accounts.id', '=', 'brand_history.replaced_by'),
    )
    .select(['brand_history.id', 'brand_history.replaced_at', 'accounts.email'])
    .select(sql<Branding>`branding`.as('branding'))
    .where('brand_history.website_id', '=', tx.site)
    .orderBy('brand_history.id', 'desc')
    .execute();
}

export async function findFormerBranding(tx: Tx, id: string): Promise<Branding | null> {
  const row = await tx
    .selectFrom('brand_history')
    .select(sql<Branding>`branding`.as('branding'))
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.branding ?? null;
}

/** @returns false if `based` is not the version */
export async function writeBrandDraft(
  tx: Tx,
  draft: Branding | null,
  based: number | undefined,
): Promise<boolean> {
  const row = await tx
    .updateTable('websites')
    .set({ brand_draft: draft && JSON.stringify(draft), brand_version: sql`brand_version + 1` })
    .where('id', '=', tx.site)
    .$if(based !== undefined, (query) => query.where('brand_version', '=', based as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the next version and locks the site, so that concurrent publishing is serialised. @returns false if stale */
export async function takeBrandVersion(tx: Tx, based: number | undefined): Promise<boolean> {
  const row = await tx
    .updateTable('websites')
    .set({ brand_version: sql`brand_version + 1` })
    .where('id', '=', tx.site)
    .$if(based !== undefined, (query) => query.where('brand_version', '=', based as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Publishes a design, and moves the previous one to the history. `takeBrandVersion` has locked the site. */
export async function showBranding(
  tx: Tx,
  before: Branding,
  { name, logo, header, colours, brand }: Branding,
  by: string,
): Promise<void> {
  await tx
    .insertInto('brand_history')
    .values({ website_id: tx.site, branding: JSON.stringify(before), replaced_by: by })
    .execute();
  await sql`
    delete from brand_history where website_id = ${tx.site} and id not in
      (select id from brand_history where website_id = ${tx.site} order by id desc limit ${KEPT})`.execute(
    tx,
  );
  await tx
    .updateTable('websites')
    .set({
      name,
      logo,
      header,
      colours: JSON.stringify(colours),
      brand: JSON.stringify(brand),
      brand_draft: null,
      version: sql`version + 1`,
    })
    .where('id', '=', tx.site)
    .execute();
}

/** Whether the site's design or its draft contains a text such as the id of a file. */
export async function isInBrand(tx: Tx, text: string): Promise<boolean> {
  const row = await tx
    .selectFrom('websites')
    .select('id')
    .where('id', '=', tx.site)
    .where(sql<boolean>`position(${text} in concat(logo, brand::text, brand_draft::text)) > 0`)
    .executeTakeFirst();
  return row !== undefined;
}
