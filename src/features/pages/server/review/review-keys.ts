import { createHmac } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { unsubscribeKey } from '../../../emails/server/index.ts';

/** The personal key to a preview, for emails. It follows from the site's key and the row's id; only its hash is stored. */
export const clientKey = async (tx: Tx, client: string): Promise<string> =>
  createHmac('sha256', await unsubscribeKey(tx))
    .update(`preview-client:${client}`)
    .digest('base64url');
