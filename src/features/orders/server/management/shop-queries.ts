import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import { type ShopSettings, shopSettings } from '../../shop-shapes.ts';

export interface ShopFacts {
  enabled: boolean;
  currency: string;
  stripeAccountId: string | null;
  locale: string;
  timezone: string;
  name: string;
  contactEmail: string | null;
  settings: ShopSettings;
  version: number;
}

const columns = sql`w.shop_enabled, w.currency, w.stripe_account_id, w.locale, w.timezone, w.name, w.contact_email, s.settings,
  s.version`;

interface ShopRow {
  shop_enabled: boolean;
  currency: string;
  stripe_account_id: string | null;
  locale: string;
  timezone: string;
  name: string;
  contact_email: string | null;
  settings: unknown;
  version: number | null;
}

/** A statement that reads the shop together with `more`. */
export const shopStatement = <V extends { websiteId: string }, More extends object = object>(
  more: (values: V) => RawBuilder<unknown>,
) =>
  preparedSql(
    (values: V) => sql<ShopRow & More>`
      select ${columns} ${more(values)} from websites w left join shops s on s.website_id = w.id
      where w.id = ${values.websiteId}`,
  );

const shopRow = shopStatement(() => sql``);

const MOST_KNOWN = 500;
const known = new Map<string, ShopSettings>();

/** The country that a locale names, which a shop is in until its owner has chosen one. */
function homeIn(locale: string): { home?: string } {
  const home = /-([A-Z]{2})$/.exec(locale)?.[1];
  return home ? { home } : {};
}

/** Filling in defaults takes longer than the query, so equal settings are parsed once. */
function settingsOf(stored: unknown, locale: string): ShopSettings {
  const text = `${locale} ${JSON.stringify(stored ?? {})}`;
  const before = known.get(text);
  if (before) return before;
  const settings = shopSettings.parse(Object.assign({ tax: homeIn(locale) }, stored));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, settings);
  return settings;
}

/** Settings read in a transaction, which several places of one call need. A transaction belongs to one site. */
const readBy = new WeakMap<Tx, Promise<ShopFacts>>();

/** The shop of a site, with default settings where its owner has set none; read once per transaction. */
export function readShop(tx: Tx): Promise<ShopFacts> {
  const before = readBy.get(tx);
  if (before) return before;
  const read = shopOf(tx);
  readBy.set(tx, read);
  return read;
}

async function shopOf(tx: Tx): Promise<ShopFacts> {
  return shopFrom((await shopRow(tx, { websiteId: tx.site }))[0]);
}

export function shopFrom(row: ShopRow | undefined): ShopFacts {
  if (!row) throw new Error('This site no longer exists.');
  return {
    enabled: row.shop_enabled,
    currency: row.currency,
    stripeAccountId: row.stripe_account_id,
    locale: row.locale,
    timezone: row.timezone,
    name: row.name,
    contactEmail: row.contact_email,
    settings: settingsOf(row.settings, row.locale),
    version: row.version ?? 1,
  };
}

export interface ShopChange {
  enabled?: boolean | undefined;
  currency?: string | undefined;
  stripeAccountId?: string | null | undefined;
  settings?: Partial<ShopSettings> | undefined;
}

/** @returns false if `version` is not the current one */
export async function changeShop(
  tx: Tx,
  { enabled, currency, stripeAccountId, settings = {} }: ShopChange,
  version: number | undefined,
): Promise<boolean> {
  readBy.delete(tx);
  const { rows } = await sql`
    insert into shops as s (website_id, settings, version) values (${tx.site}, ${JSON.stringify(settings)}::jsonb, 2)
    on conflict (website_id) do update set settings = s.settings || excluded.settings, version = s.version + 1
      where ${version ?? null}::int is null or s.version = ${version ?? null}::int
    returning version`.execute(tx);
  if (rows.length === 0) return false;
  if (enabled !== undefined || currency !== undefined || stripeAccountId !== undefined)
    await tx
      .updateTable('websites')
      .set({
        ...(enabled === undefined ? {} : { shop_enabled: enabled }),
        ...(currency === undefined ? {} : { currency }),
        ...(stripeAccountId === undefined ? {} : { stripe_account_id: stripeAccountId }),
        version: sql`version + 1`,
      })
      .where('id', '=', tx.site)
      .execute();
  return true;
}
