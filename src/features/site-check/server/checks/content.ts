import { fileIdIn } from '../../../../lib/content/pictures.ts';
import type { Page } from '../../../pages/contract.ts';
import type { Menus } from '../../../pages/menus-contract.ts';
import { isReservedSlug, pagePath } from '../../../pages/slugs.ts';
import { filesAmong } from '../check-queries.ts';
import type { CheckOutcome, RunCheck, Sentence } from '../services.ts';
import { missingLegal } from '../legal-pages.ts';
import { isOfEverySite, leadsToRecord, plainPath } from './known-addresses.ts';
import { linksIn } from './links-in.ts';
import { listed, say } from './say.ts';

const MOST_PAGES = 300;
const MOST_NAMED = 12;
const MOST_ASKED = 200;
const MOST_IMAGES = 100;

interface Listed {
  _id: string;
  slug: string;
  name: string;
  subdomain: string;
  state?: string;
}

/** Pages as visitors get them. */
const published = async (...[services, request]: Parameters<RunCheck>): Promise<Listed[]> =>
  services.callsAs(request, 'visitor')<Listed[]>('GET /api/pages');

export const legal: RunCheck = async (services, request) => {
  const missing = missingLegal(await published(services, request));
  if (missing.length === 0) return { light: 'good', says: () => say().legalPublished };
  return {
    light: 'look',
    says: () => say().legalMissing({ pages: listed(missing) }),
    hints: [{ text: () => say().createFromTemplate, to: '/admin/pages/new' }],
  };
};

/** Where links are, and where they are edited. */
interface Place {
  name: Sentence;
  hint: { text: Sentence; to: string };
}
const placeOfPage = ({ _id, name }: Listed): Place => ({
  name,
  hint: { text: () => say().editPage({ name }), to: `/admin/pages/edit/${_id}` },
});
const placeOfMenu = (menu: 'header' | 'footer'): Place => ({
  name: () => (menu === 'header' ? say().menuInHeader : say().menuInFooter),
  hint: { text: () => say().editMenus, to: '/admin/settings/menu' },
});

export const links: RunCheck = async (services, request) => {
  const call = services.callsAs(request, 'visitor');
  const owner = services.callsAs(request, 'owner');
  const pages = (await published(services, request)).slice(0, MOST_PAGES);
  const [products, offered, redirects] = await Promise.all([
    call<{ _id: string; slug: string }[]>('GET /api/products', { query: { limit: '500' } }),
    call<{ _id: string; slug: string }[]>('GET /api/services', { query: { limit: '500' } }),
    owner<{ from: string }[]>('GET /api/redirects'),
  ]);
  const known = new Set([
    ...pages.map(({ slug }) => pagePath(slug)),
    ...redirects.map(({ from }) => from.replace(/\?.*$/, '')),
    ...products.flatMap(({ _id, slug }) => [`/product/${_id}`, `/product/${slug}`]),
    ...offered.flatMap(({ _id, slug }) => [`/service/${_id}`, `/service/${slug}`]),
  ]);
  const all: { place: Place; path: string }[] = [];
  const collect = (place: Place, tree: unknown) => {
    for (const path of new Set(linksIn(tree, request.site.origin))) all.push({ place, path });
  };
  const menus = await call<Menus>('GET /api/menus');
  for (const menu of ['header', 'footer'] as const) collect(placeOfMenu(menu), menus[menu]);
  for (const page of pages) {
    const whole = await call<Page>('GET /api/page', { query: { _id: page._id } });
    collect(placeOfPage(page), whole.blocks);
  }
  const files = await request.db((tx) =>
    filesAmong(
      tx,
      all.flatMap(({ path }) => fileIdIn(path) ?? []),
    ),
  );
  const leads = (asked: string) => {
    const path = plainPath(asked);
    const file = fileIdIn(path);
    return file ? files.has(file) : [asked, path].some((one) => known.has(one)) || isOfEverySite(path);
  };
  // The lists of a large shop are incomplete, and entries aren’t listed: they are asked for one by one.
  const unknown = [...new Set(all.map(({ path }) => path))]
    .filter((path) => !leads(path))
    .slice(0, MOST_ASKED);
  for (const path of new Set(unknown.map(plainPath))) if (await leadsToRecord(call, path)) known.add(path);
  const broken = all.filter(({ path }) => !leads(path));
  const covered = pages.filter(({ slug }) => isReservedSlug(slug));
  if (broken.length === 0 && covered.length > 0)
    return {
      light: 'look',
      says: () =>
        say().addressesTaken({
          count: covered.length,
          pages: covered
            .slice(0, MOST_NAMED)
            .map(({ name, slug }) => `${name} (/${slug})`)
            .join(', '),
        }),
      hints: [{ text: () => say().changeAddresses, to: '/admin/pages' }],
    };
  if (broken.length === 0)
    return {
      light: 'good',
      says: () => say().linksWork({ links: all.length, pages: pages.length }),
    };
  return {
    light: 'bad',
    says: () => say().linksBroken({ count: broken.length }),
    steps: broken
      .slice(0, MOST_NAMED)
      .map(({ place, path }) => ({ light: 'bad', label: place.name, says: path })),
    hints: [
      ...[...new Set(broken.map(({ place }) => place.hint))].slice(0, 3),
      { text: () => say().addRedirect, to: '/admin/settings/addresses' },
    ],
  };
};

export const pictures: RunCheck = async (services, request): Promise<CheckOutcome> => {
  const found = await services.callsAs(request, 'owner')<{ name: string }[]>('GET /api/files', {
    query: { undescribed: 'true', kind: 'image', limit: String(MOST_IMAGES) },
  });
  if (found.length === 0) return { light: 'good', says: () => say().allImagesDescribed };
  const count = found.length;
  return {
    light: 'look',
    says: () =>
      count === MOST_IMAGES ? say().manyImagesNotDescribed({ count }) : say().imagesNotDescribed({ count }),
    hints: [{ text: () => say().addAltText, to: '/admin/files?undescribed=true' }],
  };
};
