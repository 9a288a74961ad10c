import type { FieldDefinition, FieldKind } from './field-kinds.ts';

/** Fields that a filter asks for at most. */
export const MOST_ASKED = 10;

/** A filter by a field: an option, yes or no, or a range that includes both ends. */
export type FieldWanted =
  | string
  | boolean
  | { from?: number | string | undefined; to?: number | string | undefined };

const ranges: Partial<Record<FieldKind, 'number' | 'string'>> = {
  number: 'number',
  money: 'number',
  date: 'string',
  dateRange: 'string',
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

/** Whether something can be asked of a field; what was asked when it was of another kind can’t. */
export function canAsk(
  { kind, retired }: Pick<FieldDefinition, 'kind' | 'retired'>,
  asked: FieldWanted,
): boolean {
  if (retired) return false;
  if (typeof asked === 'string') return kind === 'choice';
  if (typeof asked === 'boolean') return kind === 'toggle';
  const of = ranges[kind];
  return of !== undefined && [asked.from, asked.to].every((end) => end === undefined || typeof end === of);
}
