import { isAnnounced } from '../../../lib/theme/announcement.ts';
import type { Brand } from '../../../lib/theme/brand.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { forbidden, notFound, staleVersion, unauthenticated } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { type Website, websitesContract } from '../contract.ts';
import { brandingOf } from './brand-operations.ts';
import { type FindPictures, freshBrand } from './brand-pictures.ts';
import type { SiteDirectory } from './directory.ts';
import { changeWebsite, findWebsite, type HostRow, hostsOf, type WebsiteRow } from './queries.ts';

interface WebsiteServices {
  directory: SiteDirectory;
  findPictures: FindPictures;
  /** Checks whether payments may go to this account; throws with the reason, for `field` of the call. */
  checkAccount: (websiteId: string, account: string, field: string) => Promise<void>;
}

export function websiteOperations(services: WebsiteServices) {
  const { findPictures } = services;
  return operations(websitesContract, {
    'GET /api/website': async (request, { query }) => {
      if (request.by?.owner) return request.db((tx) => readForOwner(findPictures, tx, query.brand));
      if (query.brand) throw request.by ? forbidden('Only owners can see drafts.') : unauthenticated();
      const known = await services.directory.get(request.site.id);
      if (!known) throw notFound('There is no site at this address.');
      return shownToVisitors(known.website);
    },

    'PUT /api/website': async (request, { body: { settings, version } }) => {
      if (settings.ecommerce && !request.may('money', 'write'))
        throw forbidden('Only owners can change payment settings.');
      const account = settings.ecommerce?.stripeAccountId;
      if (account)
        await services.checkAccount(request.site.id, account, 'settings.ecommerce.stripeAccountId');
      return request.db(async (tx) => {
        const changed = await changeWebsite(tx, settings, version);
        const website = await readForOwner(findPictures, tx);
        if (!changed) throw staleVersion('site’s settings', website);
        return website;
      });
    },
  });
}

async function readForOwner(find: FindPictures, tx: Tx, which?: 'draft'): Promise<Website> {
  const website = await findWebsite(tx);
  if (!website) throw new Error('This site no longer exists.');
  const look = brandingOf(website, which);
  const brand = await freshBrand(tx, look.brand, find);
  return shownToOwner({ ...website, ...look, brand }, await hostsOf(tx), which);
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
    version: row.version,
  };
}

const shownToOwner = (row: WebsiteRow, hosts: HostRow[], which?: 'draft'): Website => ({
  ...shownToVisitors(row, which),
  contactEmail: row.contact_email,
  visibility: !row.private ? 'public' : row.door_hash === null ? 'private' : 'password',
  hosts,
});
