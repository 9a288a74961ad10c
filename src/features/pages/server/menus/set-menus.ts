import type { Tx } from '../../../../lib/db/database.ts';
import type { NewMenuEntry } from '../../menus-contract.ts';
import { followMenu, type Menu, replaceMenuEntries, takeMenuVersion } from './menu-queries.ts';

/** Gives a new site both menus of its main address; its pages know afterwards whether they are in the header. */
export async function setMenus(tx: Tx, menus: Record<Menu, NewMenuEntry[]>): Promise<void> {
  await takeMenuVersion(tx, '', undefined);
  await replaceMenuEntries(tx, '', menus);
  await followMenu(tx, '');
}
