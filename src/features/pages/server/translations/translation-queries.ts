import { sql } from 'kysely';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { prepared } from '../../../../lib/db/prepared.ts';
import { hasTexts, type RecordKind, subjectColumns } from '../../../../lib/translations/published-queries.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import type { Details } from '../../contract.ts';
import { type Address, isAt, leanPages, type PageRow, wholePages } from '../queries.ts';

/** The subject of a translation: a page, section or entry, another record, or the menus of a subdomain. */
export type Subject = { kind: 'page' | RecordKind; id: string } | { kind: 'menu'; subdomain: string };

const isAbout = (subject: Subject) =>
  subject.kind === 'menu'
    ? sql<boolean>`subdomain = ${subject.subdomain}`
    : sql<boolean>`${sql.ref(subjectColumns[subject.kind])} = ${subject.id}`;

const columnOf = (subject: Subject) =>
  subject.kind === 'menu'
    ? { column: sql.ref('subdomain'), of: subject.subdomain }
    : { column: sql.ref(subjectColumns[subject.kind]), of: subject.id };

const texts = (column: 'draft' | 'published') => sql<StoredTexts>`${sql.ref(column)}`;

const columns = ['page_id', 'subdomain', 'language', 'updated_at', 'published_at'] as const;

export function findTranslation(tx: Tx, subject: Subject, language: string) {
  return tx
    .selectFrom('translations')
    .select(columns)
    .select(texts('draft').as('draft'))
    .select(sql<StoredTexts | null>`published`.as('published'))
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(isAbout(subject))
    .executeTakeFirst();
}

/** Those of some records, by their ids. */
export async function translationsOfRecords(
  tx: Tx,
  kind: 'page' | RecordKind,
  ids: readonly string[],
  language: string,
): Promise<Map<string, { draft: StoredTexts; published: StoredTexts | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('translations')
    .select(sql<string>`${sql.ref(subjectColumns[kind])}`.as('id'))
    .select(texts('draft').as('draft'))
    .select(sql<StoredTexts | null>`published`.as('published'))
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(subjectColumns[kind], 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** A published translation of a page or section: with its texts, if it is in the language that was asked for. */
export interface PublishedTranslation {
  page_id: string;
  language: string;
  texts: StoredTexts | null;
  /** Whether it has texts, and doesn’t only hide blocks. */
  translated: boolean;
}

/** The published translations of these pages and sections in any language. */
export async function publishedTranslations(
  tx: Tx,
  pages: readonly string[],
  language: string | undefined,
): Promise<PublishedTranslation[]> {
  const { rows } = await sql<PublishedTranslation>`
    select page_id, language, case language when ${language ?? ''} then published end as texts,
      ${hasTexts('published')} as translated
    from translations
    where website_id = ${tx.site} and page_id = any (${[...pages]}::uuid[]) and published is not null
    order by language`.execute(tx);
  return rows;
}

export interface AskedPage extends Address {
  language: string;
  /** The `versions` that are kept: what takes long to read is then left out. Empty if none are. */
  kept: string;
}

/**
 * A published page with its translations, of which `versions` names each version: PostgreSQL’s `xmin`, the transaction that
 * wrote a row. One transaction may write several, so each is named with its page, version or language too.
 */
export const translatedPages = prepared((tx, asked: AskedPage) => {
  const { language, kept } = asked;
  const isKept = sql`state.versions = ${kept}`;
  return leanPages(tx, 'published')
    .innerJoinLateral(
      sql<{ versions: string }>`(
        select concat_ws(' ', pages.id, content.version, content.xmin, string_agg(language || '.' || xmin, ' ' order by language)) as versions
        from translations
        where website_id = ${tx.site} and page_id = pages.id and published is not null)`.as('state'),
      (join) => join.onTrue(),
    )
    .where(isAt(asked))
    .select('state.versions')
    .select(
      sql<Unkept | null>`case when ${isKept} then null else json_build_object(
        'blocks', content.blocks, 'seo', content.seo,
        'translations', (
          select coalesce(json_agg(json_build_object('page_id', page_id, 'language', language,
            'texts', case language when ${language}::text then published end, 'translated', ${hasTexts('published')})
            order by language), '[]')
          from translations
          where website_id = ${tx.site} and page_id = pages.id and published is not null)) end`.as('unkept'),
    );
});

interface Unkept extends Pick<PageRow, 'seo'> {
  blocks: Block[];
  translations: PublishedTranslation[];
}

/** Paths of published pages; with `language`, of those translated into it. */
export async function publishedSlugs(
  tx: Tx,
  subdomain: string,
  language: string | undefined,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('pages')
    .select('slug')
    .where('website_id', '=', tx.site)
    .where('kind', '=', 'page')
    .where('subdomain', '=', subdomain)
    .where('published_version', 'is not', null)
    .$if(language !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from translations t where t.website_id = pages.website_id and t.page_id = pages.id
          and t.language = ${language} and ${hasTexts('t.published')})`,
      ),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function publishedMenuTexts(tx: Tx, subdomain: string, language: string): Promise<StoredTexts> {
  const row = await findTranslation(tx, { kind: 'menu', subdomain }, language);
  return row?.published ?? {};
}

/** The draft, which nobody else changes until the end of the transaction; without one, an empty one is made. */
export async function lockTranslation(tx: Tx, subject: Subject, language: string): Promise<StoredTexts> {
  const { column, of } = columnOf(subject);
  await sql`
    insert into translations (website_id, kind, ${column}, language, draft)
    values (${tx.site}, ${subject.kind}, ${of}, ${language}, '{}')
    on conflict on constraint translations_one_of_each do nothing`.execute(tx);
  const row = await tx
    .selectFrom('translations')
    .select(texts('draft').as('draft'))
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(isAbout(subject))
    .forUpdate()
    .executeTakeFirst();
  return row?.draft ?? {};
}

/** Changes some texts of the draft; those of others who translate the same page at the same time stay. */
export async function saveTexts(
  tx: Tx,
  subject: Subject,
  language: string,
  saved: StoredTexts,
  removed: readonly string[],
): Promise<void> {
  const draft = JSON.stringify(saved);
  const { column, of } = columnOf(subject);
  await sql`
    insert into translations (website_id, kind, ${column}, language, draft)
    values (${tx.site}, ${subject.kind}, ${of}, ${language}, ${draft}::jsonb)
    on conflict on constraint translations_one_of_each do update
      set draft = (translations.draft - ${[...removed]}::text[]) || excluded.draft, updated_at = now()`.execute(
    tx,
  );
}

/** @returns false if there is nothing to publish */
export async function publishTranslation(tx: Tx, subject: Subject, language: string): Promise<boolean> {
  const row = await tx
    .updateTable('translations')
    .set({ published: sql`draft`, published_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(isAbout(subject))
    .where(sql<boolean>`draft <> '{}'`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const unpublishTranslation = (tx: Tx, subject: Subject, language: string) =>
  tx
    .updateTable('translations')
    .set({ published: null, published_at: null })
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(isAbout(subject))
    .execute();

/** A page, section or entry as visitors see it; before it is published, its draft. Nothing in the trash. */
export async function findOriginal(tx: Tx, id: string) {
  const find = (which: 'published' | 'draft') =>
    wholePages(tx, which).where('pages.id', '=', id).where('pages.trashed_at', 'is', null).executeTakeFirst();
  return (await find('published')) ?? (await find('draft'));
}

const originals = (tx: Tx) =>
  tx
    .selectFrom('pages')
    .innerJoin('page_versions as content', (join) =>
      join
        .onRef('content.website_id', '=', 'pages.website_id')
        .onRef('content.page_id', '=', 'pages.id')
        .on('content.version', '=', sql<number>`coalesce(pages.published_version, pages.version)`),
    )
    .select([
      'pages.id',
      'pages.kind',
      'pages.published_version',
      'content.name',
      'content.seo',
      'content.tree_version',
    ])
    .select(sql<Block[]>`content.blocks`.as('blocks'))
    .where('pages.website_id', '=', tx.site);

/** Pages and sections, by their ids. */
export const originalsAfter = (tx: Tx, after: string | undefined, limit: number) =>
  originals(tx)
    .where('pages.kind', '<>', 'entry')
    .$if(after !== undefined, (query) => query.where('pages.id', '>', after as string))
    .orderBy('pages.id')
    .limit(limit)
    .execute();

/** Entries, the newest first. */
export const entriesBefore = (tx: Tx, before: string | undefined, limit: number) =>
  originals(tx)
    .select(sql<Details | null>`content.details`.as('details'))
    .where('pages.kind', '=', 'entry')
    .where('pages.trashed_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('pages.id', '<', before as string))
    .orderBy('pages.id', 'desc')
    .limit(limit)
    .execute();

/** The subdomains that have menus. */
export async function menuSubdomains(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('menu_entries')
    .select('subdomain')
    .distinct()
    .where('website_id', '=', tx.site)
    .orderBy('subdomain')
    .limit(100)
    .execute();
  return rows.map(({ subdomain }) => subdomain);
}
