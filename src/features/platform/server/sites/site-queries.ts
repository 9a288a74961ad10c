import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

export interface CreatorSiteRow {
  id: string;
  name: string;
  host: string;
  created_at: Date;
  private: boolean;
  /** When a deleted site is erased. */
  erase_at: Date | null;
}

const sitesOf = (tx: CrossTx, creatorId: string) =>
  tx
    .selectFrom('creator_sites')
    .innerJoin('websites', 'websites.id', 'creator_sites.website_id')
    .innerJoin('hosts', (join) =>
      join.onRef('hosts.website_id', '=', 'websites.id').on('hosts.canonical', '=', true),
    )
    .select(['websites.id', 'websites.name', 'websites.private', 'websites.erase_at'])
    .select(['hosts.host', 'creator_sites.created_at'])
    .where('creator_sites.creator_id', '=', creatorId);

export const listCreatorSites = (tx: CrossTx, creatorId: string): Promise<CreatorSiteRow[]> =>
  sitesOf(tx, creatorId).orderBy('websites.id', 'desc').limit(1_000).execute();

/** Undefined if the site belongs to another creator. */
export const creatorSite = (
  tx: CrossTx,
  creatorId: string,
  websiteId: string,
): Promise<CreatorSiteRow | undefined> =>
  sitesOf(tx, creatorId).where('websites.id', '=', websiteId).executeTakeFirst();

export async function insertCreatorSite(tx: Tx, creatorId: string): Promise<void> {
  await tx.insertInto('creator_sites').values({ website_id: tx.site, creator_id: creatorId }).execute();
}

/** Locks look-alikes of this address until the end of the transaction. */
export async function lockShape(tx: CrossTx, label: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7245, hashtext(address_shape(${label})))`.execute(tx);
}

/**
 * Which of these labels are not available under `parent`, and why.
 * @param reserved labels that are never available, nor their look-alikes
 */
export async function unavailable(
  tx: CrossTx,
  parent: string,
  labels: readonly string[],
  reserved: readonly string[],
): Promise<Map<string, 'taken' | 'reserved' | 'alike'>> {
  const { rows } = await sql<{ label: string; why: 'taken' | 'reserved' | 'alike' }>`
    select label, case
      when label = any(${reserved}::text[]) then 'reserved'
      when exists (select from hosts where host = label || '.' || ${parent}::text) then 'taken'
      when exists (select from unnest(${reserved}::text[]) word where address_shape(word) = address_shape(label)) then 'alike'
      when exists (select from hosts where address_shape(host) = address_shape(label || '.' || ${parent}::text)) then 'alike'
    end as why
    from unnest(${labels}::text[]) label`.execute(tx);
  return new Map(rows.flatMap(({ label, why }) => (why ? [[label, why] as const] : [])));
}

/** The creator's other sites, the latest first, if the session on the platform is active and its creator's are both. */
export const sitesBeside = (
  tx: CrossTx,
  websiteId: string,
  creatorSession: string,
  most: number,
): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom('creator_sessions')
    .innerJoin('creator_sites as own', (join) =>
      join.onRef('own.creator_id', '=', 'creator_sessions.creator_id').on('own.website_id', '=', websiteId),
    )
    .innerJoin('creator_sites as other', (join) =>
      join
        .onRef('other.creator_id', '=', 'creator_sessions.creator_id')
        .on('other.website_id', '<>', websiteId),
    )
    .innerJoin('websites', 'websites.id', 'other.website_id')
    .select(['websites.id', 'websites.name'])
    .where('creator_sessions.id', '=', creatorSession)
    .where('creator_sessions.expires_at', '>', sql<Date>`now()`)
    .where('websites.erase_at', 'is', null)
    .orderBy('other.created_at', 'desc')
    .orderBy('websites.id')
    .limit(most)
    .execute();
