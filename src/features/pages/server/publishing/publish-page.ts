import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, invalid, notFound } from '../../../../lib/errors.ts';
import { HOME_SLUG } from '../../slugs.ts';
import { findPageById, setPublished, setUnpublished } from '../queries.ts';
import { queuePublishing } from './publish-worker.ts';
import { indexPublished } from '../search/index-page.ts';
import { goneOrStale, type PageServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

const LATEST_MS = 5 * 366 * 24 * 3600 * 1000;

/** Publishes the current draft, immediately or at a scheduled time. */
export async function publishPage(
  services: PageServices,
  tx: Tx,
  id: string,
  { version, at }: { version?: number | undefined; at?: Date | undefined },
  now: Date,
): Promise<void> {
  const later = at && at > now ? at : null;
  if (later && later.getTime() - now.getTime() > LATEST_MS)
    throw invalid(staffWords().withinFiveYears, { at: staffWords().atMostFiveYears });
  const done = await setPublished(tx, id, version, later);
  if (!done) return goneOrStale(services, tx, id);
  if (done.kind === 'entry') await services.entries.checkReady(tx, id);
  if (!later) return indexPublished(services, tx, id, done.kind);
  await queuePublishing(tx, services.jobs, { websiteId: tx.site, pageId: id }, later, now);
}

/** Cancels the schedule if there is one, and keeps what visitors see; otherwise unpublishes the page. */
export async function unpublishPage(
  services: PageServices,
  tx: Tx,
  id: string,
  version: number | undefined,
): Promise<void> {
  const page = await findPageById(tx, id, 'draft');
  if (!page) throw notFound(staffWords().pageGone);
  if (page.kind === 'section' && !page.publish_at) throw conflict(staffWords().sectionStaysPublished);
  if (page.slug === HOME_SLUG && page.subdomain === '' && !page.publish_at)
    throw conflict(staffWords().homeCantBeUnpublished);
  const done = await setUnpublished(tx, id, version);
  if (!done) await goneOrStale(services, tx, id);
}
