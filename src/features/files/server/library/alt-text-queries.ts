import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { StoredText } from '../../../../lib/translations/texts.ts';

export const ALT_TEXT = 'alt@';

/** Public images with an alt text, the newest first. Ids are in order of creation. */
export const describedImages = (tx: Tx, after: string | undefined, limit: number) =>
  tx
    .selectFrom('files')
    .select(['id', 'name', 'alt', 'revision'])
    .where('website_id', '=', tx.site)
    .where('kind', '=', 'image')
    .where('alt', '<>', '')
    .where('trashed_at', 'is', null)
    .where('private', '=', false)
    .$if(after !== undefined, (query) => query.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/**
 * Published translations of the alt texts of these images.
 * @param more a query for further ids
 */
export async function translatedAltTexts(
  tx: Tx,
  ids: readonly string[],
  language: string,
  more?: RawBuilder<unknown>,
): Promise<Map<string, StoredText>> {
  const rows = await tx
    .selectFrom('translations')
    .select(sql<string>`file_id`.as('id'))
    .select(sql<StoredText>`published -> ${ALT_TEXT}::text`.as('text'))
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(
      more
        ? sql<SqlBool>`file_id = any(${[...ids]}::uuid[] || array(${more}))`
        : sql<SqlBool>`file_id = any(${[...ids]}::uuid[])`,
    )
    // A language that was removed, or has become the main one, keeps its translations.
    .where(
      sql<SqlBool>`exists (select from websites w where w.id = translations.website_id and translations.language = any (w.languages))`,
    )
    .where(sql<SqlBool>`published ? ${ALT_TEXT}::text`)
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}
