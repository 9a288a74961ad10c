import { z } from 'zod';
import { day } from '../../lib/values/shapes.ts';
import type { FieldDefinition, FieldKind } from './field-kinds.ts';

const MOST = 10;
const bound = z.union([z.number(), day]);

/** A filter by a field: an option, yes or no, or a range that includes both ends. */
const wanted = z.union([
  z.string().min(1).max(80),
  z.boolean(),
  z.strictObject({ from: bound.optional(), to: bound.optional() }),
]);
export type FieldWanted = z.output<typeof wanted>;

const byKey = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), wanted)
  .refine((fields) => Object.keys(fields).length <= MOST, `At most ${MOST} fields.`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Filters by fields of a type, as JSON: `{"glaze":"Red","sold":true,"price":{"from":10,"to":20}}`. */
export const fieldFilters = z
  .string()
  .max(2_000)
  .transform((text, context): unknown => {
    const parsed = parse(text);
    // A record leaves that name out, and a filter that is left out finds everything.
    if (typeof parsed === 'object' && parsed !== null && !Object.hasOwn(parsed, '__proto__')) return parsed;
    context.addIssue({ code: 'custom', message: 'Write the fields as JSON.' });
    return z.NEVER;
  })
  .pipe(byKey);

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
