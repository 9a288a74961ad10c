import type { Tx } from '../../../../lib/db/database.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { opensOrder } from './key-queries.ts';
import { guestKey } from '../cart/guest-cart.ts';
import type { OrderRow } from './order-rows.ts';
import { say } from './say.ts';

const KEY_LENGTH = 43;

export type Seer = 'owner' | 'buyer';

/**
 * An order and the caller's access to it: the owner, its account, or anyone with one of its keys, in a header, in a link to its
 * documents or in the cookie of a browser without script. Others don't learn that it exists. Both are read together.
 * @param read starts reading it
 * @throws 404
 */
export async function openedBy<T extends Pick<OrderRow, 'account_id'>>(
  tx: Tx,
  request: Pick<SiteRequest, 'by' | 'header' | 'site' | 'cookies' | 'secure'>,
  id: string,
  read: (tx: Tx, id: string) => Promise<T | undefined>,
  linkKey?: string,
): Promise<{ order: T; seer: Seer }> {
  const { by } = request;
  const key = linkKey ?? request.header('x-order-key') ?? guestKey(request, id);
  const asksByKey = !by?.owner && key?.length === KEY_LENGTH;
  const [order, opens] = await Promise.all([read(tx, id), asksByKey && opensOrder(tx, id, key)]);
  if (!order) throw notFound(say().noOrder);
  if (by?.owner) return { order, seer: 'owner' };
  if (opens || (by && order.account_id === by.accountId)) return { order, seer: 'buyer' };
  throw notFound(say().noOrder);
}
