import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** A value of a field, by its digest. */
export interface Claim {
  field: string;
  /** SHA-256 in hexadecimal. */
  digest: string;
}

const given = (claims: readonly Claim[]) => sql`unnest(${claims.map(({ field }) => field)}::text[],
  ${claims.map(({ digest }) => digest)}::text[]) as given (field, digest)`;

/**
 * Enters an entry for values that have none, and locks all of them, in one order. No value may be given twice.
 * @returns which entry each value has
 */
export async function enterClaims(
  tx: Tx,
  typeId: string,
  pageId: string,
  claims: readonly Claim[],
): Promise<(Claim & { page: string })[]> {
  const { rows } = await sql<Claim & { page: string }>`
    insert into entry_unique_values as held (website_id, type_id, field, digest, page_id)
    select ${tx.site}::uuid, ${typeId}::uuid, field, decode(digest, 'hex'), ${pageId}::uuid from ${given(claims)}
    order by field, digest
    on conflict (website_id, type_id, field, digest) do update set page_id = held.page_id
    returning field, encode(digest, 'hex') as digest, page_id as page`.execute(tx);
  return rows;
}

/** Which entry has each value. Values that no entry has are left out. */
export async function findClaims(
  tx: Tx,
  typeId: string,
  claims: readonly Claim[],
): Promise<(Claim & { page: string })[]> {
  const { rows } = await sql<Claim & { page: string }>`
    select field, given.digest, held.page_id as page
    from ${given(claims)} join entry_unique_values held using (field)
    where held.website_id = ${tx.site} and held.type_id = ${typeId} and held.digest = decode(given.digest, 'hex')`.execute(
    tx,
  );
  return rows;
}

/** Passes values on to an entry. */
export async function passClaims(
  tx: Tx,
  typeId: string,
  pageId: string,
  claims: readonly Claim[],
): Promise<void> {
  await sql`update entry_unique_values held set page_id = ${pageId} from ${given(claims)}
    where held.website_id = ${tx.site} and held.type_id = ${typeId} and held.field = given.field
      and held.digest = decode(given.digest, 'hex')`.execute(tx);
}

/** Drops an entry’s claims in some fields, except those that are named. */
export async function dropClaims(
  tx: Tx,
  pageId: string,
  fields: readonly string[],
  except: readonly Claim[],
): Promise<void> {
  await sql`delete from entry_unique_values held
    where held.website_id = ${tx.site} and held.page_id = ${pageId} and held.field = any(${[...fields]}::text[])
      and not exists (select from ${given(except)}
        where given.field = held.field and decode(given.digest, 'hex') = held.digest)`.execute(tx);
}

/** Drops all claims in some fields of a type. */
export async function dropFields(tx: Tx, typeId: string, fields: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('entry_unique_values')
    .where('website_id', '=', tx.site)
    .where('type_id', '=', typeId)
    .where('field', 'in', [...fields])
    .execute();
}

/** Enters the claims of many entries; the first one of each value counts. */
export async function enterAll(
  tx: Tx,
  typeId: string,
  claims: readonly (Claim & { page: string })[],
): Promise<void> {
  await sql`insert into entry_unique_values (website_id, type_id, field, digest, page_id)
    select ${tx.site}::uuid, ${typeId}::uuid, field, decode(digest, 'hex'), page
    from unnest(${claims.map(({ field }) => field)}::text[], ${claims.map(({ digest }) => digest)}::text[],
      ${claims.map(({ page }) => page)}::uuid[]) as given (field, digest, page)
    on conflict do nothing`.execute(tx);
}

/** A version of an entry that is its draft, published or scheduled. */
export interface Holding {
  page: string;
  name: string;
  values: Record<string, unknown> | null;
  is_draft: boolean;
  /** Visitors see it, or will. */
  is_visible: boolean;
}

/** @param arriving entries that count although they are in the trash, with what they had there */
const current = (tx: Tx, typeId: string, arriving: readonly string[]) => sql`
  from entries e join pages p on p.website_id = e.website_id and p.id = e.page_id
    join page_versions v on v.website_id = p.website_id and v.page_id = p.id
      and v.version in (p.version, p.published_version, p.publish_version, p.trashed_version)
  where e.website_id = ${tx.site} and e.type_id = ${typeId}
    and (e.trashed_at is null or e.page_id = any(${[...arriving]}::uuid[]))`;

const columns = sql`e.page_id as page, v.name, v.version = p.version as is_draft,
  v.version = any(array[p.published_version, p.publish_version, p.trashed_version]) as is_visible`;

/** What some entries of a type have. */
export async function holdingsOf(
  tx: Tx,
  typeId: string,
  pages: readonly string[],
  arriving: readonly string[] = [],
): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select ${columns}, v.details -> 'values' as values ${current(tx, typeId, arriving)}
      and e.page_id = any(${[...pages]}::uuid[])
    order by e.page_id, v.version`.execute(tx);
  return rows;
}

/** What all entries of a type have in some fields, the oldest entry first. */
export async function holdingsIn(tx: Tx, typeId: string, fields: readonly string[]): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select ${columns}, (select jsonb_object_agg(key, v.details -> 'values' -> key)
      from unnest(${[...fields]}::text[]) key) as values ${current(tx, typeId, [])}
    order by e.page_id, v.version`.execute(tx);
  return rows;
}

/** Locks the types of entries against a change of their fields, in one order. @returns their IDs */
export async function holdTypesOf(tx: Tx, pages: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from content_types t where t.website_id = ${tx.site} and t.id in (
      select type_id from entries where website_id = ${tx.site} and page_id = any(${[...pages]}::uuid[]))
    order by t.id for key share`.execute(tx);
  return rows.map(({ id }) => id);
}
