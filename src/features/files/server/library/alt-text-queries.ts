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

/** The published translation of a file's alt text. A language that was removed, or has become the main one, keeps its translations. */
export const translatedAlt = (language: string) =>
  sql<StoredText | null>`(
    select t.published -> ${ALT_TEXT}::text
    from translations t join websites w on w.id = t.website_id and t.language = any (w.languages)
    where t.website_id = files.website_id and t.language = ${language} and t.file_id = files.id
  )`;
