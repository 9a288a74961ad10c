import type { FieldDefinition } from '../../field-kinds.ts';
import { shapeOf } from '../../field-values.ts';
import { staffWords } from '../staff-words.ts';

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Joins the values sent with those stored. `null` empties a field, one that is left out stays, and so does one that was stored
 * for another kind and comes back unchanged.
 * @returns the values to store, or sentences by key
 */
export function joinValues(
  fields: readonly FieldDefinition[],
  before: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): { values: Record<string, unknown> } | { problems: Record<string, string> } {
  const values: Record<string, unknown> = { ...before };
  const problems: Record<string, string> = {};
  for (const [key, value] of Object.entries(given)) {
    if (Object.hasOwn(before, key) && sameValue(before[key], value)) continue;
    const field = fields.find((each) => each.key === key && !each.retired);
    if (!field) problems[key] = staffWords().fieldGone;
    else if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      values[key] = null;
    else {
      const parsed = shapeOf(field).safeParse(value);
      if (parsed.success) values[key] = parsed.data;
      else problems[key] = parsed.error.issues[0]?.message ?? staffWords().unusableValue;
    }
  }
  return Object.keys(problems).length > 0 ? { problems } : { values };
}
