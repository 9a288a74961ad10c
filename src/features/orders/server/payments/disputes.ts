import type { Stripe } from 'stripe';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { noteDispute } from './dispute-queries.ts';
import { ownerMail } from '../emails/order-mails.ts';
import { noteEvent, setTrouble, wholeOrder } from '../management/order-queries.ts';
import { fromProvider } from '../payment-providers/stripe-amounts.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { inEnglish, type Told, told, toOwner } from '../management/stored-words.ts';

const endings: Readonly<Record<string, Told>> = {
  won: told('disputeWon'),
  lost: told('disputeLost'),
  warning_closed: told('inquiryClosed'),
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
  const tell = async (what: Told, open: boolean, cause: string) => {
    await setTrouble(tx, orderId, open ? inEnglish(what, await readShop(tx)) : '');
    await noteEvent(tx, orderId, { kind: 'dispute', actor: 'provider', told: what });
    const order = await wholeOrder(tx, orderId);
    await ownerMail(services, tx, site, 'owner-payment-trouble', cause, order ?? null, (owner) => ({
      problem: toOwner(what, owner),
    }));
  };
  const ending = endings[thing.status];
  if (stage === 'first') {
    const reason = { dispute: thing.reason };
    const what = due
      ? told('disputedUntil', { reason, day: { time: due.toISOString() } })
      : told('disputed', { reason });
    await tell(what, true, `dispute:${thing.id}`);
  }
  if (ending) await tell(ending, false, `dispute-ended:${thing.id}`);
}
