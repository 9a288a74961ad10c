import type { Tx } from '../../../lib/db/database.ts';
import { notFound } from '../../../lib/errors.ts';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { opensOrder } from './key-queries.ts';
import type { OrderRow } from './order-rows.ts';

export const NO_ORDER = 'There is no such order, or it belongs to somebody else.';

const KEY_LENGTH = 43;

export type Seer = 'owner' | 'buyer';

/**
 * Who looks at an order: the owner, its account, or whoever holds a key of it, in a header or in a link to its papers.
 * Nobody else learns that it exists.
 * @throws 404
 */
export async function seerOf(
  tx: Tx,
  request: Pick<SiteRequest, 'by' | 'header' | 'site'>,
  order: Pick<OrderRow, 'id' | 'account_id'> | undefined,
  linkKey?: string,
): Promise<Seer> {
  if (!order) throw notFound(NO_ORDER);
  const { by, site } = request;
  if (by?.owner) return 'owner';
  if (by && order.account_id === by.accountId) return 'buyer';
  const key = linkKey ?? request.header('x-order-key');
  if (key?.length === KEY_LENGTH && (await opensOrder(tx, site.id, order.id, key))) return 'buyer';
  throw notFound(NO_ORDER);
}
