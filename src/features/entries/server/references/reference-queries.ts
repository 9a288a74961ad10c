import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { isLive } from '../entry-queries.ts';

export interface NamedRow {
  id: string;
  name: string;
  /** Empty for tracks, which have no page. */
  path: string;
  /** Whether visitors don't see it now. */
  hidden: boolean;
}

/** The records that a field can refer to. */
const entriesOf = (tx: Tx, typeId: string): RawBuilder<NamedRow> => sql`
  select e.page_id as id, v.name, '/' || l.slug || '/' || p.slug as path, p.slug, not (${isLive}) as hidden from entries e
    join pages p on p.website_id = e.website_id and p.id = e.page_id
    join page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.version
    join content_types t on t.website_id = e.website_id and t.id = e.type_id
    join pages l on l.website_id = t.website_id and l.id = t.page_id
  where e.website_id = ${tx.site} and e.type_id = ${typeId} and e.trashed_at is null`;
const products = (tx: Tx): RawBuilder<NamedRow> => sql`
  select id, label as name, '/product/' || slug as path, slug,
    not (published and (publish_at is null or publish_at <= now())) as hidden
  from products where website_id = ${tx.site} and archived_at is null`;
const services = (tx: Tx): RawBuilder<NamedRow> => sql`
  select id, label as name, '/service/' || slug as path, slug, not published as hidden from services where website_id = ${tx.site}`;
const tracks = (tx: Tx): RawBuilder<NamedRow> => sql`
  select id, header as name, '' as path, '' as slug, false as hidden from audio_tracks where website_id = ${tx.site}`;

export type Referred = { kind: 'entries'; of: string } | { kind: 'products' | 'services' | 'audio' };

const recordsOf = (tx: Tx, to: Referred): RawBuilder<NamedRow> => {
  if (to.kind === 'entries') return entriesOf(tx, to.of);
  return { products, services, audio: tracks }[to.kind](tx);
};

/** Records by their ids; for tracks only those whose title no other has. */
export async function namedById(tx: Tx, to: Referred, ids: readonly string[]): Promise<NamedRow[]> {
  if (ids.length === 0) return [];
  const records = recordsOf(tx, to);
  const { rows } = await sql<NamedRow>`with named as (${records}) select id, name, path, hidden from named n
    where id = any(${[...ids]}::uuid[])
      and (path <> '' or not exists (select from named o where o.id <> n.id and lower(o.name) = lower(n.name)))`.execute(
    tx,
  );
  return rows;
}

/** Records by the last part of their addresses, or by their names, in lower case. */
export async function namedBy(
  tx: Tx,
  to: Referred,
  { slugs, names }: { slugs: readonly string[]; names: readonly string[] },
): Promise<(NamedRow & { slug: string })[]> {
  const { rows } = await sql<NamedRow & { slug: string }>`
    with named as (${recordsOf(tx, to)}) select id, name, path, slug, hidden from named
    where (slug <> '' and slug = any(${[...slugs]}::text[])) or lower(name) = any(${[...names]}::text[]) limit 5000`.execute(
    tx,
  );
  return rows;
}

/** Records by a part of their names, by name. */
export async function searchRecords(
  tx: Tx,
  to: Referred,
  words: string,
  limit: number,
): Promise<Omit<NamedRow, 'path'>[]> {
  // As `recordsOf`, without their addresses: those of ten thousand entries take longer than the search.
  const records =
    to.kind === 'entries'
      ? sql`select e.page_id as id, e.draft_name as name, not (${isLive}) as hidden from entries e
          where e.website_id = ${tx.site} and e.type_id = ${to.of} and e.trashed_at is null`
      : recordsOf(tx, to);
  const { rows } = await sql<Omit<NamedRow, 'path'>>`
    with named as (${records}) select id, name, hidden from named
    where ${words === '' ? sql`true` : sql`name ilike ${containing(words)}`} order by lower(name), id limit ${limit}`.execute(
    tx,
  );
  return rows;
}
