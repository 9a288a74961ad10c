import { canAsk, type FieldWanted, isWanted, MOST_ASKED, MOST_FILTERS } from '../../../../asked-fields.ts';
import type { Field } from './field-columns.ts';

/** What is asked of fields, by their keys. */
export type Asked = Readonly<Record<string, FieldWanted>>;

const A_DAY = '2000-01-01';
const SEVERAL = ['00000000-0000-4000-8000-000000000000'];

/** Filters of each condition, to find out which ones a field answers. */
const examples = {
  contains: [{ contains: A_DAY }],
  is: [A_DAY, true, { from: 1, to: 1 }, { from: A_DAY, to: A_DAY }],
  not: [{ not: A_DAY }, { not: 1 }],
  any: [{ any: SEVERAL }],
  none: [{ not: SEVERAL }],
  from: [{ from: 1 }, { from: A_DAY }],
  to: [{ to: 1 }, { to: A_DAY }],
  between: [
    { from: 1, to: 2 },
    { from: A_DAY, to: A_DAY },
  ],
  upcoming: [{ when: 'upcoming' }],
  past: [{ when: 'past' }],
  filled: [{ empty: false }],
  empty: [{ empty: true }],
} satisfies Record<string, readonly FieldWanted[]>;
export type Condition = keyof typeof examples;

/** The conditions by which a list can be filtered by the field; none if it is retired. */
export const conditionsOf = (field: Pick<Field, 'kind' | 'retired'>): Condition[] =>
  (Object.keys(examples) as Condition[]).filter((condition) =>
    examples[condition].some((example) => canAsk(field, example)),
  );

/** Whether a list can be filtered by the field. */
export const isFilterable = (field: Field): boolean => conditionsOf(field).length > 0;

/** What a filter is made of where it is edited. */
export interface Written {
  condition: Condition;
  first: string | number | null;
  last: string | number | null;
  /** Options, or IDs of records. */
  several: readonly string[];
}

const nothing = { first: null, last: null, several: [] };

export const hasSeveral = (condition: Condition): boolean => condition === 'any' || condition === 'none';
const alone: ReadonlySet<Condition> = new Set(['filled', 'empty', 'upcoming', 'past']);
export const hasNoValue = (condition: Condition): boolean => alone.has(condition);

export function written(wanted: FieldWanted): Written {
  if (typeof wanted === 'string' || typeof wanted === 'boolean')
    return { ...nothing, condition: 'is', first: String(wanted) };
  if ('empty' in wanted) return { ...nothing, condition: wanted.empty ? 'empty' : 'filled' };
  if ('when' in wanted) return { ...nothing, condition: wanted.when };
  if ('contains' in wanted) return { ...nothing, condition: 'contains', first: wanted.contains };
  if ('any' in wanted) return { ...nothing, condition: 'any', several: wanted.any };
  if ('not' in wanted)
    return typeof wanted.not === 'object'
      ? { ...nothing, condition: 'none', several: wanted.not }
      : { ...nothing, condition: 'not', first: wanted.not };
  const { from = null, to = null } = wanted;
  if (from === null && to === null) return { ...nothing, condition: 'filled' };
  if (to === null) return { ...nothing, condition: 'from', first: from };
  if (from === null) return { ...nothing, condition: 'to', first: to };
  return { ...nothing, condition: from === to ? 'is' : 'between', first: from, last: to };
}

const isBlank = (value: string | number | null): value is null =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** The filter that was written; null while a value is missing. The ends of a range may be in either order. */
export function wantedOf(
  { kind }: Pick<Field, 'kind'>,
  { condition, first, last, several }: Written,
): FieldWanted | null {
  if (condition === 'upcoming' || condition === 'past') return { when: condition };
  if (hasNoValue(condition)) return { empty: condition === 'empty' };
  if (hasSeveral(condition)) {
    if (several.length === 0) return null;
    return condition === 'any' ? { any: several } : { not: several };
  }
  if (isBlank(first)) return null;
  switch (condition) {
    case 'contains':
      return { contains: String(first).trim() };
    case 'not':
      return { not: typeof first === 'string' ? first.trim() : first };
    case 'from':
      return { from: first };
    case 'to':
      return { to: first };
    case 'is':
      if (kind === 'toggle') return first === 'true';
      return kind === 'choice' || kind === 'text' ? String(first).trim() : { from: first, to: first };
    default:
      if (isBlank(last)) return null;
      return first <= last ? { from: first, to: last } : { from: last, to: first };
  }
}

/** Whether a choice has an option that is asked for. Those of several that are gone find nothing. */
function isThere({ kind, options }: Field, wanted: FieldWanted): boolean {
  if (kind !== 'choice') return true;
  const { first, several } = written(wanted);
  if (several.length > 0) return several.some((option) => options.includes(option));
  return first === null || options.includes(String(first));
}

/** Whether the API takes these filters together. */
export const areShort = (asked: Asked): boolean =>
  Object.keys(asked).length <= MOST_ASKED && writeAsked(asked).length <= MOST_FILTERS;

/** Filters in an address. Those that the type has no field for any more, or no such option, are only counted. */
export function readAsked(text: string, fields: readonly Field[]): { asked: Asked; dropped: number } {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Somebody changed the address.
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return { asked: {}, dropped: 0 };
  let asked: Asked = {};
  let dropped = 0;
  for (const [key, value] of Object.entries(parsed) as [string, unknown][]) {
    const field = fields.find((each) => each.key === key);
    const isAsked = field && isWanted(value) && canAsk(field, value) && isThere(field, value);
    const next = isAsked ? { ...asked, [key]: value } : asked;
    if (isAsked && areShort(next)) asked = next;
    else dropped += 1;
  }
  return { asked, dropped };
}

/** As in an address; empty without filters. */
export const writeAsked = (asked: Asked): string =>
  Object.keys(asked).length > 0 ? JSON.stringify(asked) : '';
