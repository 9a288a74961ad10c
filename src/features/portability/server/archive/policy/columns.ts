import { z } from 'zod';
import { link } from '../../../../../lib/content/link-shape.ts';
import { languages } from '../../../../../lib/messages/languages.ts';
import { id } from '../../../../../lib/values/shapes.ts';
import { isCurrency, isTimeZone } from '../../../../websites/regional.ts';

/** Shapes of columns, in the format of an export: bytes are `\x` and hex digits, timestamps have an offset. */

/** Saves and sales increment numbers in a row: a column ends at 2,147,483,647. */
const MOST_COUNT = 1_000_000_000;
const MOST_SUM = 1_000_000_000_000;

export const uuid = id;
export const flag = z.boolean();
export const maybe = <T extends z.ZodType>(shape: T) => shape.nullable();
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values);

export const whole = (least = 0, most = MOST_COUNT) => z.int().min(least).max(most);
export const count = whole();
export const version = whole(1);
/** A price in minor units, within what the shop accepts. */
export const price = whole(0, 99_999_999);
/** A sum of prices. */
export const sum = whole(0, MOST_SUM);
export const number = (least: number, most: number) => z.number().min(least).max(most);

const sane = (text: string) => {
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year < 2200;
};
export const moment = z.iso.datetime({ offset: true }).refine(sane, 'This date is too far away.');
export const day = z.iso.date().refine(sane, 'This date is too far away.');

/** Several lines at most. */
export const text = (most: number, least = 0) => z.string().min(least).max(most);
export const line = (most: number, least = 0) =>
  text(most, least).regex(/^[^\r\n]*$/, 'This must be one line.');
export const texts = (most: number, each: number) => z.array(line(each)).max(most);
/** A word of the product's own vocabulary, such as the kind of an event. */
export const word = z.string().regex(/^[a-z][a-z0-9:-]{0,79}$/i);

export const bytes = (most: number, least = 0) =>
  z
    .string()
    .regex(/^\\x([0-9a-f]{2})*$/, 'These must be bytes.')
    .refine((value) => value.length >= 2 + 2 * least && value.length <= 2 + 2 * most, {
      error: 'These are too many bytes, or too few.',
    });
export const hash = bytes(32, 32);

export const email = z.email().max(254);
/** Empty once the person's data is erased. */
export const forgettable = z.union([z.literal(''), email]);
export const href = link('This link can’t be used.');
export const slug = text(120, 1).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'This address can’t be used.');
export const path = line(500, 1).regex(/^\/(?![/\\])[^\\]*$/, 'This path can’t be used.');
export const currency = z.string().refine(isCurrency, 'Unknown currency.');
export const timezone = z.string().refine(isTimeZone, 'Unknown time zone.');
/** Empty for a guest who never chose a time zone. */
export const guestTimezone = z.union([z.literal(''), timezone]);
export const language = z.enum(languages);
export const mediaType = z.string().regex(/^[a-z]+\/[a-z0-9.+-]{1,90}$/);
/** Answers to an owner's questions, by name. */
export const answers = (most: number) =>
  z
    .record(line(80), z.union([text(most), z.number(), z.boolean(), z.array(text(500)).max(100)]))
    .refine((given) => Object.keys(given).length <= 80, 'These are too many answers.');
