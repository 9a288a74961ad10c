import type { Tx } from '../../../../lib/db/database.ts';
import { forbidden, notFound, staleVersion, unauthenticated } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { Site, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import { safeHref } from '../../../../lib/links/safe-href.ts';
import { type MenuEntry, type MenuLink, type Menus, menusContract } from '../../menus-contract.ts';
import { offersServices } from '../../../bookings/server/index.ts';
import type { KnownSite } from '../../../websites/server/index.ts';
import { takesCancellations } from '../../../orders/server/index.ts';
import { pagePath } from '../../slugs.ts';
import { findLinkingPlaces } from '../links/find-links.ts';
import {
  followMenu,
  listMenuEntries,
  type Menu,
  type MenuRow,
  menuVersion,
  replaceMenuEntries,
  takeMenuVersion,
} from './menu-queries.ts';
import { pageAddress } from '../editing/page-address.ts';
import { lockPlaces } from '../place-queries.ts';
import { hasSection } from '../sections/section-queries.ts';
import type { PageServices } from '../services.ts';
import { layMenuTexts, type MenuRowInLanguage } from '../translations/menu-texts.ts';
import { checkLanguage, linksIn } from '../translations/show-translation.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';
import { publishedMenuTexts } from '../translations/translation-queries.ts';
import { refusing } from '../../../../lib/db/sql-state.ts';
import { staffWords } from '../staff-words.ts';

const MOST_SHOWN = 500;

export function menuOperations(services: PageServices) {
  return operations(menusContract, {
    'GET /api/menus': async (request, { query }) => {
      const { site } = request;
      if (query.draft && !request.by?.owner)
        throw request.by ? forbidden(staffWords().onlyOwnersCanSeeDrafts) : unauthenticated();
      const subdomain = query.subdomain ?? site.subdomain;
      const known = await services.directory.get(site.id);
      const { language } = query;
      if (known && language && !query.draft) {
        checkLanguage(known, language);
        return menusIn({ request, known, subdomain, language });
      }
      const read = () => request.db((tx) => readMenus(tx, site, subdomain, query.draft ?? false));
      // As with the navigation, only a bounded set of subdomains is cached.
      return known && !query.draft && subdomain === site.subdomain
        ? known.remember(`menus:${subdomain}`, read)
        : read();
    },

    'PUT /api/menus': (request, { body: { subdomain: label, version, ...menus } }) =>
      request.db(async (tx) => {
        const { site } = request;
        const subdomain = label ?? site.subdomain;
        await lockPlaces(tx);
        const linked = [...menus.header, ...menus.footer].flatMap(({ page, children }) => [
          page,
          ...children.map((child) => child.page),
        ]);
        if (
          await hasSection(
            tx,
            linked.filter((page) => page !== undefined),
          )
        )
          throw notFound(staffWords().menuPageDeleted);
        if (!(await takeMenuVersion(tx, subdomain, version)))
          throw staleVersion('menu', await readMenus(tx, site, subdomain, true));
        await knownPages(replaceMenuEntries(tx, subdomain, menus));
        await followMenu(tx, subdomain);
        return readMenus(tx, site, subdomain, true);
      }),

    'GET /api/page/{id}/links': async (request, { params }) => {
      const known = await services.directory.get(request.site.id);
      if (!known) throw notFound();
      const places = await request.db((tx) => findLinkingPlaces(tx, known, params.id));
      return places.slice(0, MOST_SHOWN);
    },
  });
}

const knownPages = <T>(work: Promise<T>): Promise<T> =>
  refusing(work, 'foreignKey', () => notFound(staffWords().menuPageDeleted), 'page_id');

interface Asked {
  request: SiteRequest;
  known: KnownSite;
  subdomain: string;
  language: Language;
}

/** Both menus in another language. Pages that are left out in it are left out here as well. */
async function menusIn({ request, known, subdomain, language }: Asked): Promise<Menus> {
  const { site } = request;
  const change = await linksIn(known, request.db, subdomain, language);
  const isReadable = ({ slug, subdomain: home }: MenuRow) =>
    slug === null || home !== subdomain || change(pagePath(slug)) !== pagePath(slug);
  const menus = await request.db(async (tx) => {
    const stored = await publishedMenuTexts(tx, subdomain, language);
    return readMenus(tx, site, subdomain, false, (rows) =>
      layMenuTexts(rows, stored).map((row) => (isReadable(row) ? row : { ...row, published_version: null })),
    );
  });
  const led = <L extends MenuLink>(link: L): L => ({
    ...link,
    href: link.href === null ? null : change(link.href),
  });
  const ledAll = (entries: MenuEntry[]) =>
    entries.map((entry) => ({ ...led(entry), children: entry.children.map(led) }));
  return {
    ...menus,
    header: ledAll(menus.header),
    footer: ledAll(menus.footer),
    translation: translationKey(site.id, `menu:${subdomain}`, language),
  };
}

/** @param draft includes entries that visitors don't see, and the source of each */
async function readMenus(
  tx: Tx,
  site: Site,
  subdomain: string,
  draft: boolean,
  change: (rows: MenuRow[]) => MenuRowInLanguage[] = (rows) => rows,
): Promise<Menus> {
  const rows = change(await listMenuEntries(tx, subdomain));
  const menu = (name: Menu) => tree(rows, name, (row) => linkOf(row, site, subdomain, draft), draft);
  return {
    header: menu('header'),
    footer: menu('footer'),
    takesBookings: await offersServices(tx),
    takesCancellations: await takesCancellations(tx),
    version: await menuVersion(tx, subdomain),
  };
}

function tree(
  rows: MenuRowInLanguage[],
  menu: Menu,
  link: (row: MenuRowInLanguage) => MenuLink,
  draft: boolean,
): MenuEntry[] {
  const isHidden = (row: MenuRow) => !draft && row.page_id !== null && row.published_version === null;
  return rows
    .filter((row) => row.menu === menu && row.parent_id === null)
    .flatMap((row) => {
      const children = rows.filter((below) => below.parent_id === row.id && !isHidden(below)).map(link);
      // An unpublished entry becomes a mere title, and a title without entries is dropped.
      const shown = isHidden(row) ? { ...link(row), href: null } : link(row);
      return shown.href === null && children.length === 0 && !draft ? [] : [{ ...shown, children }];
    });
}

function linkOf(row: MenuRowInLanguage, site: Site, subdomain: string, draft: boolean): MenuLink {
  const { slug, subdomain: home, page_label: pageLabel, isTranslated } = row;
  const page = slug === null || home === null ? null : { slug, subdomain: home };
  const href = page
    ? home === subdomain
      ? pagePath(page.slug)
      : pageAddress(site, page)
    : safeHref(row.href);
  return {
    label: row.label || pageLabel || '',
    href,
    ...(isTranslated === undefined ? {} : { translated: isTranslated ? ['label' as const] : [] }),
    ...(draft ? { own: row.label, page: row.page_id, visible: !page || row.published_version !== null } : {}),
  };
}
