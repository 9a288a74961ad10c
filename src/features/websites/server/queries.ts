import { sql } from 'kysely';
import { onSite, type CrossTx, type Tx } from '../../../lib/db/database.ts';
import { type Brand, wholeBrand } from '../../../lib/theme/brand.ts';
import type { Branding } from '../brand-shapes.ts';
import type { Colours, WebsiteSettings } from '../contract.ts';

export interface HostRow {
  host: string;
  canonical: boolean;
  /** When it stops redirecting to the site, and is free. */
  retires_at: Date | null;
  /** The language that it shows; null for the main host, and for those that redirect. */
  language: string | null;
}

export async function findWebsite(tx: Tx) {
  const row = await tx.selectFrom('websites').selectAll().where('id', '=', tx.site).executeTakeFirst();
  return (
    row && {
      ...row,
      colours: row.colours as unknown as Colours,
      brand: wholeBrand(row.brand as Partial<Brand>),
      brand_draft: row.brand_draft as unknown as Branding | null,
    }
  );
}
export type WebsiteRow = NonNullable<Awaited<ReturnType<typeof findWebsite>>>;

export function hostsOf(tx: Tx): Promise<HostRow[]> {
  return tx
    .selectFrom('hosts')
    .select(['host', 'canonical', 'retires_at', 'language'])
    .where('website_id', '=', tx.site)
    .orderBy('canonical', 'desc')
    .orderBy(sql`retires_at is not null`)
    .orderBy('host')
    .execute();
}

/** Sets the language that each of the site's hosts shows; all others show none. */
export async function setLanguageHosts(tx: Tx, hosts: Readonly<Record<string, string>>): Promise<void> {
  const shown = (language: string | null) =>
    tx.updateTable('hosts').set({ language }).where('website_id', '=', tx.site);
  // All at once, two languages could not change places.
  await shown(null).where('language', 'is not', null).execute();
  for (const [language, host] of Object.entries(hosts))
    await shown(language).where('host', '=', host).execute();
}

/** Whether visitors of a domain of the site would arrive elsewhere. */
export async function leadsElsewhere(tx: Tx, host: string): Promise<boolean> {
  const row = await tx
    .selectFrom('domains')
    .select('host')
    .where('website_id', '=', tx.site)
    .where('host', '=', host)
    .where('points', '=', false)
    .where('certificate_until', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Across sites: the sites of these hosts. */
export function findHosts(
  tx: CrossTx,
  hosts: string[],
): Promise<{ host: string; website_id: string; canonical: boolean }[]> {
  return tx
    .selectFrom('hosts')
    .select(['host', 'website_id', 'canonical'])
    .where(sql<boolean>`host = any(${hosts}::text[])`)
    .execute();
}

/** @returns `undefined` if `version` is not the current one */
export function changeWebsite(tx: Tx, settings: WebsiteSettings, version: number | undefined) {
  const { colours, ecommerce, contactEmail, languageHosts: _, ...plain } = settings;
  const { name, logo, header } = settings;
  const branding = JSON.stringify({ name, logo, header });
  // A logo given by its address replaces one chosen from the library.
  const marks = JSON.stringify(logo === undefined ? {} : { logo: null });
  return tx
    .updateTable('websites')
    .set({
      ...plain,
      ...(logo === undefined ? {} : { brand: sql`brand || ${marks}::jsonb` }),
      ...(colours ? { colours: sql`colours || ${JSON.stringify(colours)}::jsonb` } : {}),
      ...(ecommerce?.enabled === undefined ? {} : { shop_enabled: ecommerce.enabled }),
      ...(ecommerce?.stripeAccountId === undefined ? {} : { stripe_account_id: ecommerce.stripeAccountId }),
      ...(ecommerce?.currency === undefined ? {} : { currency: ecommerce.currency }),
      ...(contactEmail === undefined ? {} : { contact_email: contactEmail }),
      // The draft of the design gets the change too, so that publishing it later does not revert the change.
      brand_draft: sql`brand_draft || ${branding}::jsonb ||
        jsonb_build_object('colours', brand_draft -> 'colours' || ${JSON.stringify(colours ?? {})}::jsonb,
          'brand', brand_draft -> 'brand' || ${marks}::jsonb)`,
      version: sql`version + 1`,
    })
    .where('id', '=', tx.site)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .returning('id')
    .executeTakeFirst();
}

export interface NewWebsite {
  /** Generated if absent. */
  id?: string;
  name: string;
  colours: Colours;
  logo?: string | null;
  /** Missing values get their defaults. */
  brand?: Partial<Brand>;
  header?: boolean;
  analytics?: boolean;
  currency?: string;
  timezone?: string;
  locale?: string;
  contactEmail?: string | null;
  /** Only its owner and staff see it until it is opened. */
  private?: boolean;
}

export async function insertWebsite(tx: CrossTx, website: NewWebsite): Promise<string> {
  const { contactEmail, colours, brand = {}, ...plain } = website;
  const row = await tx
    .insertInto('websites')
    .values({
      ...plain,
      colours: JSON.stringify(colours),
      brand: JSON.stringify(brand),
      contact_email: contactEmail ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns false if the host is taken */
export async function insertHost(
  tx: CrossTx,
  websiteId: string,
  host: string,
  canonical: boolean,
): Promise<boolean> {
  const row = await tx
    .insertInto('hosts')
    .values({ host, website_id: websiteId, canonical })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHost(tx: CrossTx, websiteId: string, host: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hosts')
    .where('website_id', '=', websiteId)
    .where('host', '=', host)
    .where('canonical', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function deleteWebsite(tx: CrossTx, websiteId: string): Promise<void> {
  await sql`set constraints all deferred`.execute(tx);
  await tx.deleteFrom('websites').where('id', '=', websiteId).execute();
}

/** Ids of the sites after this one, up to a maximum. */
export async function websiteIds(tx: CrossTx, after: string | undefined, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('websites')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listWebsites(
  tx: CrossTx,
): Promise<{ id: string; name: string; hosts: string[]; created_at: Date }[]> {
  const rows = await tx
    .selectFrom('websites')
    .leftJoin('hosts', 'hosts.website_id', 'websites.id')
    .select(['websites.id', 'websites.name', 'websites.created_at'])
    .select(
      sql<
        string[]
      >`coalesce(array_agg(host order by canonical desc, host) filter (where host is not null), '{}')`.as(
        'hosts',
      ),
    )
    .groupBy('websites.id')
    .orderBy('websites.created_at')
    .execute();
  return rows;
}

/** Continues inside one site: from here on, the transaction has the same row-level security as any request of that site. */
export async function enterWebsite(tx: CrossTx, websiteId: string): Promise<Tx> {
  await sql`set local role sitewright_app`.execute(tx);
  await sql`set local app.website_id = ${sql.lit(websiteId)}`.execute(tx);
  return onSite(tx, websiteId);
}

/**
 * Whether the site in this column is not being deleted: for scheduled jobs across sites, which send no emails during its last days.
 * @param column qualified: `b.website_id`
 */
export const notEnding = (column: string) =>
  sql<boolean>`not exists (select from websites w where w.id = ${sql.ref(column)} and w.deleted_at is not null)`;

/**
 * The column `turn` of due entries in a scheduled job: the first of every site comes before the second of any, so that
 * failing entries of one site cannot delay the others.
 * @param by the order of a site's entries, as SQL
 */
export const siteTurn = (by: string, site = 'website_id') =>
  sql<number>`row_number() over (partition by ${sql.ref(site)} order by ${sql.raw(by)})`.as('turn');

/**
 * Others wait until the first caller's transaction ends, longer than for any other lock: a demo site takes seconds to make.
 * @returns true for the first caller ever, which makes the demo site in the same transaction
 */
export async function markOnce(tx: CrossTx, key: string): Promise<boolean> {
  const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
  await sql`select set_config(name, '2min', true) from unnest(${limits}::text[]) as name`.execute(tx);
  const row = await tx
    .insertInto('installation')
    .values({ key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function nameOf(tx: Tx): Promise<string> {
  const row = await tx.selectFrom('websites').select('name').where('id', '=', tx.site).executeTakeFirst();
  return row?.name ?? '';
}

/** Serialises changes that depend on the number of a site's hosts. */
export async function lockWebsite(tx: CrossTx, websiteId: string): Promise<void> {
  await tx.selectFrom('websites').select('id').where('id', '=', websiteId).forUpdate().execute();
}

/** Makes a host of the site its canonical one; the others redirect there. */
export async function setCanonicalHost(tx: CrossTx, websiteId: string, host: string): Promise<void> {
  await tx.updateTable('hosts').set({ canonical: false }).where('website_id', '=', websiteId).execute();
  await tx
    .updateTable('hosts')
    .set({ canonical: true })
    .where('website_id', '=', websiteId)
    .where('host', '=', host)
    .execute();
}

export async function currencyOf(tx: Tx): Promise<string> {
  const { currency } = await tx
    .selectFrom('websites')
    .select('currency')
    .where('id', '=', tx.site)
    .executeTakeFirstOrThrow();
  return currency;
}

const languageRow = (tx: Tx) =>
  tx.selectFrom('websites').select(['locale', 'languages']).where('id', '=', tx.site);

/** The site's locale and its other languages. */
export const languagesOf = (tx: Tx) => languageRow(tx).executeTakeFirstOrThrow();

export const localeOf = async (tx: Tx): Promise<string> => (await languagesOf(tx)).locale;

/** As `languagesOf`. They stay until the transaction ends. */
export const lockLanguages = (tx: Tx) => languageRow(tx).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Which of these addresses a page has, under any subdomain. */
export async function pagesAt(tx: Tx, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await tx
    .selectFrom('pages')
    .select('slug')
    .where('website_id', '=', tx.site)
    .where('kind', '=', 'page')
    .where('slug', 'in', [...slugs])
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Locks the currency, so that amounts checked against it are not stored after it has changed. */
export async function lockCurrency(tx: Tx): Promise<string> {
  const { currency } = await tx
    .selectFrom('websites')
    .select('currency')
    .where('id', '=', tx.site)
    .forShare()
    .executeTakeFirstOrThrow();
  return currency;
}
