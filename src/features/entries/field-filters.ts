import { z } from 'zod';
import {
  type FieldWanted,
  isWanted,
  MOST_ADDRESS,
  MOST_ASKED as MOST,
  MOST_FILTERS,
} from './asked-fields.ts';

const byKey = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
    z.custom<FieldWanted>(isWanted, 'Use a filter from the API docs.'),
    'Name each filter by the key of its field.',
  )
  .refine((fields) => Object.keys(fields).length <= MOST, `At most ${MOST} fields.`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Filters by fields of a type, as JSON: `{"glaze":"Red","sold":true,"price":{"from":10,"to":20},"maker":{"contains":"ann"}}`. Others
 * are `{"any":["Red","Blue"]}`, `{"not":"Red"}`, `{"not":["Red","Blue"]}`, `{"empty":true}`, `{"when":"upcoming"}` and
 * `{"when":"past"}`.
 */
export const fieldFilters = z
  .string()
  .max(MOST_FILTERS)
  .transform((text, context): unknown => {
    const parsed = parse(text);
    // A record leaves that name out, and a filter that is left out finds everything.
    if (typeof parsed === 'object' && parsed !== null && !Object.hasOwn(parsed, '__proto__')) return parsed;
    context.addIssue({ code: 'custom', message: 'Write the fields as JSON.' });
    return z.NEVER;
  })
  .pipe(byKey);

/** The filters of a block. The address of a call has them, and such an address can’t be of any length. */
export const blockFilters = byKey.refine(
  (fields) => encodeURIComponent(JSON.stringify(fields)).length <= MOST_ADDRESS,
  'These filters are too long together. Choose fewer values, or remove a filter.',
);
