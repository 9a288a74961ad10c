import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../../messages/checkout/area.ts';
import { withMessages } from '../../../../../../lib/messages/area.ts';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import {
  useActionData,
  useLoaderData,
  useNavigate,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { browserClient } from '../../../../../../lib/http/client.ts';
import { callsOf, inPageLanguage, type ScreenHandle } from '../../../../../../lib/ui/screen.ts';
import { toastFor } from '../../../../../../lib/ui/toast-store.ts';
import { useLocalPath } from '../../../../../../lib/ui/local-path.ts';
import type { Website } from '../../../../../websites/contract.ts';
import type { Order, ordersContract } from '../../../../contract.ts';
import type { shopContract } from '../../../../shop-contract.ts';
import { isCollected } from '../../../../paying-by-hand.ts';
import { useMoney } from '../../shop/money.ts';
import { adoptGuestCart } from '../../plain/guest-cart.ts';
import { loadGuestOrder, type Paid, payAsGuest, PlainCard, PlainPlace } from '../../plain/plain-payment.tsx';
import css from '../checkout.module.css';
import { useCheckout } from '../checkout-store.ts';
import { Brief } from '../brief.tsx';
import { Given } from '../given.tsx';
import { instructionsFor, PaymentInstructions } from '../../orders/payment-instructions.tsx';
import { OrderFold } from '../order-fold.tsx';
import { CardForm } from './card-form.tsx';
import { PlaceButton } from './place-button.tsx';
import { Step } from '../steps.tsx';
import type { StripeFacts } from './stripe-form.tsx';
import { stripeOrigins } from '../../../../stripe-origins.ts';
import { deliveryOfOrder, Sums } from '../sums.tsx';
import { withLatinDigits } from '../../../../../../lib/values/digits.ts';

/** Loaded only by buyers who pay with it. */
const StripeForm = lazy(() =>
  withMessages(import('./stripe-form.tsx')).then((module) => ({ default: module.StripeForm })),
);

interface Providers {
  /** The order of a visitor without script, found on the server. */
  guest: Order | null;
  providers: ('stripe' | 'test' | 'manual')[];
  manualText: string;
  collectionText: string | null;
  translated: ('manualText' | 'collectionText')[] | undefined;
  stripe: StripeFacts | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Providers> {
  const call = callsOf<typeof shopContract>(context);
  const { providers, manualText, collectionText, translated, publishableKey, stripeAccountId } = await call(
    'GET /api/payment/keys/stripe/publishable',
    { query: inPageLanguage(context) },
  );
  if (!import.meta.env.SSR) await adoptGuestCart(context);
  return {
    guest: import.meta.env.SSR ? await loadGuestOrder(context) : null,
    providers,
    manualText,
    collectionText,
    translated,
    stripe: publishableKey ? { publishableKey, account: stripeAccountId } : null,
  };
}

export const handle: ScreenHandle<Providers | undefined> = {
  checkout: true,
  head: (data, language) => ({
    title: checkoutWords.in(language).payment,
    noIndex: true,
    runs: true,
    ...(data?.stripe ? { external: stripeOrigins } : {}),
  }),
};

export const action = import.meta.env.SSR ? payAsGuest : undefined;

export function Component() {
  const t = useMessages(checkoutWords);
  const { guest } = useLoaderData<Providers>();
  const answer = useActionData<Paid>();
  return (
    <Step
      at={2}
      title={t.payment}
      kept={guest !== null}
      plain={
        import.meta.env.SSR &&
        (guest ? (
          <Paying
            order={guest}
            stripe={<p>{t.turnOnScriptToPay}</p>}
            card={<PlainCard order={guest} answer={answer} />}
            place={<PlainPlace answer={answer} />}
          />
        ) : (
          <Nothing />
        ))
      }
    >
      {() => <Payment />}
    </Step>
  );
}

function Payment() {
  const t = useMessages(checkoutWords);
  const held = useCheckout((checkout) => checkout.order);
  const { stripe } = useLoaderData<Providers>();
  const [order, setOrder] = useState<Order>();
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const money = useMoney(order?.currency);
  const id = held?.id;
  const key = held?.key;
  const done = useCallback((paid: string) => void navigate(`/order/complete?order=${paid}`), [navigate]);
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
      (error: unknown) => current && setProblem(toastFor(error)),
    );
    return () => {
      current = false;
    };
  }, [id, key, done]);

  if (!held || problem) return <Nothing problem={problem} />;
  if (!order) return <p className={css.quiet}>{t.loading}</p>;
  return (
    <Paying
      order={order}
      stripe={
        stripe && (
          <Suspense fallback={<p className={css.quiet}>{t.loadingPaymentForm}</p>}>
            <StripeForm {...stripe} held={held} total={money(order.total)} onDone={done} />
          </Suspense>
        )
      }
      card={<CardForm held={held} total={money(order.total)} onDone={done} />}
      place={<PlaceButton held={held} label={t.placeOrder} onDone={done} />}
    />
  );
}

const Nothing = ({ problem }: { problem?: string | undefined }) => {
  const t = useMessages(checkoutWords);
  const local = useLocalPath();
  return (
    <>
      <p role={problem ? 'alert' : undefined}>{problem ?? t.nothingToPay}</p>
      <p>
        <a className="button" href={local('/order/cart')}>
          {t.backToCart}
        </a>
      </p>
    </>
  );
};

/** The amount and the payment method, with forms for visitors with and without script. */
function Paying({ order, ...forms }: { order: Order; stripe: ReactNode; card: ReactNode; place: ReactNode }) {
  const t = useMessages(checkoutWords);
  const methods = useLoaderData<Providers>();
  const { providers, collectionText, stripe } = methods;
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const money = useMoney(order.currency);
  const cards = providers.includes('test');
  const onCollection = isCollected(order) ? collectionText : null;
  const instructions = instructionsFor(order, methods);
  const byHand = providers.includes('manual') || onCollection !== null;
  const sums = <Sums of={order} shipping={deliveryOfOrder(order)} />;
  return (
    <>
      <OrderFold total={money(order.total)}>
        <Brief items={order.items} currency={order.currency} />
        {sums}
      </OrderFold>
      <div className={`${css.columns} ${css.paying}`}>
        <Given order={order} />
        <div className={css.side}>
          <Brief items={order.items} isWide />
          {sums}
          <p className={css.quiet}>
            {t.reservedUntil({
              value: new Intl.DateTimeFormat(withLatinDigits(website?.locale), { timeStyle: 'short' }).format(
                new Date(order.heldUntil),
              ),
            })}
          </p>
        </div>
        <div className={css.main}>
          {order.total === 0 ? (
            <div className={css.group}>
              <p className={css.how}>{t.noPaymentIsNeeded}</p>
              {forms.place}
            </div>
          ) : (
            <>
              {stripe && forms.stripe}
              {cards && forms.card}
              {byHand && (
                <div className={css.group}>
                  <p className={css.how}>
                    {onCollection !== null && <strong className={css.method}>{t.payOnCollection}</strong>}
                    {instructions.text ? <PaymentInstructions {...instructions} /> : t.paymentArrangedLater}
                  </p>
                  {forms.place}
                </div>
              )}
              {!stripe && !cards && !byHand && <p>{t.paymentsUnavailable}</p>}
            </>
          )}
        </div>
      </div>
    </>
  );
}
