import { invalid, notFound } from '../../../lib/errors.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { entryPath } from '../../../lib/links/entry-path.ts';
import type { Details } from '../../pages/contract.ts';
import type { EntryRules } from '../../pages/server/index.ts';
import type { FieldDefinition, FieldKind } from '../field-kinds.ts';
import { fitValue, missingFields, textOf } from '../field-values.ts';
import { findAccess } from './access/access-queries.ts';
import { mayRead } from './access/may-read.ts';
import { findOwn, type StoredDetails } from './entry-queries.ts';
import { joinValues } from './fields/join-values.ts';
import { layEntry, textsOfDetails } from './translations/entry-texts.ts';
import { translatableTerms } from './translations/translatable-terms.ts';
import {
  type FieldInLanguage,
  indexedTypeIn,
  optionTextOf,
  translatableTypes,
} from './translations/translatable-types.ts';
import { translatedEntries, typeOfPage, type TypeRow, typesOfPages } from './type-queries.ts';
import { takeChanged } from './unique/claim-values.ts';
import { takenSentence } from './unique/taken-sentence.ts';
import { staffWords } from './staff-words.ts';

type NotDone = 'entryNotSaved' | 'versionNotRestored';

/** @param said sentences by the key of a field */
function refuseValues(fields: readonly FieldDefinition[], said: Record<string, string>, notDone: NotDone) {
  const problems = Object.entries(said);
  const [key = '', sentence = ''] = problems[0] ?? [];
  const label = fields.find((field) => field.key === key)?.label ?? key;
  return invalid(
    staffWords()[notDone]({ label, sentence }),
    Object.fromEntries(problems.map(([name, problem]) => [`details.values.${name}`, problem])),
  );
}

/** @throws where a value doesn’t fit its field */
export function joinDetails(
  fields: readonly FieldDefinition[],
  before: StoredDetails | null | undefined,
  given: Details,
): Details {
  const joined = joinValues(fields, before?.values ?? {}, given.values);
  if ('values' in joined) return { ...given, values: joined.values };
  throw refuseValues(fields, joined.problems, 'entryNotSaved');
}

/** Gives an entry its values in fields that are checked. @throws where another entry has one */
export async function takeDetails(
  tx: Tx,
  type: Pick<TypeRow, 'id' | 'fields'>,
  pageId: string,
  before: StoredDetails | null | undefined,
  now: StoredDetails,
  notDone: NotDone = 'entryNotSaved',
): Promise<void> {
  const taken = await takeChanged(tx, type, pageId, before?.values ?? {}, now.values ?? {});
  if (taken.length === 0) return;
  const labels = new Map(type.fields.map((field) => [field.key, field]));
  const said = taken.map(({ field, name }) => [
    field,
    takenSentence(labels.get(field) ?? { label: field }, name),
  ]);
  throw refuseValues(type.fields, Object.fromEntries(said) as Record<string, string>, notDone);
}

/** Kinds with addresses or IDs, which no visitor searches for. */
const unread: ReadonlySet<FieldKind> = new Set(['link', 'file', 'audio']);

const shownFields = (fields: readonly FieldInLanguage[]) =>
  fields.filter(({ retired, shown }) => shown && !retired);

async function typeOf(tx: Tx, pageId: string, held = false) {
  const type = await typeOfPage(tx, pageId, held);
  if (!type) throw notFound(staffWords().entryGone);
  return type;
}

export const entryRules: EntryRules = {
  join: async (tx, pageId, before, given, together) => {
    const type = await typeOf(tx, pageId, true);
    const now = joinDetails(type.fields, before, given);
    if (!together) await takeDetails(tx, type, pageId, before, now);
    return now;
  },

  bringBack: async (tx, pageId, before, earlier) => {
    const type = await typeOf(tx, pageId, true);
    await takeDetails(tx, type, pageId, before, earlier, 'versionNotRestored');
  },

  isForEverybody: async (tx, pageId) => {
    const access = await findAccess(tx, pageId);
    return access === undefined || mayRead({ access }, null);
  },
  texts: async (tx, pageId, original, translation) => {
    const stored = await typeOfPage(tx, pageId);
    const type = stored && translation ? await indexedTypeIn(tx, stored, translation.language) : stored;
    const details =
      original && type && translation
        ? layEntry({ name: '', details: original }, type.fields, translation.texts).entry.details
        : original;
    const texts = shownFields(type?.fields ?? []).flatMap((field) => {
      const value = fitValue(field, details?.values?.[field.key]);
      if (value === undefined || unread.has(field.kind)) return [];
      return optionTextOf(field, value) ?? textOf(value) ?? [];
    });
    return [details?.excerpt ?? '', ...texts].filter((text) => text !== '');
  },

  translatedOf: translatedEntries,

  records: [translatableTypes, translatableTerms],

  translatable: async (tx, entries) => {
    const types = await typesOfPages(
      tx,
      entries.map(({ id }) => id),
    );
    return new Map(
      entries.flatMap(({ id, details }) => {
        const type = types.get(id);
        return type
          ? [[id, { path: entryPath(type.place), texts: textsOfDetails(type.fields, details) }]]
          : [];
      }),
    );
  },

  checkReady: async (tx, pageId) => {
    const { fields } = await typeOf(tx, pageId);
    const draft = await findOwn(tx, pageId);
    const missing = missingFields(fields, draft?.details?.values ?? {});
    if (missing.length === 0) return;
    const labels = missing.map(({ label }) => label).join(', ');
    throw invalid(
      staffWords().fillInRequired({ labels }),
      Object.fromEntries(
        missing.map(({ key, label }) => [`details.values.${key}`, staffWords().fillInField({ label })]),
      ),
    );
  },
};
