import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import {
  type RecordText,
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import { type ShownTerm, termChanges } from '../../entry-shapes.ts';
import { findTerm, type TermRow, termsAfter } from '../term-queries.ts';
import { staffWords } from '../staff-words.ts';

type TermTexts = Pick<TermRow, 'kind' | 'name'> & { description?: string };

/** Names of people stay as they are. */
function textsOfTerm({ kind, name, description = '' }: TermTexts): RecordText[] {
  const words = staffWords();
  const block = words[kind];
  const all = [
    ...(kind === 'author' ? [] : [recordText('name', { label: words.name, block }, name, termChanges.name)]),
    recordText(
      'description',
      { label: words.description, block, kind: 'multiline' },
      description,
      termChanges.description.unwrap(),
    ),
  ];
  return all.filter(({ source }) => needsTranslation(source));
}

const original = (row: TermRow): TranslatableRecord => ({
  id: row.id,
  name: row.name,
  path: null,
  visible: true,
  texts: textsOfTerm(row),
});

/** Categories, tags and authors as their translator needs them. */
export const translatableTerms: TranslatableRecords = {
  kind: 'term',
  area: 'pages',
  find: async (tx, id) => {
    const row = await findTerm(tx, id);
    return row && original(row);
  },
  after: async (tx, after, limit) => (await termsAfter(tx, after, limit)).map(original),
};

/** Categories, tags and authors as they are read in a language. What has no translation stays in the original. One statement. */
export async function termsIn(
  tx: Tx,
  ids: readonly string[],
  language: Language,
): Promise<<T extends TermTexts & { id: string }>(term: T) => T & { translation: string }> {
  const translated = await publishedRecords(tx, 'term', [...new Set(ids)], language);
  return (term) => {
    const { texts, translation } = translated(term.id);
    const matches = matchTexts(textsOfTerm(term), texts);
    const laid = Object.fromEntries([...matches].map(([key, { text }]) => [key.slice(0, -1), text]));
    return { ...term, ...laid, translation };
  };
}

/** A category, tag or author above the list of its entries. */
export async function listedTerm(
  tx: Tx,
  term: TermRow,
  language: Language | undefined,
): Promise<ShownTerm & Pick<TermRow, 'kind' | 'description'>> {
  const inLanguage = language === undefined ? undefined : (await termsIn(tx, [term.id], language))(term);
  const { id, kind, name, slug, description } = inLanguage ?? term;
  const { translation } = inLanguage ?? {};
  return { _id: id, kind, name, slug, description, ...(translation ? { translation } : {}) };
}
