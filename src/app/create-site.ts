import { createOwner, findOwner, issueToken } from '../features/accounts/server/index.ts';
import { placeFiles } from '../features/files/server/index.ts';
import type { NewForm } from '../features/forms/contract.ts';
import { insertForm } from '../features/forms/server/index.ts';
import { createPage, type NewPage, type PageServices, publishPage } from '../features/pages/server/index.ts';
import {
  enterWebsite,
  findHosts,
  insertHost,
  insertWebsite,
  markOnce,
  type NewWebsite,
} from '../features/websites/server/index.ts';
import type { Database, Tx } from '../lib/db/database.ts';
import { conflict } from '../lib/errors.ts';
import type { Storage } from '../lib/storage/storage.ts';
import type { Config } from './config.ts';
import { fillServices } from './demo/fill-services.ts';
import { fillShop } from './demo/fill-shop.ts';
import { demoDownloads, demoFiles, demoForms, demoPages, demoSite } from './demo/index.ts';
import { demoSounds } from './demo/music.ts';

export interface NewSite {
  website: NewWebsite;
  host: string;
  owner: { email: string; password?: string | undefined };
  pages: readonly NewPage[];
  /** With the ids by which the pages name them. */
  forms?: readonly { id: string; form: NewForm }[];
}

/**
 * Makes a site with its host, owner and published pages, all or nothing.
 * @returns the website's id
 * @throws `409` where the host is another site's
 */
export function createSite(db: Database, services: PageServices, site: NewSite): Promise<string> {
  return db.acrossWebsites((tx) => fillSite(tx, services, site));
}

type DemoServices = PageServices & { storage: Storage };

/** On the first start of an installation, and never again. */
export function createDemoSite(db: Database, services: DemoServices, { demo }: Config): Promise<boolean> {
  return db.acrossWebsites(async (tx) => {
    if (!(await markOnce(tx, 'demo-site'))) return false;
    // Somebody made a site of their own there before the first start.
    if ((await findHosts(tx, [demo.host])).length > 0) return false;
    const { name, brand, colours, header, analytics, currency, locale, timeZone, contactEmail } = demoSite;
    const websiteId = await fillSite(tx, services, {
      website: {
        name,
        brand,
        colours,
        header,
        analytics,
        currency,
        locale,
        timezone: timeZone,
        contactEmail,
      },
      host: demo.host,
      owner: { email: demo.ownerEmail, password: demo.ownerPassword },
      pages: demoPages,
      forms: demoForms,
    });
    await placeFiles(services.storage, tx, websiteId, [...demoFiles, ...demoSounds, ...demoDownloads]);
    await fillShop(tx, websiteId);
    await fillServices(tx, websiteId);
    return true;
  });
}

async function fillSite(tx: Tx, services: PageServices, site: NewSite): Promise<string> {
  const websiteId = await insertWebsite(tx, site.website);
  if (!(await insertHost(tx, websiteId, site.host, true)))
    throw conflict(`${site.host} belongs to another site already.`);
  await enterWebsite(tx, websiteId);
  const { email, password } = site.owner;
  const ownerId = await createOwner(tx, websiteId, password === undefined ? { email } : { email, password });
  for (const { id, form } of site.forms ?? []) await insertForm(tx, websiteId, form, id);
  for (const page of site.pages) {
    const id = await createPage(services, tx, websiteId, page, ownerId);
    await publishPage(services, tx, websiteId, id, {}, new Date());
  }
  return websiteId;
}

/** The website's id; `undefined` for an unknown host. */
export async function findWebsite(db: Database, host: string): Promise<string | undefined> {
  const [found] = await db.acrossWebsites((tx) => findHosts(tx, [host]));
  return found?.website_id;
}

/** A one-time link that signs an owner of the site in, good for 2 minutes; `null` for an unknown host. */
export async function ownerLink(db: Database, config: Config, host: string): Promise<string | null> {
  const websiteId = await findWebsite(db, host);
  if (!websiteId) return null;
  const token = await db.forWebsite(websiteId, async (tx) => {
    const ownerId = await findOwner(tx, websiteId);
    return ownerId && issueToken(tx, websiteId, ownerId, 'sign-in');
  });
  const { scheme, portSuffix } = config.platform;
  return token && `${scheme}://${host}${portSuffix}/account?token=${token}`;
}
