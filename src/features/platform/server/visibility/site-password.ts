import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashPassword, passwordMatches } from '../../../accounts/server/index.ts';
import type { Database } from '../../../../lib/db/database.ts';
import type { NoteAct } from '../../../../lib/http/acts.ts';
import { limit, limitedAddress } from '../../../../lib/work/limits.ts';
import type { SiteVisibility } from '../../own-site-contract.ts';
import { changeVisibility, findVisibility } from './visibility-queries.ts';

/** Over HTTPS, the prefix of the name makes browsers require `Secure`, `Path=/` and no `Domain`. */
export const accessCookieName = (secure: boolean) => (secure ? '__Host-sitewright_door' : 'sitewright_door');

/** The access settings of a cached site. */
export interface AccessFacts {
  id: string;
  private: boolean;
  door_hash: string | null;
  door_key: Buffer | null;
}

/** The cookie of a browser that has entered the password. */
const passOf = (websiteId: string, key: Buffer): string =>
  createHmac('sha256', key).update(`door:${websiteId}`).digest('base64url');

export function grantsAccess({ id, door_key: key }: AccessFacts, cookie: string | undefined): boolean {
  if (!cookie || !key) return false;
  const [given, wanted] = [Buffer.from(cookie), Buffer.from(passOf(id, key))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Checks a password and returns the cookie's value, `null` for a wrong one. @throws `429` */
export type CheckSitePassword = (
  site: AccessFacts,
  address: string,
  password: string,
) => Promise<string | null>;

export function sitePasswordChecker({ limitsPool }: Pick<Database, 'limitsPool'>): CheckSitePassword {
  const tries = limit(limitsPool, 'door');
  const all = limit(limitsPool, 'door-all');
  return async (site, address, password) => {
    const sentence = 'Too many attempts. Wait a few minutes and try again.';
    await tries.take(`${site.id}:${limitedAddress(address)}`, sentence);
    await all.take(site.id, sentence);
    const matches = await passwordMatches(site.door_hash ?? undefined, password.slice(0, 128));
    return matches && site.door_key ? passOf(site.id, site.door_key) : null;
  };
}

async function lockOf(password: string | null | undefined) {
  if (password === undefined) return null;
  if (password === null) return { hash: null, key: null };
  return { hash: await hashPassword(password), key: randomBytes(32) };
}

export async function readVisibility(db: Database, websiteId: string): Promise<SiteVisibility> {
  const row = await db.forWebsite(websiteId, (tx) => findVisibility(tx));
  return { private: row.private, hasPassword: row.door_hash !== null };
}

/** A private site without a password is for its owner and staff only. */
export async function setVisibility(
  db: Database,
  websiteId: string,
  wanted: { private: boolean; password?: string | null | undefined },
  note?: NoteAct,
): Promise<SiteVisibility> {
  const lock = await lockOf(wanted.password);
  await db.forWebsite(websiteId, async (tx) => {
    await changeVisibility(tx, wanted.private, lock);
    await note?.(tx);
  });
  return readVisibility(db, websiteId);
}
