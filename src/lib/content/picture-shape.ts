import { z } from 'zod';
import { type Picture, pictureZooms } from './pictures.ts';
import { safeSource } from '../links/safe-href.ts';

const source = z.string().transform((value, context) => {
  const safe = safeSource(value);
  if (safe !== null) return safe;
  context.addIssue({ code: 'custom', message: 'Enter an image address that starts with https:// or /.' });
  return z.NEVER;
});

const share = z.number().min(0).max(1);

/** The description of an image. PostgreSQL's `jsonb` cannot hold NUL. */
export const altText = z
  .string()
  .max(300)
  .overwrite((text) => text.replaceAll('\u0000', ''));

const pixels = z.int().min(1).max(20_000).optional();

/** Details that the library adds when an image is read may be sent back, and are not stored. */
export const picture = z
  .strictObject({
    src: source,
    alt: altText.default(''),
    width: pixels,
    height: pixels,
    file: z.uuid().optional(),
    at: z.strictObject({ x: share, y: share }).optional(),
    zoom: z.literal(pictureZooms).optional(),
    placeholder: z.string().max(400).optional(),
    focus: z.strictObject({ x: z.number(), y: z.number() }).nullable().optional(),
  })
  .transform(({ placeholder: _placeholder, focus: _focus, ...kept }) => kept) satisfies z.ZodType<Picture>;
