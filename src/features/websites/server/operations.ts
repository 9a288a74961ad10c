import { isAnnounced } from '../../../lib/theme/announcement.ts';
import type { Brand } from '../../../lib/theme/brand.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { forbidden, invalid, notFound, staleVersion, unauthenticated } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { adminLanguageOf, type Language } from '../../../lib/messages/languages.ts';
import { spokenLanguage } from '../../../lib/messages/spoken-language.ts';
import { type Website, type WebsiteSettings, websitesContract } from '../contract.ts';
import { brandingOf } from './brand-operations.ts';
import { type FindAltTexts, type FindPictures, freshBrand } from './brand-pictures.ts';
import type { KnownSite, SiteDirectory } from './directory.ts';
import { changeLanguageHosts, homesOf } from './language-hosts.ts';
import {
  changeWebsite,
  findWebsite,
  type HostRow,
  hostsOf,
  languagesOf,
  lockLanguages,
  pagesAt,
  type WebsiteRow,
} from './queries.ts';
import { staffWords } from './staff-words.ts';
import { brandIn } from './translations/translatable-site.ts';

interface WebsiteServices {
  directory: SiteDirectory;
  findPictures: FindPictures;
  findAltTexts: FindAltTexts;
  /** Leads links to pages of the site into a language. */
  linksIn: (known: KnownSite, request: SiteRequest, language: Language) => Promise<(href: string) => string>;
  /** Checks whether payments may go to this account; throws with the reason, for `field` of the call. */
  checkAccount: (websiteId: string, account: string, field: string) => Promise<void>;
}

export function websiteOperations(services: WebsiteServices) {
  const { findPictures } = services;
  return operations(websitesContract, {
    'GET /api/website': async (request, { query }) => {
      const { language } = query;
      const owners = (which?: 'draft') => request.db((tx) => readForOwner(findPictures, tx, which));
      const known = await services.directory.get(request.site.id);
      const homes = known ? homesOf(request.site, known.website) : {};
      if (request.by?.owner && (query.brand || !language))
        return { ...(await owners(query.brand)), ...homes };
      if (query.brand) throw request.by ? forbidden(staffWords().onlyOwnersCanSeeDrafts) : unauthenticated();
      if (!known) throw notFound(staffWords().noSiteHere);
      const website = request.by?.owner ? await owners() : shownToVisitors(known.website);
      if (!language || !known.website.languages.includes(language)) return { ...website, ...homes };
      const lead = await services.linksIn(known, request, language);
      return request.db(async (tx) => {
        const { brand } = website;
        const altOf = await services.findAltTexts(tx, brand.logo?.file ? [brand.logo.file] : [], language);
        const logo = brand.logo && { ...brand.logo, alt: altOf(brand.logo, brand.logo) };
        return { ...website, ...homes, ...(await brandIn(tx, { ...brand, logo }, language, lead)) };
      });
    },

    'PUT /api/website': async (request, { body: { settings, version } }) => {
      if (settings.ecommerce && !request.may('money', 'write'))
        throw forbidden(staffWords().onlyOwnersChangePayments);
      if (settings.languageHosts && !request.may('domains', 'write'))
        throw forbidden(staffWords().domainsNotYours);
      const account = settings.ecommerce?.stripeAccountId;
      if (account)
        await services.checkAccount(request.site.id, account, 'settings.ecommerce.stripeAccountId');
      return request.db(async (tx) => {
        await checkLanguages(tx, settings);
        const changed = await changeWebsite(tx, settings, version);
        if (!changed) throw staleVersion('site’s settings', await readForOwner(findPictures, tx));
        if (settings.languages || settings.languageHosts)
          await changeLanguageHosts(tx, (await languagesOf(tx)).languages, settings.languageHosts ?? {});
        return readForOwner(findPictures, tx);
      });
    },
  });
}

/** Other languages differ from the main one, and no page has the address that theirs begins with. */
async function checkLanguages(tx: Tx, { locale, languages }: WebsiteSettings): Promise<void> {
  if (locale === undefined && languages === undefined) return;
  const now = await lockLanguages(tx);
  const [main = ''] = (locale ?? now.locale).split('-');
  const others = languages ?? now.languages;
  const named = new Intl.DisplayNames(adminLanguageOf(spokenLanguage()), { type: 'language' });
  if (others.includes(main)) {
    const sentence = staffWords().mainAndOther({ language: named.of(main) ?? main });
    throw invalid(sentence, { [languages ? 'settings.languages' : 'settings.locale']: sentence });
  }
  const [taken] = await pagesAt(
    tx,
    others.filter((one) => !now.languages.includes(one)),
  );
  if (taken === undefined) return;
  const sentence = staffWords().pageAtLanguage({ address: taken, language: named.of(taken) ?? taken });
  throw invalid(sentence, { 'settings.languages': sentence });
}

async function readForOwner(find: FindPictures, tx: Tx, which?: 'draft'): Promise<Website> {
  const website = await findWebsite(tx);
  if (!website) throw new Error('This site no longer exists.');
  const branding = brandingOf(website, which);
  const brand = await freshBrand(tx, branding.brand, find);
  return shownToOwner({ ...website, ...branding, brand }, await hostsOf(tx), which);
}

/**
 * Without CSS that is already in the page's style, and an announcement that isn’t due. A cached site is dropped when
 * one begins or ends.
 */
const asOfNow = (brand: Brand): Brand => {
  const { announcement } = brand;
  const due = announcement && isAnnounced(announcement, Date.now()) ? announcement : null;
  return { ...brand, css: '', announcement: due };
};

export function shownToVisitors(row: WebsiteRow, which?: 'draft'): Website {
  return {
    _id: row.id,
    name: row.name,
    logo: row.brand.logo?.src ?? row.logo,
    header: row.header,
    analytics: row.analytics,
    colours: row.colours,
    brand: which === 'draft' ? row.brand : asOfNow(row.brand),
    ecommerce: { enabled: row.shop_enabled, stripeAccountId: row.stripe_account_id, currency: row.currency },
    timezone: row.timezone,
    locale: row.locale,
    languages: row.languages,
    untranslated: row.untranslated as Website['untranslated'],
    version: row.version,
  };
}

const shownToOwner = (row: WebsiteRow, hosts: HostRow[], which?: 'draft'): Website => ({
  ...shownToVisitors(row, which),
  contactEmail: row.contact_email,
  visibility: !row.private ? 'public' : row.door_hash === null ? 'private' : 'password',
  hosts: hosts.map(({ host, canonical, language, retires_at: retires }) => ({
    host,
    canonical,
    language,
    retiresAt: retires?.toISOString() ?? null,
  })),
});
