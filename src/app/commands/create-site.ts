import { createOwner, findOwner, issueToken, isStrong } from '../../features/accounts/server/index.ts';
import {
  enterWebsite,
  findHosts,
  hostTaken,
  insertHost,
  insertWebsite,
  markOnce,
  type NewWebsite,
} from '../../features/websites/server/index.ts';
import { type Database, type Tx, onSite, type CrossTx } from '../../lib/db/database.ts';
import { type Config, SettingError } from '../config.ts';
import { demoContent, demoName } from '../demo/index.ts';
import { startWords } from '../messages/operator-start/words.ts';
import { type FillServices, fillSite } from '../site-content/fill-site.ts';
import type { SiteContent } from '../site-content/site-content.ts';

export interface NewSite extends SiteContent {
  website: NewWebsite;
  host: string;
  owner: { email: string; password?: string | undefined };
}

/**
 * Creates a site with its host, owner, published pages and other content, all or nothing.
 * @returns the website's id
 * @throws `409` if the host belongs to another site
 */
export function createSite(db: Database, services: FillServices, site: NewSite): Promise<string> {
  return db.acrossWebsites(async (tx) => (await makeSite(tx, services, site)).websiteId);
}

/** Hooks that run in the same transaction. */
interface Around {
  /** Runs before anything is written. */
  claim: (tx: CrossTx) => Promise<void>;
  /** Runs when site and host exist. */
  made: (tx: Tx) => Promise<void>;
}

/** The same for a creator on the platform. @returns with a token that signs the owner in once, within 2 minutes */
export function createSiteFor(
  db: Database,
  services: FillServices,
  site: NewSite,
  { claim, made, creatorSession }: Around & { creatorSession: string },
): Promise<{ websiteId: string; token: string }> {
  return db.acrossWebsites(async (tx) => {
    await claim(tx);
    const { websiteId, ownerId } = await makeSite(tx, services, site, made);
    const token = await issueToken(onSite(tx, websiteId), ownerId, 'sign-in', { creatorSession });
    return { websiteId, token };
  });
}

/** A slow machine starts late rather than not at all. */
const PATIENCE_MS = 60_000;

/** On the first start of an installation only. */
export function createDemoSite(db: Database, services: FillServices, { demo }: Config): Promise<boolean> {
  return db.acrossWebsites(async (tx) => {
    if (!(await markOnce(tx, 'demo-site'))) return false;
    // Another site was created at this host before the first start.
    if ((await findHosts(tx, [demo.host])).length > 0) return false;
    const { ownerEmail, ownerPassword } = demo;
    if (ownerPassword !== undefined && !(await isStrong(ownerPassword, [ownerEmail, demoName], PATIENCE_MS)))
      throw new SettingError(startWords.weakPassword);
    await makeSite(tx, services, {
      ...demoContent,
      website: { ...demoContent.website, name: demoName },
      host: demo.host,
      owner: { email: demo.ownerEmail, password: demo.ownerPassword },
    });
    return true;
  });
}

/** From here on, the transaction is bound to the new site. */
async function makeSite(
  tx: CrossTx,
  services: FillServices,
  { website, host, owner: { email, password }, ...content }: NewSite,
  made?: Around['made'],
): Promise<{ websiteId: string; ownerId: string }> {
  const websiteId = await insertWebsite(tx, website);
  if (!(await insertHost(tx, websiteId, host, true))) throw hostTaken(host);
  await made?.(onSite(tx, websiteId));
  const site = await enterWebsite(tx, websiteId);
  const ownerId = await createOwner(site, password === undefined ? { email } : { email, password });
  await fillSite(site, services, ownerId, content);
  return { websiteId, ownerId };
}

/** The website's id; `undefined` for an unknown host. */
export async function findWebsite(db: Database, host: string): Promise<string | undefined> {
  const [found] = await db.acrossWebsites((tx) => findHosts(tx, [host]));
  return found?.website_id;
}

/**
 * A link that signs an owner of the site in once, within 2 minutes; `null` for an unknown host. Operators need no
 * second step: they could switch it off.
 */
export async function ownerLink(db: Database, config: Config, host: string): Promise<string | null> {
  const websiteId = await findWebsite(db, host);
  if (!websiteId) return null;
  const token = await db.forWebsite(websiteId, async (tx) => {
    const ownerId = await findOwner(tx);
    return ownerId && issueToken(tx, ownerId, 'sign-in', { twoSteps: true });
  });
  const { scheme, portSuffix } = config.platform;
  return token && `${scheme}://${host}${portSuffix}/account?token=${token}`;
}
