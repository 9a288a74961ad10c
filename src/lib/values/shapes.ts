import { z } from 'zod';
import { MOST_AT_ONCE } from '../work/at-once.ts';
import { withoutBidiControls } from './isolated.ts';
import { inRange, isDay } from './calendar-day.ts';

/** Shapes that several contracts share. Messages are for people. */
export const id = z.uuid('This isn’t a valid ID.').toLowerCase();
export const idParams = z.strictObject({ id });

/** Records that a call changes or deletes, all or none. */
export const severalIds = z
  .array(id)
  .min(1, 'Choose at least one.')
  .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once.`);

/** A day of the calendar. What is none never meets the rules about several days, which count on them. */
export const day = z.iso
  .date({ error: 'Enter a date like 2026-03-29.', abort: true })
  .refine(isDay, { error: 'Enter a date from the year 1000 to 2999.', abort: true });

/** A moment as ISO 8601 with any offset, read as UTC. */
export const instant = z.iso
  .datetime({ offset: true, error: 'Enter a time like 2026-03-29T14:30:00Z.', abort: true })
  .refine((text) => inRange(text) && !Number.isNaN(Date.parse(text)), {
    error: 'Enter a time in the years 1000 to 2999.',
    abort: true,
  })
  .overwrite((text) => new Date(text).toISOString());
export const version = z.int().min(1);

const MOST = 999_999.99;

/** A price as it arrives: 0 to 999999.99 with at most 2 decimals. */
export const money = z
  .number('Enter an amount like 24.50.')
  .min(0, 'At least 0.')
  .max(MOST, `At most ${MOST}.`)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most 2 decimals.');

/** One line of text, trimmed, without characters that would turn the text around it. `what` names it: "a name". */
export const line = (what: string, most: number, least = 1) =>
  z
    .string(`Enter ${what}.`)
    .overwrite(withoutBidiControls)
    .trim()
    .min(least, `Enter ${what}.`)
    .max(most, `At most ${most} characters.`)
    .regex(/^[^\r\n]*$/, 'Use one line only.');

const emailAsked = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .toLowerCase()
    .max(254, 'Use at most 254 characters for an email address.')
    .pipe(z.email('Enter an email address like name@example.com.'));

export const email = emailAsked('Enter an email address.');
/** The address of the person who fills in the form. */
export const ownEmail = emailAsked('Enter your email address.');

/** `limit` and `after` of every list, as they arrive in a query. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(500).default(100),
  after: id.optional(),
};

/** Browsers send a switch in a query as text. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** At most this many characters as JSON; a value nested too deeply to be written counts as too long. */
const MOST_JSON = 200_000;

const isShort = (value: unknown): boolean => {
  try {
    return JSON.stringify(value ?? null).length <= MOST_JSON;
  } catch {
    return false;
  }
};

/** A value whose shape is checked elsewhere. Only its size is checked here. */
export const anyValue = z.unknown().refine(isShort, 'This is too long.');
