import type { Tx } from '../../../../lib/db/database.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { textOf } from '../../field-values.ts';
import { isUnique } from '../../unique-fields.ts';
import { staffWords } from '../staff-words.ts';
import type { TypeRow } from '../type-queries.ts';
import { claimOf, claimsOf, type Taken, whoHas } from '../unique/claim-values.ts';
import { takenSentence } from '../unique/taken-sentence.ts';
import { valuesBefore } from './import-queries.ts';

export interface TakenValue {
  /** The key of its field. */
  key: string;
  sentence: string;
}

type Values = Readonly<Record<string, unknown>>;

const idOf = ({ field, digest }: { field: string; digest: string }) => `${field} ${digest}`;

/**
 * Values of rows that another entry or an earlier row has, in fields in which no two may have the same. They are checked again when
 * the row is saved.
 * @param rows some in order, the first of which is at `position` in the file
 */
export async function findTaken(
  tx: Tx,
  importId: string,
  type: Pick<TypeRow, 'id' | 'fields'>,
  rows: readonly { position: number; values: Values }[],
) {
  const fields = type.fields.filter(
    (field) => isUnique(field) && rows.some(({ values }) => claimOf(field, values[field.key])),
  );
  const [first] = rows;
  if (fields.length === 0 || !first) return { of: () => [], note: () => {} };
  const seen = new Set(
    (
      await valuesBefore(
        tx,
        importId,
        first.position,
        fields.map(({ key }) => key),
      )
    ).flatMap((values) => claimsOf(fields, values).map(idOf)),
  );
  const claims = rows.flatMap(({ values }) => claimsOf(fields, values));
  const taken = new Map<string, Taken>();
  for (const each of await whoHas(tx, type, claims)) taken.set(idOf(each), each);

  const ofField = (field: FieldDefinition, values: Values, page: string | undefined): TakenValue[] => {
    const claim = claimOf(field, values[field.key]);
    const there = claim && taken.get(idOf(claim));
    if (there && there.page !== page) return [{ key: field.key, sentence: takenSentence(field, there.name) }];
    if (!claim || !seen.has(idOf(claim))) return [];
    const text = (textOf(values[field.key]) ?? '').slice(0, 80);
    return [{ key: field.key, sentence: staffWords().valueTwice({ text }) }];
  };
  return {
    /** @param page the entry that the row changes */
    of: (values: Values, page: string | undefined) => fields.flatMap((field) => ofField(field, values, page)),
    /** Remembers the values of a row that will be imported. */
    note: (values: Values) => {
      for (const claim of claimsOf(fields, values)) seen.add(idOf(claim));
    },
  };
}
