import type { Tx } from '../../../../lib/db/database.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import { distinctOptions } from '../../../../lib/translations/option-texts.ts';
import { everyTranslation, publishedRecords } from '../../../../lib/translations/published-queries.ts';
import {
  type RecordText,
  recordText,
  type TranslatableRecord,
  type TranslatableRecords,
} from '../../../../lib/translations/records.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';
import { publishedTranslations } from '../../../pages/server/index.ts';
import { pagePath } from '../../../pages/slugs.ts';
import { newField, typeName, typeSettings } from '../../entry-shapes.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { findType, type TypeRow, typesAfter } from '../type-queries.ts';
import { staffWords } from '../staff-words.ts';

type TypeTexts = Pick<TypeRow, 'name' | 'plural' | 'settings' | 'fields'>;

const labelKey = ({ key }: FieldDefinition) => `fields.${key}.label`;
const optionKey = ({ key }: FieldDefinition, at: number) => `fields.${key}.options.${at}`;

/** Visitors don't see the label of an audio file, but programs that ask for the entry do. */
const isLabelled = ({ shown, retired }: FieldDefinition) => shown && !retired;

/** What visitors read of a content type. Options keep their value and get a text beside it. */
function textsOfType({ name, plural, settings, fields }: TypeTexts): RecordText[] {
  const words = staffWords();
  const own = { block: words.contentType };
  const { label, options } = newField.shape;
  const all = [
    recordText('name', { label: words.nameOfOneEntry, ...own }, name, typeName),
    recordText('plural', { label: words.nameOfSeveral, ...own }, plural, typeName),
    recordText(
      'settings.description',
      { label: words.description, ...own, kind: 'multiline' },
      settings.description,
      typeSettings.shape.description.unwrap(),
    ),
    ...fields.filter(isLabelled).flatMap((field) => {
      const of = { block: field.label };
      return [
        recordText(labelKey(field), { label: words.fieldName, ...of }, field.label, label),
        ...(field.kind === 'choice' ? field.options : []).map((option, at) =>
          recordText(optionKey(field, at), { label: words.option, ...of }, option, options.unwrap().element),
        ),
      ];
    }),
  ];
  return all.filter(({ source }) => needsTranslation(source));
}

const original = (row: TypeRow): TranslatableRecord => ({
  id: row.id,
  name: row.plural,
  path: row.page_published ? pagePath(row.page_slug) : null,
  visible: row.page_published,
  texts: textsOfType(row),
});

/** Content types as their translator needs them. */
export const translatableTypes: TranslatableRecords = {
  kind: 'content-type',
  area: 'pages',
  find: async (tx, id) => {
    const row = await findType(tx, id);
    return row && original(row);
  },
  after: async (tx, after, limit) => (await typesAfter(tx, after, limit)).map(original),
};

/** A field as it is read in a language. */
export interface FieldInLanguage extends FieldDefinition {
  isTranslated?: boolean;
  /** What the options are called; entries hold them as in `options`. */
  optionTexts?: string[] | undefined;
}

/** A content type as it is read in a language. */
export interface TypeInLanguage extends TypeRow {
  fields: FieldInLanguage[];
  translated?: ('name' | 'plural')[];
  translation?: string;
  page_translated?: boolean;
  page_translation?: string;
}

/** What has no translation stays in the original. */
function layType(type: TypeRow, stored: StoredTexts): TypeInLanguage {
  const matches = matchTexts(textsOfType(type), stored);
  const textAt = (path: string, otherwise: string) =>
    (matches.get(`${path}@`)?.text as string | undefined) ?? otherwise;
  const { name, plural, settings } = type;
  const fields = type.fields.map((field): FieldInLanguage => {
    const optionTexts = field.options.map((option, at) => textAt(optionKey(field, at), option));
    return {
      ...field,
      label: textAt(labelKey(field), field.label),
      isTranslated: matches.has(`${labelKey(field)}@`),
      ...(field.kind === 'choice' ? { optionTexts } : {}),
    };
  });
  return {
    ...type,
    name: textAt('name', name),
    plural: textAt('plural', plural),
    settings: { ...settings, description: textAt('settings.description', settings.description ?? '') },
    fields: distinctOptions(fields),
    translated: (['name', 'plural'] as const).filter((each) => matches.has(`${each}@`)),
  };
}

/** What its page is called in a language, as in the page's breadcrumbs: its translated title. */
async function pageIn(tx: Tx, type: TypeInLanguage, language: Language) {
  const rows = await publishedTranslations(tx, [type.page_id], language);
  const title = rows.find(({ texts }) => texts !== null)?.texts?.['name@']?.text;
  const isTitled = typeof title === 'string' && title !== '';
  // Without one, a translated name of the entries is better than a name in another language.
  const instead = type.translated?.includes('plural') ? type.plural : undefined;
  return {
    page_name: isTitled ? title : (instead ?? type.page_name),
    page_translated: isTitled || instead !== undefined,
    page_translation: translationKey(tx.site, type.page_id, language),
  };
}

/** A content type as it is read in a language. Two statements, none in the main one. */
export async function typeIn(tx: Tx, type: TypeRow, language: Language | undefined): Promise<TypeInLanguage> {
  if (language === undefined) return type;
  const { texts, translation } = (await publishedRecords(tx, 'content-type', [type.id], language))(type.id);
  const laid = { ...layType(type, texts), translation };
  return { ...laid, ...(await pageIn(tx, laid, language)) };
}

/** For the search index, which holds languages that the site doesn't have now. */
export async function indexedTypeIn(tx: Tx, type: TypeRow, language: string): Promise<TypeInLanguage> {
  const all = await everyTranslation(tx, 'content-type', [type.id]);
  const own = all.find((one) => one.language === language);
  return own ? layType(type, own.texts) : type;
}

/** What the option that an entry holds is called in the language in which its field is read. */
export const optionTextOf = ({ options, optionTexts }: FieldInLanguage, value: unknown): string | undefined =>
  optionTexts?.[options.indexOf(String(value))];
