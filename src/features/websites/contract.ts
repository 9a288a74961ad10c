import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { languages } from '../../lib/messages/languages.ts';
import { askedLanguage } from '../../lib/translations/texts.ts';
import { email, id, instant, line, version } from '../../lib/values/shapes.ts';
import { canonicalLocale, isCurrency, isLocale, isTimeZone } from './regional.ts';
import type { Brand } from '../../lib/theme/brand.ts';
import { colours, logo } from './brand-shapes.ts';

export type Colours = z.output<typeof colours>;

const shownColours = z.object({
  main: z.string(),
  link: z.string(),
  button: z.string(),
  background: z.string(),
  text: z.string(),
});

/** Site-wide facts. Owner-only fields are optional and omitted for visitors. */
const website = z.object({
  _id: id,
  name: z.string(),
  logo: z.string().nullable(),
  header: z.boolean(),
  analytics: z.boolean(),
  colours: shownColours,
  /** Fonts, corners, buttons, spacing, header and footer. */
  brand: z.custom<Brand>(),
  ecommerce: z.object({ enabled: z.boolean(), stripeAccountId: z.string().nullable(), currency: z.string() }),
  timezone: z.string(),
  locale: z.string(),
  /** Other languages of the site besides that of its locale. */
  languages: z.array(z.string()).max(9),
  /** The home page in each language, without a slash at its end, if one of them has an address of its own. */
  homes: z.record(z.string(), z.string()).optional(),
  /** What visitors see of a page that is not translated: the original, or nothing. */
  untranslated: z.enum(['original', 'hidden']),
  /** The texts of the design in the language that the call names; others are in the main one. Absent if it names none. */
  translated: z.array(z.enum(['announcement.text', 'announcement.link.label', 'footer.note'])).optional(),
  /** The keys of these translations, for caches. */
  translations: z.array(z.string()).optional(),
  version,
  contactEmail: z.string().nullable().optional(),
  /** Who sees it: everyone, people with its password, or its owner and staff. */
  visibility: z.enum(['public', 'password', 'private']).optional(),
  hosts: z
    .array(
      z.object({
        host: z.string(),
        canonical: z.boolean(),
        /** The language that it shows; others than the main address redirect there without one. */
        language: z.string().nullable(),
        /** When a former address stops redirecting. */
        retiresAt: instant.nullable(),
      }),
    )
    .optional(),
});
export type Website = z.output<typeof website>;

export const settings = z.strictObject({
  name: line('a name for the site', 100).optional(),
  logo: logo.nullable().optional(),
  header: z.boolean().optional(),
  analytics: z.boolean().optional(),
  colours: colours.partial().optional(),
  ecommerce: z
    .strictObject({
      enabled: z.boolean().optional(),
      stripeAccountId: z
        .string()
        .regex(/^acct_[A-Za-z0-9]{6,60}$/, 'Enter a Stripe account ID that starts with acct_.')
        .nullable()
        .optional(),
      currency: z.string().refine(isCurrency, 'Enter a currency code like GBP or EUR.').optional(),
    })
    .optional(),
  timezone: z.string().refine(isTimeZone, 'Enter a time zone like Europe/London.').optional(),
  locale: z
    .string()
    .refine(isLocale, { error: 'Enter a language like en-GB.', abort: true })
    .transform(canonicalLocale)
    .optional(),
  /** All other languages, in the order in which visitors choose among them. */
  languages: z
    .array(z.enum(languages, 'Choose one of the languages that Sitewright knows.'))
    .max(9, 'At most 9 languages.')
    .refine((given) => new Set(given).size === given.length, 'Choose each language once.')
    .optional(),
  /** The site's address of each language that has its own: `{ "de": "example.de" }`. A language that isn't named keeps its address; null takes it away. */
  languageHosts: z
    .partialRecord(z.enum(languages), z.string('Enter an address.').max(253).nullable())
    .optional(),
  untranslated: z.enum(['original', 'hidden']).optional(),
  contactEmail: email.nullable().optional(),
});
export type WebsiteSettings = z.output<typeof settings>;

export const websitesContract = contract({
  'GET /api/website': {
    summary:
      'The site of this host, with the texts of its design in a language; for the owner, also with the draft design',
    who: 'visitor',
    area: 'settings',
    query: z.strictObject({ brand: z.literal('draft').optional(), language: askedLanguage }),
    reply: website,
  },
  'PUT /api/website': {
    act: { word: 'settings-changed' },
    summary: 'Change site settings; any subset',
    who: 'owner',
    area: 'settings',
    body: z.strictObject({ settings, version: version.optional() }),
    reply: website,
    refusals: { conflict: {}, 'stale-version': { current: website } },
  },
});
