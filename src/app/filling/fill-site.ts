import { placeFiles } from '../../features/files/server/index.ts';
import { insertForm } from '../../features/forms/server/index.ts';
import { createPage, type PageServices, publishPage } from '../../features/pages/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { fillBookings } from './fill-bookings.ts';
import { fillShop } from './fill-shop.ts';
import { fillTracks } from './fill-tracks.ts';
import type { SiteContent } from './site-content.ts';

/** `storage` is for content with files; with tracks, the jobs must have been started. */
export type FillServices = PageServices & { storage?: Storage };

/**
 * Puts content into a site that has nothing yet. `tx` is bound to it.
 * @param ownerId who its pages are said to be written by
 */
export async function fillSite(
  tx: Tx,
  services: FillServices,
  websiteId: string,
  ownerId: string,
  content: Omit<SiteContent, 'website'>,
): Promise<void> {
  const { files = [], forms = [], pages, shop, bookings, tracks = [] } = content;
  if (files.length > 0) {
    if (!services.storage) throw new Error('This site has files, and there is nowhere to put them.');
    await placeFiles(services.storage, tx, websiteId, files);
  }
  for (const { id, form } of forms) await insertForm(tx, websiteId, form, id);
  for (const page of pages) {
    const id = await createPage(services, tx, websiteId, page, ownerId);
    await publishPage(services, tx, websiteId, id, {}, new Date());
  }
  if (shop) await fillShop(tx, websiteId, shop);
  if (bookings) await fillBookings(tx, websiteId, bookings);
  await fillTracks(services.jobs, tx, websiteId, tracks);
}
