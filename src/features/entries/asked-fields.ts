import { isDay } from '../../lib/values/calendar-day.ts';
import { isUuid } from '../../lib/values/uuid.ts';
import type { FieldDefinition, FieldKind } from './field-kinds.ts';

/** Fields that a filter asks for at most. */
export const MOST_ASKED = 10;
/** Options or records of one condition. */
export const MOST_CHOSEN = 20;
/** Characters of a text that is looked for. */
export const MOST_SOUGHT = 300;
/** Characters of all filters as JSON. */
export const MOST_FILTERS = 2_000;
/** Characters of the filters of a block in an address, in which one letter may take nine. */
export const MOST_ADDRESS = 4_000;

/**
 * A filter by a field: the text or option that it has, yes or no, a range that includes both ends, a part of a text, one of several
 * options or records, anything but those, or whether it has a value. Entries without a value aren’t what `not` names. `upcoming` is a
 * date, or the end of a time, from today on; `past` is one before today.
 */
export type FieldWanted =
  | string
  | boolean
  | { from?: number | string | undefined; to?: number | string | undefined }
  | { contains: string }
  | { any: readonly string[] }
  | { not: string | number | readonly string[] }
  | { empty: boolean }
  | { when: 'upcoming' | 'past' };

/** How the values of each kind of field are compared; not at all where people only ask whether there is one. */
const compared: Partial<
  Record<FieldKind, 'line' | 'text' | 'option' | 'number' | 'day' | 'switch' | 'records'>
> = {
  text: 'line',
  multiline: 'text',
  choice: 'option',
  number: 'number',
  money: 'number',
  date: 'day',
  dateRange: 'day',
  toggle: 'switch',
  entries: 'records',
  products: 'records',
  services: 'records',
};

const sortable: ReadonlySet<FieldKind> = new Set([
  'text',
  'number',
  'money',
  'date',
  'dateRange',
  'toggle',
  'choice',
]);

/** Whether the owner’s list can be in the order of a field. */
export const isSortable = ({ kind, retired }: Pick<FieldDefinition, 'kind' | 'retired'>): boolean =>
  sortable.has(kind) && !retired;

const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= MOST_SOUGHT &&
  !value.includes('\0') &&
  value.isWellFormed();

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_CHOSEN && value.every(isText);

const isBound = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && isDay(value);

/** Whether a value is a filter, of whatever field. */
export function isWanted(value: unknown): value is FieldWanted {
  if (typeof value === 'string') return isText(value);
  if (typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.entries(value);
  if (parts.every(([name]) => name === 'from' || name === 'to'))
    return parts.every(([, end]) => end === undefined || isBound(end));
  const [[name, asked] = [], ...more] = parts;
  if (more.length > 0) return false;
  switch (name) {
    case 'contains':
      return isText(asked);
    case 'any':
      return isList(asked);
    case 'not':
      return isBound(asked) || isText(asked) || isList(asked);
    case 'empty':
      return typeof asked === 'boolean';
    case 'when':
      return asked === 'upcoming' || asked === 'past';
    default:
      return false;
  }
}

/** Whether what a filter finds changes at midnight. */
export const isOfToday = (asked: FieldWanted): boolean => typeof asked === 'object' && 'when' in asked;

/** Whether lists that visitors see can be filtered by a field. What a filter finds tells of values, so they must be shown. */
export const isOpen = ({ shown, retired }: Pick<FieldDefinition, 'shown' | 'retired'>): boolean =>
  shown && !retired;

/** Whether something can be asked of a field; what was asked when it was of another kind can’t. */
export function canAsk(
  { kind, retired }: Pick<FieldDefinition, 'kind' | 'retired'>,
  asked: FieldWanted,
): boolean {
  if (retired) return false;
  const what = compared[kind];
  const isOf = (value: number | string): boolean =>
    typeof value === 'number' ? what === 'number' : what === 'day' && isDay(value);
  const areOf = (several: readonly string[]): boolean =>
    what === 'option' || (what === 'records' && several.every((id) => isUuid(id.toLowerCase())));
  if (typeof asked === 'string') return what === 'option' || what === 'line';
  if (typeof asked === 'boolean') return what === 'switch';
  // A switch that was never touched is off, so it always has a value.
  if ('empty' in asked) return what !== 'switch';
  if ('when' in asked) return what === 'day';
  if ('contains' in asked) return what === 'line' || what === 'text';
  if ('any' in asked) return areOf(asked.any);
  if ('not' in asked) {
    const { not } = asked;
    if (typeof not === 'object') return areOf(not);
    return isOf(not) || (typeof not === 'string' && (what === 'option' || what === 'line'));
  }
  return (
    (what === 'number' || what === 'day') &&
    [asked.from, asked.to].every((end) => end === undefined || isOf(end))
  );
}
