import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Access } from '../../access.ts';

/** For nobody in particular, as `mayRead` decides. */
export const isForEverybody = sql`e.access = 'everybody'`;

/** Who can see the content of an entry; undefined if the page is none. */
export async function findAccess(tx: Tx, pageId: string): Promise<Access | undefined> {
  const { rows } = await sql<{ access: Access }>`
    select e.access from entries e where e.website_id = ${tx.site} and e.page_id = ${pageId}`.execute(tx);
  return rows[0]?.access;
}

/** @returns those of these entries that had another one */
export async function changeAccess(tx: Tx, ids: readonly string[], access: Access): Promise<string[]> {
  const { rows } = await sql<{ page_id: string }>`
    update entries e set access = ${access}
    where e.website_id = ${tx.site} and e.page_id = any(${[...ids]}::uuid[]) and e.access <> ${access}
    returning e.page_id`.execute(tx);
  return rows.map(({ page_id }) => page_id).toSorted();
}

/** What the audio fields of an entry’s version name. */
const named = sql`select v.details -> 'values' ->> f.key as track
  from entries e join content_types t on t.website_id = e.website_id and t.id = e.type_id
    join pages p on p.website_id = e.website_id and p.id = e.page_id
    join page_versions v on v.website_id = p.website_id and v.page_id = p.id
    cross join jsonb_to_recordset(t.fields) as f (key text, kind text)`;

/**
 * Tracks of restricted entries, drafts included, that no entry for everybody shows. Audio of a draft would otherwise be heard before
 * the entry is published.
 */
export async function restrictedTracks(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ track: string }>`
    ${named} where e.website_id = ${tx.site} and not (${isForEverybody}) and f.kind = 'audio'
      and v.version in (p.version, p.published_version)
    except ${named} where e.website_id = ${tx.site} and ${isForEverybody} and e.live and f.kind = 'audio'
      and v.version = p.published_version`.execute(tx);
  return new Set(rows.flatMap(({ track }) => track ?? []));
}
