import { z } from 'zod';
import { day } from '../../lib/values/shapes.ts';
import { type FieldWanted, MOST_ASKED as MOST } from './asked-fields.ts';

const bound = z.union([z.number(), day]);

const wanted: z.ZodType<FieldWanted> = z.union([
  z.string().min(1).max(80),
  z.boolean(),
  z.strictObject({ from: bound.optional(), to: bound.optional() }),
]);

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
