import type { CrossTx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import { limitTable } from '../../../../lib/work/limit-table.ts';
import { lockCreator } from '../creators/creator-queries.ts';
import { listCreatorSites } from './site-queries.ts';

const SITES_BEFORE_PROOF = 10;

/**
 * Limits sites of an unconfirmed address, which may be another person's. Of two concurrent ones, the second waits here.
 * @throws `409` if the address must be confirmed first
 */
export async function refuseUnproven(tx: CrossTx, creatorId: string): Promise<void> {
  if ((await lockCreator(tx, creatorId))?.proven_at) return;
  if ((await listCreatorSites(tx, creatorId)).length >= SITES_BEFORE_PROOF)
    throw conflict(
      `You have ${SITES_BEFORE_PROOF} sites. Confirm your email address before you create more, using the link we emailed you. You can resend it from “My sites”.`,
    );
}

export const TOO_MANY_SITES = `You’ve created ${limitTable['sites-of-creator'].points} sites in the last hour. Try again later.`;
