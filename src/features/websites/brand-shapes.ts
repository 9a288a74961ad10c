import { z } from 'zod';
import {
  announcementGrounds,
  type Brand,
  buttonShapes,
  buttonStyles,
  footerGrounds,
  footerLayouts,
  headerLayouts,
  accountLinks,
  mobileMenus,
  searchPlaces,
  logoSizes,
  radii,
  spacings,
} from '../../lib/theme/brand.ts';
import { cleanCss, MOST_CUSTOM_CSS } from '../../lib/theme/custom-css.ts';
import { parseColour } from '../../lib/theme/colour.ts';
import { link } from '../../lib/content/link-shape.ts';
import { fontIds } from '../../lib/theme/fonts.ts';
import { picture } from '../../lib/content/picture-shape.ts';
import { instant, line } from '../../lib/values/shapes.ts';
import { paletteIds } from './palettes.ts';

const colour = z.string().transform((typed, context) => {
  const canonical = parseColour(typed);
  if (canonical) return canonical;
  context.addIssue({
    code: 'custom',
    message: 'Enter a colour name like “teal” or a code like #0b5563.',
  });
  return z.NEVER;
});

export const colours = z.strictObject({
  main: colour,
  link: colour,
  button: colour,
  background: colour,
  text: colour,
});

/**
 * The logo's address, shown if the brand has no logo: a path on this site or an address on the web
 * that pages may load (TLS); never `javascript:` and the like.
 */
export const logo = link('Enter a web address that starts with https:// or /.', {
  start: /^(https:|\/)[^\s<>"']*$/,
});

const anyLink = link('Enter a link that starts with https://, /, mailto: or tel:.');

const font = z.enum(fontIds, 'Choose a font from the list.');

const plain = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters.`)
    .refine((text) => !text.includes('\u0000'), 'This contains a character that can’t be used.');

/** Refused if it contains anything that is never applied, so that the owner knows why it has no effect. */
const css = z
  .string()
  .max(MOST_CUSTOM_CSS, `At most ${MOST_CUSTOM_CSS} characters.`)
  .superRefine((text, context) => {
    if (text.includes('\u0000'))
      context.addIssue({ code: 'custom', message: 'This contains a character that can’t be used.' });
    const [first] = cleanCss(text).problems;
    if (first) context.addIssue({ code: 'custom', message: `Line ${first.line}: ${first.message}` });
  });

export const announcementText = plain(200);
export const socialLabel = line('a name', 40);
export const linkLabel = line('a link text', 60);
export const footerNote = plain(600);

const announcement = z
  .strictObject({
    text: announcementText,
    link: z.strictObject({ label: linkLabel, href: anyLink }).nullable(),
    ground: z.enum(announcementGrounds),
    dismissible: z.boolean(),
    from: instant.nullable(),
    until: instant.nullable(),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    message: 'Enter a time after the start.',
  });

export const brand = z.strictObject({
  logo: picture.nullable().default(null),
  logoSize: z.enum(logoSizes).default('medium'),
  logoPlate: z.boolean().default(false),
  icon: picture.nullable().default(null),
  fonts: z.strictObject({ heading: font, body: font }),
  radius: z.enum(radii),
  buttonStyle: z.enum(buttonStyles),
  buttonShape: z.enum(buttonShapes),
  spacing: z.enum(spacings),
  headerLayout: z.enum(headerLayouts),
  headerSticky: z.boolean().default(false),
  footerLayout: z.enum(footerLayouts).default('header'),
  footerGround: z.enum(footerGrounds).default('auto'),
  mobileMenu: z.enum(mobileMenus).default('side'),
  announcement: announcement.nullable().default(null),
  css: css.default(''),
  cssOff: z.boolean().default(false),
  accountLinks: z.enum(accountLinks).default('auto'),
  search: z.enum(searchPlaces).default('auto'),
  palette: z.enum(paletteIds).nullable(),
  footer: z.strictObject({
    note: footerNote,
    social: z.array(z.strictObject({ label: socialLabel, href: anyLink })).max(12, 'At most 12 links.'),
  }),
}) satisfies z.ZodType<Brand>;

/** Everything on the Branding screen, published in one step. */
export const branding = z.strictObject({
  name: line('a name for the site', 100),
  logo: logo.nullable(),
  header: z.boolean(),
  colours,
  brand,
});
export type Branding = z.output<typeof branding>;
