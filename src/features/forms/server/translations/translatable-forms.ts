import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { publishedRecords } from '../../../../lib/translations/published-queries.ts';
import type { TranslatableRecord, TranslatableRecords } from '../../../../lib/translations/records.ts';
import { findForm, type FormRow, listForms } from '../form-queries.ts';
import { layForm, textsOfForm } from './form-texts.ts';

const original = (row: FormRow): TranslatableRecord => ({
  id: row.id,
  name: row.name,
  path: null,
  visible: true,
  texts: textsOfForm(row),
});

/** Forms as their translator needs them. */
export const translatableForms: TranslatableRecords = {
  kind: 'form',
  area: 'forms',
  find: async (tx, id) => {
    const row = await findForm(tx, id);
    return row && original(row);
  },
  after: async (tx, after, limit) => (await listForms(tx, { limit, after })).map(original),
};

/** A form as it is read in a language, with the key of its translation. */
export async function formIn(
  tx: Tx,
  row: FormRow,
  language: Language,
): Promise<{ row: FormRow; translation: string }> {
  const { texts, translation } = (await publishedRecords(tx, 'form', [row.id], language))(row.id);
  return { row: layForm(row, texts), translation };
}
