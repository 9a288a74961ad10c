import { z } from 'zod';
import { line } from '../values/shapes.ts';
import { postalProblems } from './postal-problems.ts';
import { spokenPostal } from './spoken-postal.ts';

/** Each part separately. A stored address stays valid even if its country's rules have changed since. */
export const addressParts = z.strictObject({
  line1: line('your address', 120),
  line2: line('your apartment or suite', 120, 0).default(''),
  city: line('your town or city', 120, 0).optional(),
  region: line('your region', 120, 0).optional(),
  /** Empty in countries without postcodes. */
  postcode: line('your postcode', 16, 0).default(''),
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
  /** The recipient's name, if that is not the buyer. */
  name: line('a name', 200, 0).optional(),
  company: line('a company', 120, 0).optional(),
});

/** Input from a person: checked by the rules of its country. */
export const address = addressParts.superRefine((value, context) => {
  for (const [part, message] of Object.entries(postalProblems(value, spokenPostal())))
    // The field's own shape has reported that.
    if (part !== 'line1') context.addIssue({ code: 'custom', path: [part], message });
});

/** For display. */
export const shownAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string().optional(),
  region: z.string().optional(),
  postcode: z.string(),
  country: z.string(),
  name: z.string().optional(),
  company: z.string().optional(),
});
