import type { Tx } from '../../../../lib/db/database.ts';
import { refusingTakenSlug } from '../../../../lib/db/sql-state.ts';
import { freeSlug } from '../../slugs.ts';
import { lockPlaces, slugsLike } from '../place-queries.ts';
import { queuePublishing } from '../publishing/publish-worker.ts';
import { indexPageAgain } from '../search/index-page.ts';
import type { PageServices } from '../services.ts';
import { lockTrashed, takeOut } from './trash-queries.ts';

/**
 * Restores an entry as it was. If another page has its address meanwhile, it becomes a draft with another address: to publish it
 * there is for its owner to decide. It also stays a draft if the time at which it was to be published has passed.
 * @returns `null` if it isn't in the trash
 */
export async function restoreEntry(
  services: PageServices,
  tx: Tx,
  id: string,
): Promise<'as it was' | 'as a draft' | null> {
  await lockPlaces(tx);
  const found = await lockTrashed(tx, id);
  if (!found) return null;
  const slug = found.is_taken ? freeSlug(found.slug, await slugsLike(tx, '', found.slug)) : found.slug;
  const page = await refusingTakenSlug(takeOut(tx, id, slug, !found.is_taken), 'page');
  if (!page) return null;
  // Its search terms may be outdated: a reusable section that it shows may have changed.
  if (page.published_version !== null) await indexPageAgain(services, tx, id);
  const { publish_at: at } = page;
  if (at) await queuePublishing(tx, services.jobs, { websiteId: tx.site, pageId: id }, at, new Date());
  return found.is_taken || page.is_late ? 'as a draft' : 'as it was';
}
