import { placeFiles } from '../../features/files/server/index.ts';
import { insertForm } from '../../features/forms/server/index.ts';
import { changeShop } from '../../features/orders/server/index.ts';
import { createPage, type PageServices, publishPage, setMenus } from '../../features/pages/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { fillBookings } from './fill-bookings.ts';
import { fillEntries } from './fill-entries.ts';
import { fillShop } from './fill-shop.ts';
import { fillTracks } from './fill-tracks.ts';
import { withReferences } from './references.ts';
import type { MenuLink, SiteContent } from './site-content.ts';

/** `storage` is for content with files; with tracks, the jobs must have been started. */
export type FillServices = PageServices & { storage?: Storage };

/**
 * Fills an empty site with content. `tx` is bound to it.
 * @param ownerId the author of its pages
 */
export async function fillSite(
  tx: Tx,
  services: FillServices,
  ownerId: string,
  content: Omit<SiteContent, 'website'>,
): Promise<void> {
  const { files = [], ...rest } = content;
  if (files.length === 0) return fillRest(tx, services, ownerId, rest);
  if (!services.storage) throw new Error('This site has files, but no storage is set up.');
  const undo = await placeFiles(services.storage, tx, files);
  try {
    await fillRest(tx, services, ownerId, rest);
  } catch (error) {
    await undo();
    throw error;
  }
}

async function fillRest(
  tx: Tx,
  services: FillServices,
  ownerId: string,
  {
    forms = [],
    pages,
    contentTypes = [],
    menus,
    shop,
    shopDefaults,
    bookings,
    tracks = [],
  }: Omit<SiteContent, 'website' | 'files'>,
): Promise<void> {
  for (const { id, form } of forms) await insertForm(tx, form, id);
  if (shopDefaults) await changeShop(tx, { settings: shopDefaults }, undefined);
  const made = [
    ...(shop ? await fillShop(tx, shop) : []),
    ...(bookings ? await fillBookings(tx, bookings) : []),
    ...(await fillTracks(services.jobs, tx, tracks)),
  ];
  const ids = new Map<string, string>();
  for (const page of withReferences(pages, made)) {
    const id = await createPage(services, tx, page, ownerId);
    await publishPage(services, tx, id, {}, new Date());
    if (page.slug !== undefined) ids.set(page.slug, id);
  }
  for (const type of withReferences(contentTypes, made))
    await fillEntries(tx, services, ownerId, type, ids.get(type.slug));
  if (menus) await fillMenus(tx, menus, ids);
}

async function fillMenus(
  tx: Tx,
  { header, footer }: NonNullable<SiteContent['menus']>,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const entries = (links: readonly MenuLink[]) =>
    links.map((link) => ({
      label: link.label ?? '',
      ...('page' in link ? { page: pages.get(link.page) ?? '' } : { href: link.href }),
      children: [],
    }));
  await setMenus(tx, { header: entries(header), footer: entries(footer) });
}
