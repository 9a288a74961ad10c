import { siteFolder } from '../../../files/server/index.ts';
import { deleteWebsite, forEachSite } from '../../../websites/server/index.ts';
import { deleteBelow } from '../../../../lib/storage/storage.ts';
import { deleteJobsOf, deleteSome, endingSites, markOver, tenantTables } from './ending-queries.ts';
import { warnOfEnd } from './end-site.ts';
import type { EndingServices } from './ending-services.ts';
import { failedBy } from '../../../../lib/db/sql-state.ts';

const AT_ONCE = 2_000;
const REMIND_WITHIN_DAYS = 3;

/**
 * Erases a site: its files, then its rows in batches within the time limits, and finally its own row with
 * its hosts. After an interruption, the next attempt continues.
 */
export async function eraseSite(services: EndingServices, websiteId: string): Promise<void> {
  const { db, storage, forget } = services;
  await db.acrossWebsites((tx) => markOver(tx, websiteId));
  forget(websiteId);
  await deleteBelow(storage, siteFolder(websiteId));
  await emptyTables(services, websiteId);
  await db.acrossWebsites(async (tx) => {
    await deleteJobsOf(tx, websiteId);
    await deleteWebsite(tx, websiteId);
  });
  // Files that were being made at that moment.
  await deleteBelow(storage, siteFolder(websiteId));
  forget(websiteId);
}

async function emptyTables({ db }: EndingServices, websiteId: string): Promise<void> {
  const tables = await db.forWebsite(websiteId, tenantTables);
  for (let gone = 1; gone > 0;) {
    gone = 0;
    for (const table of tables)
      for (let some = AT_ONCE; some === AT_ONCE; gone += some)
        some = await db
          .forWebsite(websiteId, (tx) => deleteSome(tx, table, AT_ONCE))
          .catch((error: unknown) => {
            // Other rows still refer to them, and must be deleted first.
            if (isHeld(error)) return 0;
            throw error;
          });
  }
}

const isHeld = (error: unknown): boolean => failedBy(error, ['foreignKey', 'restrict', 'raised']);

/** Sends reminders before the end, and erases sites after it. */
export async function endingJob(services: EndingServices): Promise<void> {
  const { remind, erase } = await services.db.acrossWebsites((tx) => endingSites(tx, REMIND_WITHIN_DAYS));
  const rows = (ids: readonly string[]) => ids.map((id) => ({ website_id: id }));
  await forEachSite(services, 'ending-reminders', rows(remind), (one) => warnOfEnd(services, one.website_id));
  await forEachSite(services, 'erase-sites', rows(erase), (one) => eraseSite(services, one.website_id));
}
