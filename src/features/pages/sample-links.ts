import type { BlockKind, Field } from '../../lib/content/block-kind.ts';
import { slugOf } from '../../lib/values/slug.ts';
import { pagePath } from './slugs.ts';

/** Where links of sample content can lead on a site; empty without such a place. */
export interface SamplePlaces {
  contact: string;
  /** What the site offers: the shop, or else the page that is about it. */
  offer: string;
}

interface KnownPage {
  name: string;
  /** What menus call it. */
  label?: string | undefined;
  slug: string;
}

const names = {
  contact: `Contact|Contact us|Get in touch|Kontakt|Nous contacter|Contacto|Contatti|Contattaci|Neem contact op|Contato|Fale connosco|Kontakta oss|Skontaktuj się z nami|اتصل بنا|تواصل معنا|Find us|Anfahrt|Nous trouver|Cómo llegar|Dove siamo|Route|Como chegar|Dojazd|Hitta hit|كيف تصل إلينا`,
  about: `About|About us|Über uns|À propos|Sobre nosotros|Chi siamo|Over ons|Sobre nós|O nas|Om oss|نبذة عنا|عنّا`,
} as const;

/** The page that has one of the names, or an address made of one, in any language. */
function pageNamed(pages: readonly KnownPage[], what: keyof typeof names): string {
  const wanted = names[what].split('|');
  for (const name of wanted) {
    const slugs = [slugOf(name, '', 'en'), slugOf(name, '', 'de')];
    const found = pages.find(
      (page) => slugs.includes(page.slug) || [page.name, page.label].some((each) => each?.trim() === name),
    );
    if (found) return pagePath(found.slug);
  }
  return '';
}

/** @param pages those that visitors can open, on the main host */
export const samplePlaces = (pages: readonly KnownPage[], hasShop: boolean): SamplePlaces => ({
  contact: pageNamed(pages, 'contact'),
  offer: hasShop ? '/shop' : pageNamed(pages, 'about'),
});

/** A link of sample content on this site: to the home page, to other sites and to what is there; else none, which the page health names. */
function linkHere(href: string, { contact, offer }: SamplePlaces): string {
  if (href === '/contact') return contact;
  if (href === '#more') return offer;
  return href === '/' || /^(?:https?|mailto|tel):/.test(href) ? href : '';
}

/** Sample content with links that lead somewhere on this site. */
export function withLinksHere<T>(value: T, places: SamplePlaces): T {
  if (Array.isArray(value)) return value.map((each: unknown) => withLinksHere(each, places)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      /href$/i.test(name) && typeof inner === 'string'
        ? linkHere(inner, places)
        : withLinksHere(inner, places),
    ]),
  ) as T;
}

const fieldsHere = (fields: BlockKind['fields'], places: SamplePlaces): BlockKind['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [
      name,
      field.kind === 'list'
        ? {
            ...field,
            newEntry: withLinksHere(field.newEntry, places),
            fields: fieldsHere(field.fields, places),
          }
        : field,
    ]),
  );

/** Kinds of blocks whose sample content leads to what this site has. */
export const kindsHere = (kinds: readonly BlockKind[], places: SamplePlaces): BlockKind[] =>
  kinds.map((kind) => ({
    ...kind,
    defaults: withLinksHere(kind.defaults, places),
    fields: fieldsHere(kind.fields, places),
    ...(kind.picks
      ? { picks: kind.picks.map((pick) => ({ ...pick, props: withLinksHere(pick.props, places) })) }
      : {}),
  }));
