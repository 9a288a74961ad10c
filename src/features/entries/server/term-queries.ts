import { sql } from 'kysely';
import type { Picture } from '../../../lib/content/pictures.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { termPath } from '../entry-address.ts';
import type { TermKind } from '../entry-shapes.ts';

export interface TermRow {
  id: string;
  type_id: string | null;
  kind: TermKind;
  parent_id: string | null;
  name: string;
  slug: string;
  description: string;
  picture: Picture | null;
}

const columns = sql`t.id, t.type_id, t.kind, t.parent_id, t.name, t.slug, t.description, t.picture`;

/** Entries that have a term, without those in the trash. */
const uses = sql`(select count(*)::int from entry_term_uses u join entries e on e.website_id = u.website_id and e.page_id = u.page_id
  where u.website_id = t.website_id and u.term_id = t.id and e.trashed_at is null)`;

/** Categories and tags of the type, and all authors. */
export async function listTerms(tx: Tx, typeId: string): Promise<(TermRow & { entries: number })[]> {
  const { rows } = await sql<TermRow & { entries: number }>`
    select ${columns},
      ${uses} as entries
    from entry_terms t where t.website_id = ${tx.site} and (t.type_id = ${typeId} or t.type_id is null)
    order by t.kind, t.name, t.id limit 5000`.execute(tx);
  return rows;
}

export async function findTerm(tx: Tx, id: string): Promise<(TermRow & { entries: number }) | undefined> {
  const { rows } = await sql<TermRow & { entries: number }>`
    select ${columns},
      ${uses} as entries
    from entry_terms t where t.website_id = ${tx.site} and t.id = ${id}`.execute(tx);
  return rows[0];
}

/** The paths of terms by their ids. @param list the address of the page that lists the content type */
export async function termPaths(tx: Tx, list: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Pick<TermRow, 'id' | 'kind' | 'slug'>>`
    select t.id, t.kind, t.slug from entry_terms t
    where t.website_id = ${tx.site} and t.id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, kind, slug }) => [id, termPath(list, kind, slug)]));
}

/** Of all content types, in order of their ids. */
export async function termsAfter(tx: Tx, after: string | undefined, limit: number): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select ${columns} from entry_terms t
    where t.website_id = ${tx.site} ${after === undefined ? sql`` : sql`and t.id > ${after}`}
    order by t.id limit ${limit}`.execute(tx);
  return rows;
}

export async function findTermAt(
  tx: Tx,
  typeId: string,
  kind: TermKind,
  slug: string,
): Promise<TermRow | undefined> {
  const { rows } = await sql<TermRow>`
    select ${columns} from entry_terms t where t.website_id = ${tx.site} and t.kind = ${kind} and t.slug = ${slug}
      and t.type_id is not distinct from ${kind === 'author' ? null : typeId}::uuid`.execute(tx);
  return rows[0];
}

/** Whatever the case of the name. */
export async function findTermNamed(
  tx: Tx,
  { kind, type, name, parent }: { kind: TermKind; type: string | null; name: string; parent: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select t.id from entry_terms t where t.website_id = ${tx.site} and t.kind = ${kind}
      and t.type_id is not distinct from ${type}::uuid and t.parent_id is not distinct from ${parent}::uuid
      and lower(t.name) = lower(${name}) order by t.id limit 1`.execute(tx);
  return rows[0]?.id;
}

export async function termSlugs(
  tx: Tx,
  typeId: string | null,
  kind: TermKind,
  base: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from entry_terms where website_id = ${tx.site} and kind = ${kind}
      and type_id is not distinct from ${typeId}::uuid and slug like ${`${base}%`}`.execute(tx);
  return new Set(rows.map(({ slug }) => slug));
}

export interface TermValues {
  name?: string | undefined;
  slug?: string | undefined;
  parent?: string | null | undefined;
  description?: string | undefined;
  picture?: Picture | null | undefined;
}

const written = ({ name, slug, parent, description, picture }: TermValues) => ({
  ...(name === undefined ? {} : { name }),
  ...(slug === undefined ? {} : { slug }),
  ...(parent === undefined ? {} : { parent_id: parent }),
  ...(description === undefined ? {} : { description }),
  ...(picture === undefined ? {} : { picture: picture === null ? null : JSON.stringify(picture) }),
});

export async function insertTerm(
  tx: Tx,
  term: TermValues & { kind: TermKind; type: string | null; name: string; slug: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('entry_terms')
    .values({
      website_id: tx.site,
      kind: term.kind,
      type_id: term.type,
      ...written(term),
      name: term.name,
      slug: term.slug,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTerm(tx: Tx, id: string, values: TermValues): Promise<void> {
  const set = written(values);
  if (Object.keys(set).length === 0) return;
  await tx
    .updateTable('entry_terms')
    .set(set)
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .execute();
}

/** Categories in it move up. */
export async function deleteTerm(tx: Tx, id: string): Promise<boolean> {
  await sql`
    update entry_terms set parent_id = (select parent_id from entry_terms where website_id = ${tx.site} and id = ${id})
    where website_id = ${tx.site} and parent_id = ${id}`.execute(tx);
  const { numDeletedRows } = await tx
    .deleteFrom('entry_terms')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Deletes those of the terms that no entry has and no other category is in. @returns what was deleted */
export async function deleteUnusedTerms(
  tx: Tx,
  ids: readonly string[],
): Promise<Pick<TermRow, 'kind' | 'slug'>[]> {
  const deleted: Pick<TermRow, 'kind' | 'slug'>[] = [];
  for (;;) {
    // Categories in others come first; each turn reaches those above them.
    const { rows } = await sql<Pick<TermRow, 'kind' | 'slug'>>`
      delete from entry_terms t where t.website_id = ${tx.site} and t.id = any(${[...ids]}::uuid[])
        and not exists (select from entry_term_uses u where u.website_id = t.website_id and u.term_id = t.id)
        and not exists (select from entry_terms below where below.website_id = t.website_id and below.parent_id = t.id)
      returning t.kind, t.slug`.execute(tx);
    if (rows.length === 0) return deleted;
    deleted.push(...rows);
  }
}

/** Whether a category is the other one, or somewhere below it. */
export async function isWithin(tx: Tx, id: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive up as (
      select id, parent_id from entry_terms where website_id = ${tx.site} and id = ${id}
      union select t.id, t.parent_id from entry_terms t join up on t.id = up.parent_id where t.website_id = ${tx.site}
    ) select from up where id = ${other}`.execute(tx);
  return rows.length > 0;
}

/** Which of the ids may be used by an entry of the type, with their kinds. */
export async function usableTerms(tx: Tx, typeId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; kind: TermKind }>`
    select id, kind from entry_terms where website_id = ${tx.site} and id = any(${[...ids]}::uuid[])
      and (type_id = ${typeId} or type_id is null)`.execute(tx);
  return rows;
}

/** Replaces an entry’s terms of one kind. */
export async function setTerms(
  tx: Tx,
  pageId: string,
  kind: TermKind,
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from entry_term_uses u using entry_terms t
    where u.website_id = ${tx.site} and u.page_id = ${pageId} and t.website_id = u.website_id and t.id = u.term_id
      and t.kind = ${kind} and u.term_id <> all(${[...ids]}::uuid[])`.execute(tx);
  await sql`
    insert into entry_term_uses (website_id, page_id, term_id, place)
    select ${tx.site}::uuid, ${pageId}::uuid, id, place
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
    on conflict (website_id, page_id, term_id) do update set place = excluded.place
      where entry_term_uses.place <> excluded.place`.execute(tx);
}

export async function addTerms(tx: Tx, pages: readonly string[], terms: readonly string[]): Promise<void> {
  await sql`
    insert into entry_term_uses (website_id, page_id, term_id)
    select ${tx.site}::uuid, e.page_id, t.id
    from entries e join entry_terms t on t.website_id = e.website_id and (t.type_id = e.type_id or t.type_id is null)
    where e.website_id = ${tx.site} and e.page_id = any(${[...pages]}::uuid[]) and t.id = any(${[...terms]}::uuid[])
    on conflict do nothing`.execute(tx);
}

export async function removeTerms(tx: Tx, pages: readonly string[], terms: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('entry_term_uses')
    .where('website_id', '=', tx.site)
    .where('page_id', 'in', [...pages])
    .where('term_id', 'in', [...terms])
    .execute();
}
