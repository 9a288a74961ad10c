import type { Tx } from '../../../../lib/db/database.ts';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { notFound } from '../../../../lib/errors.ts';
import { isInEachLanguage } from '../../../../lib/links/language-paths.ts';
import { pathStart } from '../../../../lib/links/site-addresses.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { isLanguage, type Language } from '../../../../lib/messages/languages.ts';
import type { KnownSite } from '../../../websites/server/index.ts';
import type { Page } from '../../contract.ts';
import { sectionsIn } from '../../section-refs.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import { HOME_SLUG } from '../../slugs.ts';
import { pageAddress } from '../editing/page-address.ts';
import { showSections } from '../sections/show-sections.ts';
import type { PageServices } from '../services.ts';
import type { Texts } from './find-texts.ts';
import { layInSections } from './lay-sections.ts';
import { layTexts, mapLinks } from './lay-texts.ts';
import type { ReadTogether } from '../read-kept.ts';
import { publishedSlugs, publishedTranslations } from './translation-queries.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';
import { say } from '../say.ts';

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** @throws 404 for a language that the site doesn't have */
export function checkLanguage({ website }: KnownSite, language: Language | undefined): void {
  if (language !== undefined && !website.languages.includes(language)) throw notFound(say().languageMissing);
}

const feed = /\/(?:feed|atom|podcast)\.xml$|\/feed\.json$|\/events?\.ics$/;

/** Every change of these drops the site from memory. */
const slugsOf = (known: KnownSite, read: Read, subdomain: string, only?: Language) =>
  known.remember(`slugs:${subdomain} ${only ?? ''}`, () => read((tx) => publishedSlugs(tx, subdomain, only)));

/**
 * Where an address in a language that the site no longer has leads: links in emails and on other sites outlive it.
 * @returns the path in the main language, or `null` if it isn't such an address, or no page has it there
 */
export async function withoutFormerLanguage(
  known: KnownSite,
  read: Read,
  subdomain: string,
  pathname: string,
): Promise<string | null> {
  const [, code = '', first = ''] = pathname.split('/');
  if (!isLanguage(code) || known.website.languages.includes(code)) return null;
  const slugs = await slugsOf(known, read, subdomain);
  // A page may have the address that a language would have.
  if (slugs.has(code)) return null;
  if (first === '') return '/';
  return slugs.has(first) ? pathname.slice(code.length + 1) : null;
}

/** Leads links to pages and screens of the site to the same ones in another language, on the host where it is shown, as far as they exist in it. */
export async function linksIn(
  known: KnownSite,
  read: Read,
  subdomain: string,
  language: Language,
): Promise<(href: string) => string> {
  const only = known.website.untranslated === 'hidden' ? language : undefined;
  const slugs = await slugsOf(known, read, subdomain, only);
  const start = pathStart(known.languageHosts, language);
  return (href) => {
    const [, path = '', rest = ''] = /^(\/[^?#]*)([?#].*)?$/.exec(href) ?? [];
    if (path === '') return href;
    if (isInEachLanguage(path)) return start + path + rest;
    const slug = path === '/' ? HOME_SLUG : path.slice(1);
    // Below the page of a content type are its entries, lists and feeds.
    const [first = ''] = slug.split('/');
    if (!slugs.has(first) || (path.includes('.') && !feed.test(path))) return href;
    return path === '/' ? (start || '/') + rest : start + path + rest;
  };
}

/** What of a page or an entry depends on the language. */
type Translatable = Pick<Page, '_id' | 'name' | 'slug' | 'subdomain' | 'blocks' | 'seo'>;
type InLanguage = Partial<
  Pick<Page, 'label' | 'language' | 'languages' | 'movedTo' | 'translations' | 'untranslated'>
>;

interface Showing {
  services: PageServices;
  site: Site;
  known: KnownSite;
  read: Read;
  language: Language | undefined;
  together?: ReadTogether | undefined;
}

/** A published page as visitors read it on a site with several languages, with its sections. */
export async function showInLanguage<P extends Translatable>(
  { services, site, known, read, language, together }: Showing,
  page: P,
): Promise<P & InLanguage> {
  const { kinds } = services;
  const wanted = [...sectionsIn(page.blocks)];
  const unread = together ? wanted : [page._id, ...wanted];
  const rows = unread.length > 0 ? await read((tx) => publishedTranslations(tx, unread, language)) : [];
  const { languages, untranslated } = known.website;
  const translated =
    together?.languages ??
    rows.flatMap((row) => (row.page_id === page._id && row.translated ? [row.language] : []));
  const readable = translated.filter((each) => languages.includes(each));
  if (language === undefined) return { ...(await showSections(services, read, page)), languages: readable };

  if (untranslated === 'hidden' && !readable.includes(language))
    return {
      ...(await showSections(services, read, page)),
      languages: readable,
      movedTo: pageAddress(site, page),
      untranslated: true,
    };
  const textsOf = (id: string): StoredTexts =>
    rows.find((row) => row.page_id === id && row.texts)?.texts ?? {};
  const lay = (texts: StoredTexts) => layTexts(page, texts, false, services);
  const own = together ? { ...page, ...textsIn(together.lay(lay)) } : lay(textsOf(page._id));
  const change = await linksIn(known, read, page.subdomain, language);
  const blocks =
    wanted.length > 0
      ? mapLinks(await layInSections(services, read, own.blocks, textsOf), kinds, change)
      : withLinks(known, own.blocks, () => mapLinks(own.blocks, kinds, change));
  return {
    ...own,
    // What the page is called in its breadcrumbs.
    ...(own.name === page.name ? {} : { label: own.name }),
    blocks,
    language,
    languages: readable,
    translations: [page._id, ...wanted].map((id) => translationKey(site.id, id, language)),
  };
}

const textsIn = (page: Texts | null) => page && { name: page.name, seo: page.seo, blocks: page.blocks };

/** By the site as it is known, which any change of what links lead to replaces, and the blocks of a kept page. */
const linked = new WeakMap<KnownSite, WeakMap<readonly Block[], Block[]>>();

function withLinks(known: KnownSite, blocks: readonly Block[], make: () => Block[]): Block[] {
  const ofSite = linked.get(known) ?? new WeakMap<readonly Block[], Block[]>();
  linked.set(known, ofSite);
  const made = ofSite.get(blocks) ?? make();
  ofSite.set(blocks, made);
  return made;
}

/**
 * For pages that are shown in parts, as entries in feeds are.
 * @returns how blocks of the main subdomain read in a language, their links included; not what is in reusable sections
 */
export async function blocksIn({
  services,
  known,
  read,
  language,
}: Omit<Showing, 'site' | 'language'> & { language: Language }): Promise<
  (blocks: readonly Block[], texts: StoredTexts) => Block[]
> {
  const change = await linksIn(known, read, '', language);
  return (blocks, texts) =>
    mapLinks(layTexts({ name: '', seo: {}, blocks }, texts, true, services).blocks, services.kinds, change);
}

/** A path of the main language in another one. */
export const pathInLanguage = (language: string, path: string): string =>
  `/${language}${path === '/' ? '' : path}`;
