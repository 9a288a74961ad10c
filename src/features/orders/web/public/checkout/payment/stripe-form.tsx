import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../../messages/checkout/area.ts';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useHref } from 'react-router';
import { browserClient } from '../../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../../lib/ui/toast-store.ts';
import type { ordersContract } from '../../../../contract.ts';
import type { shopContract } from '../../../../shop-contract.ts';
import css from '../checkout.module.css';
import { allowsStripe } from './stripe-page.ts';

export interface StripeFacts {
  publishableKey: string;
  /** The connected account that receives the payment. */
  account: string | null;
}

interface Props extends StripeFacts {
  held: { id: string; key: string };
  /** With its currency. */
  total: string;
  onDone: (order: string) => void;
}

const headers = ({ key }: Props['held']): Record<string, string> => (key ? { 'x-order-key': key } : {});

/** Makes the server ask Stripe. @returns true if the order has progressed */
async function looked(held: Props['held']): Promise<boolean> {
  const call = browserClient<typeof ordersContract>(headers(held));
  const order = await call('POST /api/order/{id}/check-payment', { params: { id: held.id }, body: {} });
  return order.status !== 0;
}

/** The page's colours and fonts, which Stripe's frames cannot read. */
function appearance(): Appearance {
  const page = getComputedStyle(document.body);
  return {
    theme: 'stripe',
    variables: {
      colorText: page.color,
      colorBackground: page.backgroundColor,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: page.fontSize,
    },
  };
}

/** The requirements of a card payment: Stripe's script, and the payment of this order. */
function useBegun({ held, publishableKey, account, onDone }: Props) {
  const t = useMessages(checkoutWords);
  const [begun, setBegun] = useState<{ stripe: Stripe; secret: string }>();
  const [problem, setProblem] = useState<string>();
  const { id, key } = held;
  useEffect(() => {
    let current = true;
    const begin = async () => {
      // Paid before a reload, or in a window that was closed at the bank.
      if (await looked({ id, key })) return onDone(id);
      const call = browserClient<typeof shopContract>(headers({ id, key }));
      const [stripe, { clientSecret: secret }] = await Promise.all([
        loadStripe(publishableKey, account ? { stripeAccount: account } : undefined),
        call('POST /api/stripe/payment-intent', { body: { order: id, stripeAccountId: account } }),
      ]);
      if (!stripe) throw new Error('Stripe is for browsers only.');
      const { paymentIntent } = await stripe.retrievePaymentIntent(secret);
      if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing') return onDone(id);
      if (current) setBegun({ stripe, secret });
    };
    begin().catch((error: unknown) => {
      const unreachable = error instanceof Error && error.message.includes('Stripe.js');
      const sentence = unreachable ? t.cardFormBlocked : toastFor(error);
      if (current) setProblem(sentence);
    });
    return () => {
      current = false;
    };
  }, [id, key, publishableKey, account, onDone, t.cardFormBlocked]);
  return { begun, problem };
}

/** Cards and other methods that Stripe offers the buyer, in Stripe's own frames. */
export function StripeForm(props: Props) {
  const t = useMessages(checkoutWords);
  const fits = allowsStripe();
  useEffect(() => {
    if (!fits) window.location.reload();
  }, [fits]);
  return fits ? <Begun {...props} /> : <p className={css.quiet}>{t.oneMoment}</p>;
}

function Begun(props: Props) {
  const t = useMessages(checkoutWords);
  const { begun, problem } = useBegun(props);
  if (problem)
    return (
      <div className={css.group}>
        <p role="alert" className={css.problem}>
          {problem}
        </p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {t.tryAgain}
        </button>
      </div>
    );
  if (!begun)
    return (
      <p className={css.quiet} role="status">
        {t.loadingCardForm}
      </p>
    );
  return (
    <Elements stripe={begun.stripe} options={{ clientSecret: begun.secret, appearance: appearance() }}>
      <PayForm {...props} />
    </Elements>
  );
}

function PayForm({ held, total, onDone }: Props) {
  const t = useMessages(checkoutWords);
  const stripe = useStripe();
  const elements = useElements();
  // In the language of the checkout.
  const back = useHref(`/order/complete?order=${held.id}`);
  const [ready, setReady] = useState(false);
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A second press may arrive before the first has been rendered.
  const busy = useRef(false);

  const settle = async (): Promise<boolean> => {
    const done = await looked(held).catch(() => false);
    if (done) onDone(held.id);
    return done;
  };
  const pay = async () => {
    if (!stripe || !elements || busy.current) return;
    busy.current = true;
    setPaying(true);
    setProblem(undefined);
    try {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: window.location.origin + back },
      });
      const status = paymentIntent?.status ?? error?.payment_intent?.status;
      if (status === 'succeeded' || status === 'processing') {
        // If this fails, the order's page asks again.
        await settle();
        onDone(held.id);
        return;
      }
      const known = error?.type === 'card_error' || error?.type === 'validation_error';
      if (!known && (await settle())) return;
      setProblem(known ? error.message : t.notHeard);
    } catch {
      if (!(await settle())) setProblem(t.notHeard);
    } finally {
      busy.current = false;
      setPaying(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form className={css.group} onSubmit={submit} noValidate>
      <PaymentElement onReady={() => setReady(true)} onLoadError={() => setProblem(t.cardFormFailed)} />
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {ready && (
        <button type="submit" className="button" aria-disabled={paying || undefined}>
          {paying ? t.paying : t.pay({ total })}
        </button>
      )}
    </form>
  );
}
