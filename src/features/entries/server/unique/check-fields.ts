import type { Tx } from '../../../../lib/db/database.ts';
import type { FieldDefinition } from '../../field-kinds.ts';
import { fitValue, textOf } from '../../field-values.ts';
import { isUnique } from '../../unique-fields.ts';
import { staffWords } from '../staff-words.ts';
import { listTypes } from '../type-queries.ts';
import { claimsOf } from './claim-values.ts';
import { dropFields, enterAll, type Holding, holdingsIn } from './unique-queries.ts';

const MOST_EXAMPLES = 3;

export interface Clash {
  field: FieldDefinition;
  /** As it is stored in one of them. */
  value: unknown;
  /** Names of the entries that have it. */
  names: string[];
}

interface Having extends Clash {
  digest: string;
  /** Their IDs. */
  pages: Map<string, string>;
}

/** Who has which value. */
function sortByValue(fields: readonly FieldDefinition[], holdings: readonly Holding[]): Having[] {
  const found = new Map<string, Having>();
  for (const { page, name, values } of holdings)
    for (const { field: key, digest } of claimsOf(fields, values)) {
      const field = fields.find((each) => each.key === key) as FieldDefinition;
      const having = found.get(`${key} ${digest}`) ?? {
        field,
        digest,
        value: values?.[key],
        names: [],
        pages: new Map(),
      };
      having.pages.set(page, name);
      found.set(`${key} ${digest}`, having);
    }
  return [...found.values()];
}

/**
 * Gives the entries of a type their values in these fields anew. Of a value that several have, the oldest entry gets it.
 * @returns the values that several have
 */
export async function claimFields(
  tx: Tx,
  typeId: string,
  fields: readonly FieldDefinition[],
): Promise<Clash[]> {
  if (fields.length === 0) return [];
  const keys = fields.map(({ key }) => key);
  const found = sortByValue(fields, await holdingsIn(tx, typeId, keys));
  await dropFields(tx, typeId, keys);
  const claims = found.flatMap(({ field, digest, pages }) =>
    [...pages.keys()].slice(0, 1).map((page) => ({ field: field.key, digest, page })),
  );
  await enterAll(tx, typeId, claims);
  return found
    .filter(({ pages }) => pages.size > 1)
    .map((each) => ({ ...each, names: [...each.pages.values()] }));
}

/** Checks fields that were not checked before, or differently, and forgets those that no longer are. @returns the values that several have */
export async function claimChanged(
  tx: Tx,
  typeId: string,
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): Promise<Clash[]> {
  const isSame = (field: FieldDefinition) =>
    before.some((was) => was.key === field.key && isUnique(was) && was.kind === field.kind);
  const now = after.filter(isUnique);
  const ended = before.filter((was) => isUnique(was) && !now.some(({ key }) => key === was.key));
  if (ended.length > 0)
    await dropFields(
      tx,
      typeId,
      ended.map(({ key }) => key),
    );
  return claimFields(
    tx,
    typeId,
    now.filter((field) => !isSame(field)),
  );
}

/** For an imported site. Entries that have the same value there keep it. */
export async function resumeUnique(tx: Tx): Promise<void> {
  for (const { id, fields } of await listTypes(tx)) await claimFields(tx, id, fields.filter(isUnique));
}

function sayNames(all: readonly string[]): string {
  const shown = all.slice(0, MOST_EXAMPLES);
  const names = shown.map((text) => staffWords().quoted({ text })).join(', ');
  const others = all.length - shown.length;
  return others > 0 ? staffWords().namesAndMore({ names, count: others }) : names;
}

/** A track is stored as its ID, which says nothing. */
function sayClash({ field, value, names }: Clash): string {
  const text = field.kind === 'audio' ? undefined : textOf(fitValue(field, value));
  if (text === undefined) return sayNames(names);
  return staffWords().valueOfEntries({ value: text.slice(0, 80), names: sayNames(names) });
}

/** How many values of a field several entries have, and which. */
export function clashSentence(clashes: readonly Clash[]): string {
  const examples = clashes.slice(0, MOST_EXAMPLES).map(sayClash).join('; ');
  const says = { count: clashes.length, examples };
  return clashes.length > MOST_EXAMPLES ? staffWords().manyValuesClash(says) : staffWords().valuesClash(says);
}
