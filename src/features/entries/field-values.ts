import { z } from 'zod';
import { picture } from '../../lib/content/picture-shape.ts';
import { plainText } from '../../lib/content/plain-text.ts';
import { type RichText, richTextOf, richTextSchema } from '../../lib/content/rich-text.ts';
import { safeHref } from '../../lib/links/safe-href.ts';
import { day, id, instant, line } from '../../lib/values/shapes.ts';
import { type FieldDefinition, type FieldKind, MOST_PICTURES, MOST_REFERENCES } from './field-kinds.ts';

const number = z
  .number('Enter a number.')
  .min(-1e12, 'At least −1,000,000,000,000.')
  .max(1e12, 'At most 1,000,000,000,000.');

const amount = z
  .number('Enter an amount like 24.50.')
  .min(0, 'At least 0.')
  .max(99_999_999.99, 'At most 99,999,999.99.')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most 2 decimals.');

const href = z.string('Enter a link.').transform((typed, context) => {
  const safe = typed.length <= 2_000 ? safeHref(typed) : null;
  if (safe !== null) return safe;
  context.addIssue({ code: 'custom', message: 'Enter a link that starts with https:// or /.' });
  return z.NEVER;
});

const dateRange = z
  .strictObject({ start: instant, end: instant.nullable().default(null), allDay: z.boolean().default(false) })
  .refine(({ start, end }) => end === null || end >= start, {
    error: 'The end must not be before the start.',
    path: ['end'],
  });
export type DateRange = z.output<typeof dateRange>;

export const placeShape = z.strictObject({
  name: line('a name', 120),
  address: z.string().trim().max(300, 'At most 300 characters.').default(''),
  /** A map or the website of the venue. */
  href: z.union([z.literal(''), href]).default(''),
});
export type Place = z.output<typeof placeShape>;

/** A list whose places may be empty while it is written. */
const filled = <T extends z.ZodType>(list: T) =>
  z.preprocess(
    (given: unknown) => (Array.isArray(given) ? given.filter((value) => value !== null) : given),
    list,
  );

const gallery = filled(
  z.array(picture, 'Choose images.').max(MOST_PICTURES, `At most ${MOST_PICTURES} images.`),
);

const libraryFile = z
  .string('Choose a file.')
  .max(2_000, 'Choose a file.')
  .regex(/^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^\s?#]+$/, 'Choose one of your files.');

const references = filled(
  z
    .array(id, 'Choose from the list.')
    .max(MOST_REFERENCES, `At most ${MOST_REFERENCES}.`)
    .transform((ids) => [...new Set(ids)]),
);

const shapes: Readonly<Record<Exclude<FieldKind, 'choice'>, z.ZodType>> = {
  text: line('a text', 300),
  multiline: z.string('Enter a text.').trim().min(1, 'Enter a text.').max(5_000, 'At most 5,000 characters.'),
  richText: richTextSchema,
  number,
  money: amount,
  date: day,
  dateRange,
  toggle: z.boolean('Choose yes or no.'),
  picture,
  gallery,
  file: libraryFile,
  link: href,
  audio: id,
  place: placeShape,
  entries: references,
  products: references,
  services: references,
};

/** What a field takes. */
export const shapeOf = ({ kind, options }: Pick<FieldDefinition, 'kind' | 'options'>): z.ZodType =>
  kind === 'choice'
    ? z.string('Choose an option.').refine((value) => options.includes(value), 'Choose one of the options.')
    : shapes[kind];

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' &&
    'type' in value &&
    value.type === 'doc' &&
    plainText(value as RichText) === '');

/**
 * What a field of this kind shows of a stored value, which may have been written for another kind: a text “12” as the number
 * 12. @returns `undefined` for nothing; the stored value is kept either way
 */
export function fitValue(field: Pick<FieldDefinition, 'kind' | 'options'>, stored: unknown): unknown {
  if (isEmpty(stored)) return undefined;
  const shape = shapeOf(field);
  for (const value of [stored, converted(field.kind, stored)]) {
    const parsed = value === undefined ? undefined : shape.safeParse(value);
    if (parsed?.success && !isEmpty(parsed.data)) return parsed.data;
  }
  return undefined;
}

function converted(kind: FieldKind, stored: unknown): unknown {
  const text = textOf(stored);
  switch (kind) {
    case 'text':
      return text?.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
    case 'multiline':
      return text?.slice(0, 5_000);
    case 'choice':
      return text?.trim();
    case 'richText':
      return text === undefined ? undefined : richTextOf(...text.split('\n').filter((each) => each.trim()));
    case 'number':
    case 'money':
      return text !== undefined && /^\s*-?\d{1,13}(\.\d{1,6})?\s*$/.test(text) ? Number(text) : undefined;
    case 'date':
      return isRange(stored) ? stored.start.slice(0, 10) : text?.trim();
    case 'link':
    case 'file':
      return text?.trim();
    case 'picture':
      return Array.isArray(stored) ? stored[0] : undefined;
    case 'gallery':
      return typeof stored === 'object' && stored !== null && 'src' in stored ? [stored] : undefined;
    case 'place':
      return text === undefined ? undefined : { name: text.replaceAll(/\s+/g, ' ').trim().slice(0, 120) };
    default:
      return undefined;
  }
}

const isRange = (value: unknown): value is DateRange =>
  typeof value === 'object' && value !== null && 'start' in value && typeof value.start === 'string';

/** A stored value as text, where it has one. */
export function textOf(stored: unknown): string | undefined {
  if (typeof stored === 'string') return stored;
  if (typeof stored === 'number') return String(stored);
  if (typeof stored !== 'object' || stored === null) return undefined;
  if ('type' in stored && stored.type === 'doc') return plainText(stored as RichText);
  if ('name' in stored && typeof stored.name === 'string') return stored.name;
  return undefined;
}

/** Labels of required fields without a value that they can show. */
export const missingFields = (
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, unknown>>,
): FieldDefinition[] =>
  fields.filter(
    (field) => field.required && !field.retired && fitValue(field, values[field.key]) === undefined,
  );
