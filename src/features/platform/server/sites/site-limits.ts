import type { CrossTx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import { limitTable } from '../../../../lib/work/limit-table.ts';
import { lockCreator } from '../creators/creator-queries.ts';
import { creatorWords } from '../creator-words.ts';
import { listCreatorSites } from './site-queries.ts';

const SITES_BEFORE_PROOF = 10;

/**
 * Limits sites of an unconfirmed address, which may be another person's. Of two concurrent ones, the second waits here.
 * @throws `409` if the address must be confirmed first
 */
export async function refuseUnproven(tx: CrossTx, creatorId: string): Promise<void> {
  if ((await lockCreator(tx, creatorId))?.proven_at) return;
  if ((await listCreatorSites(tx, creatorId)).length >= SITES_BEFORE_PROOF)
    throw conflict(creatorWords().sitesBeforeProof({ count: SITES_BEFORE_PROOF }));
}

export const tooManySites = (): string =>
  creatorWords().tooManySites({ count: limitTable['sites-of-creator'].points });
