import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { PENDING } from '../../order-states.ts';
import { lockOrder, wholeOrder } from '../management/order-queries.ts';
import { payOrder } from './pay-order.ts';
import { insertPayment } from './payment-queries.ts';
import type { OrderServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

/** Marks an order with manual payment as paid. @throws 409 for any other order, or if items have sold out */
export async function markPaid(
  services: OrderServices,
  tx: Tx,
  site: Site,
  id: string,
  by: string,
): Promise<void> {
  await lockOrder(tx, id);
  const order = await wholeOrder(tx, id);
  if (order?.status !== PENDING || order.provider !== 'manual') throw conflict(staffWords().onlyManualPaid);
  const reference = `manual-${id}`;
  const { total: amount, currency } = order;
  await insertPayment(tx, {
    orderId: id,
    provider: 'manual',
    reference,
    amount,
    currency,
    status: 'succeeded',
  });
  const paidBy = { provider: 'manual', transactionId: reference, actor: 'owner', account: by } as const;
  if (!(await payOrder(services, tx, site, order, paidBy))) throw conflict(staffWords().soldOutRestock);
}
