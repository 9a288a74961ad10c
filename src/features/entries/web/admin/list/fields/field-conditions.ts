import { isDay } from '../../../../../../lib/values/calendar-day.ts';
import { canAsk, type FieldWanted, MOST_ASKED } from '../../../../asked-fields.ts';
import type { FieldKind } from '../../../../field-kinds.ts';
import type { Field } from './field-columns.ts';

export type Condition = 'is' | 'from' | 'to' | 'between' | 'filled';

/** What is asked of fields, by their keys. */
export type Asked = Readonly<Record<string, FieldWanted>>;

const ofRanges: readonly Condition[] = ['is', 'from', 'to', 'between', 'filled'];

const conditions: Readonly<Partial<Record<FieldKind, readonly Condition[]>>> = {
  choice: ['is'],
  toggle: ['is'],
  number: ofRanges,
  money: ofRanges,
  date: ofRanges,
  dateRange: ofRanges,
};

export const conditionsOf = ({ kind }: Pick<Field, 'kind'>): readonly Condition[] => conditions[kind] ?? [];

/** Whether a list can be filtered by the field. */
export const isFilterable = (field: Field): boolean => !field.retired && conditionsOf(field).length > 0;

export const isAmount = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'number' || kind === 'money';

/** What a filter is made of where it is edited. */
export interface Written {
  condition: Condition;
  first: string | number | null;
  last: string | number | null;
}

export function written(wanted: FieldWanted): Written {
  if (typeof wanted === 'string') return { condition: 'is', first: wanted, last: null };
  if (typeof wanted === 'boolean') return { condition: 'is', first: String(wanted), last: null };
  const { from = null, to = null } = wanted;
  if (from === null && to === null) return { condition: 'filled', first: null, last: null };
  if (to === null) return { condition: 'from', first: from, last: null };
  if (from === null) return { condition: 'to', first: to, last: null };
  return { condition: from === to ? 'is' : 'between', first: from, last: to };
}

/** The filter that was written; null while a value is missing. The ends of a range may be in either order. */
export function wantedOf(
  { kind }: Pick<Field, 'kind'>,
  { condition, first, last }: Written,
): FieldWanted | null {
  if (condition === 'filled') return {};
  if (first === null || first === '') return null;
  if (kind === 'choice') return String(first);
  if (kind === 'toggle') return first === 'true';
  switch (condition) {
    case 'from':
      return { from: first };
    case 'to':
      return { to: first };
    case 'is':
      return { from: first, to: first };
    default:
      if (last === null || last === '') return null;
      return first <= last ? { from: first, to: last } : { from: last, to: first };
  }
}

const isBound = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && isDay(value));

function isWanted(value: unknown): value is FieldWanted {
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { from, to, ...more } = value as { from?: unknown; to?: unknown };
  return Object.keys(more).length === 0 && isBound(from) && isBound(to);
}

function applies(field: Field | undefined, value: unknown): value is FieldWanted {
  if (!field || !isWanted(value) || !canAsk(field, value)) return false;
  return typeof value !== 'string' || field.options.includes(value);
}

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
  const entries = Object.entries(parsed);
  const found = entries.filter(([key, value]) =>
    applies(
      fields.find((each) => each.key === key),
      value,
    ),
  ) as [string, FieldWanted][];
  return { asked: Object.fromEntries(found.slice(0, MOST_ASKED)), dropped: entries.length - found.length };
}

/** As in an address; empty without filters. */
export const writeAsked = (asked: Asked): string =>
  Object.keys(asked).length > 0 ? JSON.stringify(asked) : '';
