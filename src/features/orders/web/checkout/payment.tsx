import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLoaderData, useNavigate, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { browserClient } from '../../../../lib/http/client.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { Website } from '../../../websites/contract.ts';
import type { Order, ordersContract } from '../../contract.ts';
import type { shopContract } from '../../shop-contract.ts';
import { isCollected } from '../../paying-by-hand.ts';
import { useMoney } from '../shop/money.ts';
import css from './checkout.module.css';
import { useCheckout } from './checkout-store.ts';
import { Brief } from './brief.tsx';
import { Given } from './given.tsx';
import { CardForm } from './card-form.tsx';
import { PlaceButton } from './place-button.tsx';
import { Step } from './steps.tsx';
import type { StripeFacts } from './stripe-form.tsx';
import { stripeOutside } from './stripe-page.ts';
import { Sums } from './sums.tsx';

/** Fetched by those who pay by it, and nobody else. */
const StripeForm = lazy(() => import('./stripe-form.tsx').then((module) => ({ default: module.StripeForm })));

interface Providers {
  providers: ('stripe' | 'test' | 'manual')[];
  manualText: string;
  collectionText: string | null;
  stripe: StripeFacts | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Providers> {
  const call = callsOf<typeof shopContract>(context);
  const { providers, manualText, collectionText, publishableKey, stripeAccountId } = await call(
    'GET /api/payment/keys/stripe/publishable',
  );
  return {
    providers,
    manualText,
    collectionText,
    stripe: publishableKey ? { publishableKey, account: stripeAccountId } : null,
  };
}

export const handle: ScreenHandle<Providers | undefined> = {
  checkout: true,
  head: (data) => ({
    title: 'Payment',
    noIndex: true,
    runs: true,
    ...(data?.stripe ? { outside: stripeOutside } : {}),
  }),
};

export function Component() {
  return (
    <Step at={2} title="Payment">
      {() => <Payment />}
    </Step>
  );
}

function Payment() {
  const held = useCheckout((checkout) => checkout.order);
  const { providers, manualText, collectionText, stripe } = useLoaderData<Providers>();
  const [order, setOrder] = useState<Order>();
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const money = useMoney();
  const id = held?.id;
  const key = held?.key;
  const done = useCallback(
    (paid: string) => {
      const to = `/order/complete?order=${paid}`;
      // What follows needs nothing of Stripe, and its policy says so.
      if (stripe) window.location.assign(to);
      else void navigate(to);
    },
    [navigate, stripe],
  );
  useEffect(() => {
    if (!id) return;
    const call = browserClient<typeof ordersContract>(key ? { 'x-order-key': key } : {});
    let current = true;
    call('GET /api/order/{id}', { params: { id } }).then(
      (found) => {
        if (!current) return;
        // Paid in another tab, or before a reload.
        if (found.status === 0 && found.placedAt === null) setOrder(found);
        else done(found._id);
      },
      (error: unknown) => current && setProblem(sentenceOf(error)),
    );
    return () => {
      current = false;
    };
  }, [id, key, done]);

  if (!held || problem)
    return (
      <>
        <p role={problem ? 'alert' : undefined}>{problem ?? 'There’s nothing to pay for right now.'}</p>
        <p>
          <a className="button" href="/order/cart">
            Back to cart
          </a>
        </p>
      </>
    );
  if (!order) return <p className={css.quiet}>Loading…</p>;
  const cards = providers.includes('test');
  const onCollection = isCollected(order) ? collectionText : null;
  const byHand = providers.includes('manual') || onCollection !== null;
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Given order={order} />
        {order.total === 0 ? (
          <PlaceButton held={held} label="Place order" onDone={done}>
            No payment is needed.
          </PlaceButton>
        ) : (
          <>
            {stripe && (
              <Suspense fallback={<p className={css.quiet}>Loading the payment form…</p>}>
                <StripeForm {...stripe} held={held} total={money(order.total)} onDone={done} />
              </Suspense>
            )}
            {cards && <CardForm held={held} total={money(order.total)} onDone={done} />}
            {byHand && (
              <PlaceButton held={held} label="Place order" onDone={done}>
                {onCollection !== null && <strong className={css.method}>Pay on collection</strong>}
                {(onCollection ?? manualText) || 'We’ll contact you to arrange payment.'}
              </PlaceButton>
            )}
            {!stripe && !cards && !byHand && (
              <p>
                This shop can’t take payments right now. Your cart is saved. Try again later, or contact us.
              </p>
            )}
          </>
        )}
      </div>
      <div className={css.side}>
        <Brief items={order.items} />
        <Sums of={order} shipping={order.shippingLabel || null} />
        <p className={css.quiet}>
          Reserved for you until{' '}
          {new Intl.DateTimeFormat(website?.locale, { timeStyle: 'short' }).format(new Date(order.heldUntil))}
          .
        </p>
      </div>
    </div>
  );
}
