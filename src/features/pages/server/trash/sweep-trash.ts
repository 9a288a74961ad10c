import { inBatches } from '../../../../lib/db/batches-queries.ts';
import { allWebsiteIds, forEachSite, type ScheduledJobServices } from '../../../websites/server/index.ts';
import { eraseOverdue } from './trash-queries.ts';

/** The number of entries that one statement deletes, with all of their versions. */
const AT_ONCE = 500;

/** Permanently deletes entries whose time in the trash is over, for all sites. */
export async function sweepTrash(services: ScheduledJobServices): Promise<void> {
  const sites = (await allWebsiteIds(services.db)).map((id) => ({ website_id: id }));
  await forEachSite(services, 'sweep-trash', sites, ({ website_id: id }) =>
    inBatches((most) => services.db.forWebsite(id, (tx) => eraseOverdue(tx, most)), { batch: AT_ONCE }),
  );
}
