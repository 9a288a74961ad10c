import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { StoredTexts } from './texts.ts';
import { translationKey } from './translation-key.ts';

/** Records that are translated as pages are. */
export type RecordKind =
  | 'product'
  | 'service'
  | 'collection'
  | 'form'
  | 'email'
  | 'term'
  | 'content-type'
  | 'file'
  | 'site'
  | 'shop';

/** The column with the id of what a translation is of. */
export const subjectColumns = {
  page: 'page_id',
  product: 'product_id',
  service: 'service_id',
  collection: 'collection_id',
  form: 'form_id',
  email: 'email_id',
  term: 'term_id',
  'content-type': 'content_type_id',
  file: 'file_id',
  site: 'part',
  shop: 'part',
} as const satisfies Record<'page' | RecordKind, string>;

/** Ids of these are words; all others are UUIDs. */
const named: readonly RecordKind[] = ['email', 'site', 'shop'];
const idsOf = (kind: 'page' | RecordKind, ids: readonly string[]) =>
  sql`any (${[...ids]}::${sql.raw(named.some((each) => each === kind) ? 'text' : 'uuid')}[])`;

/** A record in one language. */
export interface Translated {
  /** The published ones. */
  texts: StoredTexts;
  /** The languages other than the main one in which it can be read. */
  languages: string[];
  /** Named in replies that show the record in the language, see `translationKey`. */
  translation: string;
}

/**
 * The published translations of these records. One statement, and only sites with several languages ask.
 * @param language also the main one: then the languages of each
 */
export async function publishedRecords(
  tx: Tx,
  kind: RecordKind,
  ids: readonly string[],
  language: string,
): Promise<(id: string) => Translated> {
  const record = sql.ref(`t.${subjectColumns[kind]}`);
  const { rows } = await sql<{ id: string; language: string; texts: StoredTexts | null }>`
    select ${record} as id, t.language, case t.language when ${language} then t.published end as texts
    from translations t join websites w on w.id = t.website_id and t.language = any (w.languages)
    where t.website_id = ${tx.site} and ${record} = ${idsOf(kind, ids)} and t.published is not null
    order by t.language`.execute(tx);
  const byRecord = Map.groupBy(rows, ({ id }) => id);
  return (id) => {
    const own = byRecord.get(id) ?? [];
    return {
      texts: own.find(({ texts }) => texts !== null)?.texts ?? {},
      languages: own.map((row) => row.language),
      translation: translationKey(tx.site, id, language),
    };
  };
}

/** What a text of these records reads in any language of the site. */
export async function publishedTexts(
  tx: Tx,
  kind: RecordKind,
  ids: readonly string[],
  key: string,
): Promise<{ id: string; text: string }[]> {
  const record = sql.ref(subjectColumns[kind]);
  const { rows } = await sql<{ id: string; text: string }>`
    select ${record} as id, published -> ${key}::text ->> 'text' as text from translations
    where website_id = ${tx.site} and ${record} = ${idsOf(kind, ids)} and published ? ${key}::text`.execute(
    tx,
  );
  return rows;
}

/** Whether texts are published, not only which blocks a page hides: their keys begin with a dot. @param texts a column */
export const hasTexts = (texts: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from jsonb_object_keys(${sql.ref(texts)}) key where key not like '.%')`;

/** The published translation of a record in one language. */
export interface InLanguage {
  id: string;
  language: string;
  texts: StoredTexts;
}

/** All published translations of these records, also into languages that the site doesn't have now. For indexes. */
export async function everyTranslation(
  tx: Tx,
  kind: 'page' | RecordKind,
  ids: readonly string[],
): Promise<InLanguage[]> {
  const record = sql.ref(subjectColumns[kind]);
  const { rows } = await sql<InLanguage>`
    select ${record} as id, language, published as texts from translations
    where website_id = ${tx.site} and ${record} = ${idsOf(kind, ids)} and published is not null
    order by language`.execute(tx);
  return rows;
}

/** Whether the site can be read in a language other than its main one. */
export async function siteHasLanguage(tx: Tx, language: string): Promise<boolean> {
  const { rows } = await sql`
    select from websites where id = ${tx.site} and ${language} = any (languages)`.execute(tx);
  return rows.length > 0;
}
