import { staffReaderOf } from '../../../accounts/server/index.ts';
import { countUpcoming } from '../../../bookings/server/index.ts';
import { queueMails } from '../../../emails/server/index.ts';
import { countToSend } from '../../../orders/server/index.ts';
import { enterWebsite, nameOf } from '../../../websites/server/index.ts';
import type { NoteAct } from '../../../../lib/http/acts.ts';
import { conflict, invalid, notFound, refuse } from '../../../../lib/errors.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import type { SiteEnding } from '../../own-site-contract.ts';
import { markDeleted, markRestored, ownersOf, takeEnding } from './ending-queries.ts';
import { creatorWords } from '../creator-words.ts';
import type { EndingServices } from './ending-services.ts';

const DAYS_OF_GRACE = 30;
const DAYS_OF_WARNING = 3;

/** What is lost with a site, for confirmation. */
export async function describeEnding({ db, siteOf }: EndingServices, websiteId: string): Promise<SiteEnding> {
  const site = await siteOf(websiteId);
  if (!site) throw notFound(creatorWords().siteNotFound);
  return db.forWebsite(websiteId, async (tx) => ({
    name: await nameOf(tx),
    host: site.canonicalHost,
    openOrders: await countToSend(tx),
    upcomingBookings: await countUpcoming(tx),
    days: DAYS_OF_GRACE,
  }));
}

/**
 * Deletes a site, which can be restored for 30 days; its owners are emailed how.
 * @param typed its name, as confirmation
 * @throws `400` for another name, `409` while orders are unfulfilled, unless confirmed
 */
export async function endSite(
  services: EndingServices,
  websiteId: string,
  { name: typed, leaveOrders }: { name: string; leaveOrders: boolean },
  note?: NoteAct,
): Promise<Date> {
  const { name, openOrders } = await describeEnding(services, websiteId);
  if (typed.trim().toLowerCase() !== name.trim().toLowerCase())
    throw invalid(creatorWords().notItsName, { name: creatorWords().typeName({ name }) });
  if (openOrders > 0 && !leaveOrders)
    throw refuse('conflict', creatorWords().ordersUnfulfilled({ count: openOrders }), {
      current: { openOrders },
    });
  return scheduleDeletion(services, websiteId, note);
}

/** @throws `409` if it is deleted already */
export async function scheduleDeletion(
  services: EndingServices,
  websiteId: string,
  note?: NoteAct,
): Promise<Date> {
  const { db } = services;
  const token = newToken();
  const eraseAt = await db.acrossWebsites(async (tx) => {
    const marked = await markDeleted(tx, websiteId, DAYS_OF_GRACE, hashToken(token));
    if (!marked) throw conflict(creatorWords().alreadyDeleted);
    const site = await enterWebsite(tx, websiteId);
    await note?.(site);
    await tellOwners(services, site, websiteId, 'site-deleted', token, marked.eraseAt);
    return marked.eraseAt;
  });
  services.forget(websiteId);
  return eraseAt;
}

/** Reminds its owners a few days before the end; once among all processes. */
export async function warnOfEnd(services: EndingServices, websiteId: string): Promise<void> {
  const token = newToken();
  await services.db.acrossWebsites(async (tx) => {
    const taken = await takeEnding(tx, websiteId, DAYS_OF_WARNING, hashToken(token));
    if (!taken) return;
    await tellOwners(
      services,
      await enterWebsite(tx, websiteId),
      websiteId,
      'site-ending',
      token,
      taken.eraseAt,
    );
  });
}

/** @param token of an emailed link; absent for callers with permission. @returns false if it can't be restored */
export async function restoreSite(
  { db, forget }: Pick<EndingServices, 'db' | 'forget'>,
  websiteId: string,
  token?: string,
): Promise<boolean> {
  const hash = token === undefined ? undefined : hashToken(token);
  const restored = await db.acrossWebsites((tx) => markRestored(tx, websiteId, hash));
  forget(websiteId);
  return restored;
}

async function tellOwners(
  { jobs, siteOf }: EndingServices,
  tx: Parameters<typeof queueMails>[0],
  websiteId: string,
  emailID: 'site-deleted' | 'site-ending',
  token: string,
  eraseAt: Date,
): Promise<void> {
  const site = await siteOf(websiteId);
  if (!site) return;
  const owners = await ownersOf(tx);
  const letters = owners.map(async (to) => {
    const { language, locale, timezone } = await staffReaderOf(tx, to);
    const endsOn = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(eraseAt);
    return {
      emailID,
      to,
      cause: `${emailID}:${eraseAt.getTime()}:${to}`,
      language,
      values: { endsOn, restoreLink: `${site.origin}/restore?token=${token}` },
    };
  });
  await queueMails(tx, jobs, site, await Promise.all(letters));
}
