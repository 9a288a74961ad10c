import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';

export interface WordingRecord {
  area: string;
  key: string;
  words: string;
}

/** More than all catalogues have; an import may bring names that this version doesn't know. */
const MOST = 5_000;

/** The changed texts in each of these languages. */
export const listWording = (
  tx: Tx,
  languages: readonly Language[],
): Promise<(WordingRecord & { language: string })[]> =>
  tx
    .selectFrom('site_words')
    .select(['language', 'area', 'key', 'words'])
    .where('website_id', '=', tx.site)
    .where('language', 'in', languages)
    .orderBy('area')
    .orderBy('key')
    .limit(MOST * languages.length)
    .execute();

export async function countWords(tx: Tx): Promise<{ language: string; count: number }[]> {
  const rows = await tx
    .selectFrom('site_words')
    .select(['language', ({ fn }) => fn.countAll().as('count')])
    .where('website_id', '=', tx.site)
    .groupBy('language')
    .orderBy('language')
    .execute();
  return rows.map(({ language, count }) => ({ language, count: Number(count) }));
}

export async function saveWording(tx: Tx, language: string, rows: readonly WordingRecord[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('site_words')
    .values(rows.map((row) => ({ ...row, language, website_id: tx.site })))
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'language', 'area', 'key'])
        .doUpdateSet(({ ref, fn }) => ({ words: ref('excluded.words'), changed_at: fn('now') })),
    )
    .execute();
}

export async function deleteWords(
  tx: Tx,
  language: string,
  names: readonly { area: string; key: string }[],
): Promise<void> {
  if (names.length === 0) return;
  await tx
    .deleteFrom('site_words')
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .where(({ eb, or }) =>
      or(names.map(({ area, key }) => eb.and([eb('area', '=', area), eb('key', '=', key)]))),
    )
    .execute();
}

export async function deleteAllWords(tx: Tx, language: string): Promise<void> {
  await tx
    .deleteFrom('site_words')
    .where('website_id', '=', tx.site)
    .where('language', '=', language)
    .execute();
}
