import { sql } from 'kysely';
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
 * The published translation of a file’s alt text. A language that was removed, or has become the main one, keeps its
 * translations; whether the site has it is asked once for all files.
 */
export const translatedAlt = (tx: Tx, language: string) =>
  sql<StoredText | null>`(
    select t.published -> ${ALT_TEXT}::text
    from translations t
    where t.website_id = ${tx.site} and t.file_id = files.id and t.language = (
      select ${language}::text from websites w where w.id = ${tx.site} and ${language}::text = any (w.languages))
  )`;
