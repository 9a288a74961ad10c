import type { Tx } from '../../../../lib/db/database.ts';
import { indexPageAgain } from '../../../pages/server/index.ts';
import type { Access } from '../../access.ts';
import type { EntryServices } from '../services.ts';
import { changeAccess } from './access-queries.ts';

/** Sets who can see the content of entries, and what visitors find them by. The caller has locked their pages. */
export async function setAccess(
  { pages }: EntryServices,
  tx: Tx,
  ids: readonly string[],
  access: Access | undefined,
): Promise<void> {
  if (access === undefined) return;
  for (const id of await changeAccess(tx, ids, access)) await indexPageAgain(pages, tx, id);
}
