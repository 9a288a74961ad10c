import { LEGAL_SLUGS } from '../../features/pages/legal-slugs.ts';
import { HOME_SLUG, slugFrom } from '../../features/pages/slugs.ts';
import type { SiteContent } from '../site-content/site-content.ts';

interface Addresses {
  /** Of pages, by those in English. */
  pages: ReadonlyMap<string, string>;
  /** Of entries. */
  entries: ReadonlyMap<string, string>;
}

/** The same in all languages, because the footer, the checkout and the site check look for them. */
const fixed: ReadonlySet<string> = new Set([HOME_SLUG, ...LEGAL_SLUGS]);

/** The addresses that pages and entries would get from their translated names. */
function addressesIn(
  { pages, contentTypes = [] }: SiteContent,
  say: (text: string) => string,
  language: string,
): Addresses {
  const address = (name: string, slug = '') => (fixed.has(slug) ? slug : slugFrom(say(name), language));
  return {
    pages: new Map(pages.map(({ slug = '', label, name }) => [slug, address(label ?? name, slug)])),
    entries: new Map(
      contentTypes.flatMap(({ entries }) => entries.map(({ slug = '', name }) => [slug, address(name)])),
    ),
  };
}

/** Where a link leads: `/journal/eleven-letters#end` → `/diario/once-cartas#end`. */
function lead(href: string, { pages, entries }: Addresses): string {
  const [, page = '', below = '', rest = ''] = /^\/([\w-]+)(?:\/([\w-]+))?(\S*)$/.exec(href) ?? [];
  if (!pages.has(page)) return href;
  return `/${pages.get(page)}${below && `/${entries.get(below) ?? below}`}${rest}`;
}

/** Fields with addresses. A link may show its own as its text. */
const ways = new Set(['href', 'mapHref', 'text']);

function leadAll(value: unknown, addresses: Addresses, name = ''): unknown {
  if (typeof value === 'string') return ways.has(name) ? lead(value, addresses) : value;
  if (Array.isArray(value)) return value.map((each) => leadAll(each, addresses, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, leadAll(inner, addresses, key)]),
  );
}

/**
 * The content with addresses in its language, and links that follow.
 * @param original in English
 * @param translated the same with the texts of the language
 */
export function translateAddresses(
  original: SiteContent,
  translated: SiteContent,
  say: (text: string) => string,
  language: string,
): SiteContent {
  const addresses = addressesIn(original, say, language);
  const pageAt = (slug: string) => addresses.pages.get(slug) ?? slug;
  const { pages, contentTypes, menus, ...rest } = leadAll(translated, addresses) as SiteContent;
  const links = (of: NonNullable<typeof menus>['header']) =>
    of.map((link) => ('page' in link ? { ...link, page: pageAt(link.page) } : link));
  return {
    ...rest,
    pages: pages.map((page) => ({
      ...page,
      ...(page.slug === undefined ? {} : { slug: pageAt(page.slug) }),
    })),
    ...(contentTypes
      ? {
          contentTypes: contentTypes.map((type) => ({
            ...type,
            slug: pageAt(type.slug),
            entries: type.entries.map((entry) => ({
              ...entry,
              slug: addresses.entries.get(entry.slug ?? '') ?? entry.slug,
            })),
          })),
        }
      : {}),
    ...(menus ? { menus: { header: links(menus.header), footer: links(menus.footer) } } : {}),
  };
}
