import type { Stripe } from 'stripe';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { noteDispute } from './dispute-queries.ts';
import { ownerMail } from '../emails/order-mails.ts';
import { noteEvent, setTrouble, wholeOrder } from '../management/order-queries.ts';
import { fromProvider } from '../payment-providers/stripe-amounts.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { shownDay } from '../emails/shown-values.ts';

const endings: Readonly<Record<string, string>> = {
  won: 'You won the dispute and keep the money.',
  lost: 'You lost the dispute. The bank returned the money to the customer.',
  warning_closed: 'The bank’s inquiry about this payment is closed. No money was taken.',
};

/**
 * Applies a webhook about a dispute: shown on the order, and sent to the owner when it begins and ends. In any
 * order: a dispute that has ended does not begin again.
 */
export async function applyDispute(
  services: OrderServices,
  tx: Tx,
  site: Site,
  orderId: string,
  thing: Stripe.Dispute,
): Promise<void> {
  const due = thing.evidence_details.due_by ? new Date(thing.evidence_details.due_by * 1000) : null;
  const stage = await noteDispute(tx, orderId, {
    status: thing.status,
    reason: thing.reason,
    amount: fromProvider(thing.amount, thing.currency.toUpperCase()),
    due: due?.toISOString() ?? null,
  });
  if (stage === 'known') return;
  const tell = async (text: string, trouble: string, cause: string) => {
    await setTrouble(tx, orderId, trouble);
    await noteEvent(tx, orderId, { kind: 'dispute', actor: 'provider', text });
    const order = await wholeOrder(tx, orderId);
    await ownerMail(services, tx, site, 'owner-payment-trouble', cause, order ?? null, { problem: text });
  };
  const ending = endings[thing.status];
  if (stage === 'first') {
    const until = due ? ` Respond by ${shownDay(due, await readShop(tx))}.` : '';
    const text = `The customer’s bank disputes this payment (${thing.reason.replaceAll('_', ' ')}).${until}`;
    await tell(text, text, `dispute:${thing.id}`);
  }
  if (ending) await tell(ending, '', `dispute-ended:${thing.id}`);
}
