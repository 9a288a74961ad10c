import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { languages } from '../../lib/messages/languages.ts';
import { link } from '../../lib/content/link-shape.ts';
import { flag, id, idParams, line, version } from '../../lib/values/shapes.ts';
import { subdomain } from './contract.ts';

const address = link('This address cannot be used. Start it with https://, /, #, mailto: or tel:.');

const target = {
  /** Empty: the page's own menu label. */
  label: line('a label', 60, 0).default(''),
  page: id.optional(),
  href: address.optional(),
};

const oneTarget = ({ page, href }: { page?: string | undefined; href?: string | undefined }) =>
  page === undefined || href === undefined;
const named = ({ label, page }: { label: string; page?: string | undefined }) =>
  label !== '' || page !== undefined;
const TWICE = { error: 'An entry leads to a page or to an address, not to both.', path: ['href'] };
const NAMELESS = { error: 'Enter a label for the entry.', path: ['label'] };

const below = z
  .strictObject(target)
  .refine(oneTarget, TWICE)
  .refine(named, NAMELESS)
  .refine(({ page, href }) => page !== undefined || href !== undefined, {
    error: 'Choose where this entry leads.',
    path: ['href'],
  });

const entry = z
  .strictObject({ ...target, children: z.array(below).max(40, 'At most 40 entries.').default([]) })
  .refine(oneTarget, TWICE)
  .refine(named, NAMELESS)
  .refine(({ page, href, children }) => page !== undefined || href !== undefined || children.length > 0, {
    error: 'Choose where this entry leads, or put others below it.',
    path: ['href'],
  });
export type NewMenuEntry = z.output<typeof entry>;

const list = z.array(entry).max(40, 'At most 40 entries.');

const shownLink = z.object({
  label: z.string(),
  /** Path or web address; `null` for a title above other entries. */
  href: z.string().nullable(),
  /** In a language other than the main one: whether the label is in it. */
  translated: z.array(z.enum(['label'])).optional(),
  /** Owner only: the source of the entry. */
  own: z.string().optional(),
  page: id.nullable().optional(),
  /** Whether visitors see it. */
  visible: z.boolean().optional(),
});
export type MenuLink = z.output<typeof shownLink>;
const shownEntry = shownLink.extend({ children: z.array(shownLink) });
export type MenuEntry = z.output<typeof shownEntry>;

const menus = z.object({
  header: z.array(shownEntry),
  footer: z.array(shownEntry),
  /** Whether visitors can book a service. */
  takesBookings: z.boolean(),
  /** Whether the shop gives customers a period in which they may cancel paid orders. */
  takesCancellations: z.boolean(),
  /** The key of the translation that they show, or would show. */
  translation: z.string().optional(),
  version,
});
export type Menus = z.output<typeof menus>;

const place = z.object({
  kind: z.enum(['page', 'section', 'entry', 'layout', 'header', 'footer']),
  /** The id of the page or reusable section with the link. */
  _id: id.nullable(),
  name: z.string(),
  links: z.int(),
  /** Whether visitors see it; otherwise it is in a draft. */
  visible: z.boolean(),
});
export type LinkingPlace = z.output<typeof place>;

export const menusContract = contract({
  'GET /api/menus': {
    summary: 'Header and footer menu with what can be visited; for the owner also with drafts',
    who: 'visitor',
    area: 'pages',
    query: z.strictObject({
      subdomain: subdomain.optional(),
      draft: flag.optional(),
      language: z.enum(languages).optional(),
    }),
    reply: menus,
  },
  'PUT /api/menus': {
    act: { word: 'menus-changed' },
    summary: 'Both menus as a whole, all or nothing',
    who: 'owner',
    area: 'pages',
    publishes: true,
    body: z.strictObject({
      header: list,
      footer: list,
      subdomain: subdomain.optional(),
      version: version.optional(),
    }),
    reply: menus,
    refusals: { conflict: {}, 'stale-version': { current: menus } },
  },
  'GET /api/page/{id}/links': {
    summary: 'Where the site links to a page: other pages, published or draft, and menus',
    who: 'owner',
    area: 'pages',
    params: idParams,
    reply: z.array(place).max(500),
  },
});
