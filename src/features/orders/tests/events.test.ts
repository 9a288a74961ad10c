import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerJob, sweepJob } from '../../../app/jobs/shop-work.ts';
import { receiveEvent } from '../../../app/http/stripe-webhook.ts';
import type { Order } from '../contract.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import {
  startStripe,
  type StripeEvent,
  type StripeStandIn,
} from '../../../../tests/support/stripe-standin.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

const account = 'acct_standin1';
const ORDERS = 50;
const EVENTS = 10_000;
const AT_ONCE = 12;
let stripe: StripeStandIn;
let shop: Shop;

beforeAll(async () => {
  stripe = await startStripe(account);
  shop = await openShop({
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: stripe.secret,
    STRIPE_API_BASE: stripe.base,
  });
  await shop.owner('PUT', '/api/shop/settings', { stripeAccountId: account });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

/** Seeded, so that failures are reproducible. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function begin(product: string): Promise<{ order: Order; intent: string }> {
  const order = ordered(await shop.begin([{ productId: product, quantity: 1 }]));
  const reply = await shop.ask(
    'POST',
    '/api/stripe/payment-intent',
    { order: order._id, stripeAccountId: account },
    { headers: { 'x-order-key': order.accessKey ?? '' } },
  );
  const { clientSecret } = reply.json() as { clientSecret: string };
  const intent = [...stripe.intents.values()].find((one) => one['client_secret'] === clientSecret);
  return { order, intent: String(intent?.id) };
}

/** All events of one order: failed attempts, the payment, two refunds in the dashboard, a dispute. */
function story(intent: string, length: number): StripeEvent[] {
  const events: StripeEvent[] = [stripe.tell(intent, 'payment_intent.created')];
  const failed = { last_payment_error: { message: 'The card was declined.' } };
  while (events.length < length / 2)
    events.push(stripe.tell(intent, 'payment_intent.payment_failed', failed));
  events.push(stripe.tell(intent, 'payment_intent.processing', { status: 'processing' }), stripe.pay(intent));
  for (const amount of [100, 250]) events.push(stripe.refundByHand(intent, amount));
  events.push(stripe.dispute(intent));
  const refunds = [...stripe.refunds.values()].filter((one) => one['payment_intent'] === intent);
  while (events.length < length - 2)
    events.push(stripe.tellRefund(String(refunds[events.length % refunds.length]?.id)));
  events.push(stripe.dispute(intent, 'under_review'), stripe.dispute(intent, 'won'));
  return events;
}

async function deliver(events: readonly StripeEvent[], atOnce: number): Promise<void> {
  const queue = events.values();
  const lane = async () => {
    for (const event of queue) {
      const { body, signature } = stripe.signed(event);
      // Stripe repeats an event if asked to.
      let tries = 0;
      const once = () =>
        receiveEvent(shop.app, Buffer.from(body), signature).catch((error: unknown) => {
          if (++tries > 20) throw error;
        });
      while (!(await once()));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** The final state of an order, including emails. */
async function end({ _id: id }: Order): Promise<unknown> {
  const { status, refunded, refunds, dispute, trouble, events } = await shop.order(id);
  const mails = await asAdmin(shop.admin, (client) =>
    client.query<{ email_id: string; count: number }>(
      `select m.email_id, count(*)::int as count from sitewright.mails m
       join sitewright.orders o on o.website_id = m.website_id and o.id = $1
       where m.cause like '%' || $1::text or m.recipient = o.email group by 1 order by 1`,
      [id],
    ),
  );
  return {
    status,
    refunded,
    refunds: refunds.map((one) => [one.status, one.amount]).toSorted(),
    dispute: dispute?.status,
    trouble,
    story: events.map(({ kind, to }) => `${kind} ${to}`).toSorted(),
    mails: mails.rows,
  };
}

test(
  '10,000 events, each sent three times, shuffled, 5 % of them lost: the same end as once and in order',
  { timeout: 1_200_000 },
  async () => {
    // Fails without the order of states in noteDispute, or if the sweep ignores refunds or disputes.
    const product = await shop.product({ label: 'Many', price: 10, stock: 1000 });
    const control = await begin(product._id);
    await deliver(story(control.intent, EVENTS / ORDERS), 1);
    const begun: Awaited<ReturnType<typeof begin>>[] = [];
    for (let from = 0; from < ORDERS; from += 10)
      begun.push(...(await Promise.all(Array.from({ length: 10 }, () => begin(product._id)))));
    const events = begun.flatMap(({ intent }) => story(intent, EVENTS / ORDERS));
    expect(events).toHaveLength(EVENTS);

    const random = numbers(5);
    // Most events are lost together, so that no later event makes up for them: for some orders all from the payment on,
    // for others all about refunds and the dispute.
    const silent = (index: number) => {
      const place = index % (EVENTS / ORDERS);
      const after = EVENTS / ORDERS / 2;
      const order = Math.floor(index / (EVENTS / ORDERS));
      return (order % 25 === 3 && place > after) || (order % 25 === 4 && place > after + 1);
    };
    const arriving = events.filter((_, index) => !silent(index) && random() >= 0.01);
    expect(arriving.length / EVENTS).toBeCloseTo(0.95, 2);
    const shuffled = [...arriving, ...arriving, ...arriving]
      .map((event) => ({ event, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ event }) => event);
    await deliver(shuffled, AT_ONCE);
    await sweepJob(shop.app.orders, 0);
    await ledgerJob(shop.app.orders);

    const wanted = await end(control.order);
    expect(wanted).toMatchObject({ status: 1, refunded: 3.5, dispute: 'won' });
    const ends = [];
    for (const { order } of begun) ends.push(await end(order));
    expect(ends).toEqual(begun.map(() => wanted));
    expect(await shop.faults()).toEqual([]);
  },
);
