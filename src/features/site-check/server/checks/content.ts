import { fileIdIn } from '../../../../lib/content/pictures.ts';
import type { Page } from '../../../pages/contract.ts';
import { isReservedSlug, pagePath } from '../../../pages/slugs.ts';
import { filesAmong } from '../check-queries.ts';
import type { CheckOutcome, RunCheck } from '../services.ts';
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
  const all: { page: Listed; path: string }[] = [];
  for (const page of pages) {
    const whole = await call<Page>('GET /api/page', { query: { _id: page._id } });
    for (const path of new Set(linksIn(whole.blocks, request.site.origin))) all.push({ page, path });
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
      .map(({ page, path }) => ({ light: 'bad', label: page.name, says: path })),
    hints: [
      ...broken.slice(0, 3).map(({ page }) => ({
        text: () => say().editPage({ name: page.name }),
        to: `/admin/pages/edit/${page._id}`,
      })),
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
