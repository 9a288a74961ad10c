import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { email, id, line, version } from '../../lib/shapes.ts';
import { canonicalLocale, isCurrency, isLocale, isTimeZone } from './regional.ts';
import { parseColour } from '../../lib/colour.ts';

const colour = z.string().transform((typed, context) => {
  const canonical = parseColour(typed);
  if (canonical) return canonical;
  context.addIssue({
    code: 'custom',
    message: 'This is no colour. Try a name such as “teal” or a code such as #0b5563.',
  });
  return z.NEVER;
});

const colours = z.strictObject({
  main: colour,
  link: colour,
  button: colour,
  background: colour,
  text: colour,
});
export type Colours = z.output<typeof colours>;

const shownColours = z.object({
  main: z.string(),
  link: z.string(),
  button: z.string(),
  background: z.string(),
  text: z.string(),
});

/** Site-wide facts. What only its owner sees is optional and left out for visitors. */
const website = z.object({
  _id: id,
  name: z.string(),
  logo: z.string().nullable(),
  header: z.boolean(),
  analytics: z.boolean(),
  colours: shownColours,
  ecommerce: z.object({ enabled: z.boolean(), stripeAccountId: z.string().nullable(), currency: z.string() }),
  timezone: z.string(),
  locale: z.string(),
  version,
  contactEmail: z.string().nullable().optional(),
  hosts: z.array(z.object({ host: z.string(), canonical: z.boolean() })).optional(),
});
export type Website = z.output<typeof website>;

/** A path on this site or an address on the web that pages may load (TLS); never `javascript:` and the like. */
const logo = z
  .string()
  .trim()
  .max(2000)
  .regex(
    /^(https:\/\/[^\s<>"']+|\/(?![/\\])[^\s<>"'\\]*)$/,
    'Please give a web address that begins with https:// or with /.',
  );

const settings = z.strictObject({
  name: line('the site a name', 100).optional(),
  logo: logo.nullable().optional(),
  header: z.boolean().optional(),
  analytics: z.boolean().optional(),
  colours: colours.partial().optional(),
  ecommerce: z
    .strictObject({
      enabled: z.boolean().optional(),
      stripeAccountId: z
        .string()
        .regex(/^acct_[A-Za-z0-9]{6,60}$/, 'A Stripe account id begins with acct_.')
        .nullable()
        .optional(),
      currency: z.string().refine(isCurrency, 'Please give a currency code such as GBP or EUR.').optional(),
    })
    .optional(),
  timezone: z.string().refine(isTimeZone, 'Please give a time zone such as Europe/London.').optional(),
  locale: z
    .string()
    .refine(isLocale, { error: 'Please give a language such as en-GB.', abort: true })
    .transform(canonicalLocale)
    .optional(),
  contactEmail: email.nullable().optional(),
});
export type WebsiteSettings = z.output<typeof settings>;

export const websitesContract = contract({
  'GET /api/website': { summary: 'The site of this host', who: 'visitor', reply: website },
  'PUT /api/website': {
    summary: 'Change settings of the site; any subset',
    who: 'owner',
    body: z.strictObject({ settings, version: version.optional() }),
    reply: website,
    refusals: [409],
  },
});
