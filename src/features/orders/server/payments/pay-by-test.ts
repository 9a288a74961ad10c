import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { PENDING, statusKey } from '../../order-states.ts';
import { noteEvent } from '../management/order-queries.ts';
import type { BoughtOrder } from '../management/order-rows.ts';
import { payOrder } from './pay-order.ts';
import { providersOf } from '../payment-providers/index.ts';
import { type TestOutcome, tryTestCard } from '../payment-providers/local.ts';
import { insertPayment } from './payment-queries.ts';
import { applyReport } from './record-payment.ts';
import type { OrderServices } from '../services.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import { say } from '../management/say.ts';
import { told } from '../management/stored-words.ts';

const sentences = (): Record<TestOutcome, string> => ({
  paid: say().paid,
  declined: say().cardDeclined,
  'needs-step': say().confirmPayment,
});

/** Pays with the built-in test provider, on the same path as every payment. The caller has locked the order. */
export async function payByTest(
  services: OrderServices,
  tx: Tx,
  site: Site,
  shop: ShopFacts,
  order: BoughtOrder,
  { card, confirm = false }: { card: string; confirm?: boolean | undefined },
): Promise<{ status: TestOutcome; sentence: string }> {
  if (!providersOf(services, shop).includes('test')) throw notFound(say().testsOff);
  const outcomeOf = (status: TestOutcome) => ({ status, sentence: sentences()[status] });
  if (order.paid_at) return outcomeOf('paid');
  if (order.status !== PENDING || order.provider !== 'test')
    throw conflict(say().cantTest({ status: statusKey(order.status) }));
  const outcome = tryTestCard(card, confirm);
  if (outcome !== 'paid') {
    if (outcome === 'declined')
      await noteEvent(tx, order.id, {
        kind: 'payment-declined',
        actor: 'provider',
        told: told('cardDeclined'),
      });
    return outcomeOf(outcome);
  }
  const { total: amount, currency } = order;
  const reference = `test_${order.id}`;
  const by = { provider: 'test', transactionId: reference, actor: 'provider' } as const;
  // The usual case, in which order and payment are written together.
  if (await payOrder(services, tx, site, order, { ...by, payment: { amount, currency } }))
    return outcomeOf('paid');
  const payment = await insertPayment(tx, {
    orderId: order.id,
    provider: 'test',
    reference,
    amount,
    currency,
  });
  const reported = { status: 'succeeded', amount, currency, account: '', live: false, problem: '' } as const;
  const result = await applyReport(services, tx, site, payment, order, reported);
  if (result !== 'paid')
    return {
      status: 'declined',
      sentence: say().soldOutRefunded,
    };
  return outcomeOf('paid');
}
