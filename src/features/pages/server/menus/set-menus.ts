import type { Tx } from '../../../../lib/db/database.ts';
import type { NewMenuEntry } from '../../menus-contract.ts';
import { followMenu, type Menu, replaceMenuEntries, takeMenuVersion } from './menu-queries.ts';

/** Creates both menus of a new site's main address, and updates which pages are in the header. */
export async function setMenus(tx: Tx, menus: Record<Menu, NewMenuEntry[]>): Promise<void> {
  await takeMenuVersion(tx, '', undefined);
  await replaceMenuEntries(tx, '', menus);
  await followMenu(tx, '');
}
