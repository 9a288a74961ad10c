import { cartWords } from '../../messages/cart/area.ts';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { postalWords } from '../../../../lib/postal/messages/address/area.ts';
import { checkoutWords } from '../../messages/checkout/area.ts';
import { useState, type SubmitEvent } from 'react';
import { useActionData, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { browserClient, refusalOf } from '../../../../lib/http/client.ts';
import { Field } from '../../../../lib/ui/form/field.tsx';
import type { Problem } from '../../../../lib/ui/form/problem.ts';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { AccountDetails, accountsContract } from '../../../accounts/contract.ts';
import type { ordersContract } from '../../contract.ts';
import type { shopContract } from '../../shop-contract.ts';
import { useCart } from '../cart-store.ts';
import { useMoney } from '../shop/money.ts';
import { adoptGuestCart } from '../plain/guest-cart.ts';
import { loadPlainForm, PlainCheckout, type PlainForm, sendPlainForm } from '../plain/plain-checkout.tsx';
import { AddressFields } from './address-fields.tsx';
import { Brief } from './brief.tsx';
import { Changes } from './cart/changes.tsx';
import css from './checkout.module.css';
import { type Details, rememberKey, useCheckout } from './checkout-store.ts';
import { CodeField } from './cart/code-field.tsx';
import {
  asksConsent,
  changesIn,
  chosenOf,
  codeProblemOf,
  incomplete,
  pendingBody,
  refusedOrder,
  startingWith,
} from './details.ts';
import { EarlyDelivery, EarlyEmpty, EarlyLines } from './early.tsx';
import { missing } from './missing.ts';
import { OrderFold } from './order-fold.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import { Step } from './steps.tsx';
import { PAYMENT_PATH } from './payment/stripe-page.ts';
import { deliveryOf, Sums, sumsOfCart } from './sums.tsx';
import { DownloadConsent, Terms } from './terms.tsx';
import { useQuote } from './use-quote.ts';
import { useTypedEarly } from './use-typed-early.ts';

interface Shown {
  known: AccountDetails | null;
  terms: { required: boolean; href: string };
  /** Days in which buyers may cancel; 0 for none. */
  returnDays: number;
  countries: string[];
  /** Delivery options; 0 if nothing is delivered, and no address is needed. */
  options: number;
  asksAddress: boolean;
  /** For visitors without script; rendered on the server only. */
  plain: PlainForm | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof accountsContract & typeof shopContract>(context);
  const [account, { terms, returnDays, countries, delivery }] = await Promise.all([
    call('POST /api/account/init', { body: {} }),
    call('GET /api/payment/keys/stripe/publishable'),
  ]);
  const known = account ? await call('GET /api/account-details/{id}', { params: { id: account._id } }) : null;
  const asksAddress = delivery.from !== null;
  const options = Number(asksAddress) + Number(delivery.collection);
  const shown = { known, terms, returnDays, countries, asksAddress, options };
  if (import.meta.env.SSR)
    return {
      ...shown,
      plain: await loadPlainForm(context, (typed) => startingWith(known, typed, countries)),
    };
  await adoptGuestCart(context);
  return { ...shown, plain: null };
}

export const handle: ScreenHandle = {
  checkout: true,
  head: (_shown, language) => ({ title: checkoutWords.in(language).checkout, noIndex: true, runs: true }),
};

export const action = import.meta.env.SSR ? sendPlainForm : undefined;

export function Component() {
  const t = useMessages(checkoutWords);
  const { plain, ...shown } = useLoaderData<Shown>();
  const sent = useActionData<PlainForm | Problem>();
  return (
    <Step
      at={1}
      title={t.checkout}
      early
      kept={plain !== null}
      plain={import.meta.env.SSR && <PlainCheckout plain={plain} sent={sent} {...shown} />}
    >
      {(restored) => <Checkout isEarly={!restored} />}
    </Step>
  );
}

/** @param isEarly rendered before the browser's data is known: on the server, and until script has taken over */
function Checkout({ isEarly }: { isEarly: boolean }) {
  const cart = useMessages(cartWords);
  const t = useMessages(checkoutWords);
  const { known, terms, returnDays, countries, asksAddress, options } = useLoaderData<Shown>();
  const items = useCart((cart) => cart.items);
  const { details: typed, order, asksAddress: expected, note, keep } = useCheckout();
  const details = startingWith(known, typed, countries);
  const { quote, problem: noQuote, loading, refresh } = useQuote(items, details);
  const chosen = chosenOf(details, quote);
  // Only the quote knows whether an address is needed.
  const isUnknown = loading && (!quote || chosen !== quote.shippingOption);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const money = useMoney();
  const form = useTypedEarly(details);
  if (items.length === 0 && !isEarly)
    return (
      <p>
        {t.yourCartIsEmpty} <a href="/shop">{t.continueShopping}</a>
      </p>
    );
  const changed = changesIn(quote);
  const gone = quote?.problems.find(({ code }) => code === 'shipping-gone');
  const codeProblem = codeProblemOf(quote);

  const send = async () => {
    const body = pendingBody(details, items, quote, { terms, returnDays });
    const call = browserClient<typeof ordersContract>(order ? { 'x-order-key': order.key } : {});
    if (order) {
      try {
        await call('PUT /api/order/pending/{id}', { params: { id: order.id }, body });
        return;
      } catch (error) {
        // Paid, cancelled or expired since: this becomes a new order.
        const refusal = refusalOf<(typeof ordersContract)['PUT /api/order/pending/{id}']>(error);
        if (refusal?.code !== 'not-found' && refusal?.code !== 'order-closed') throw error;
        keep(null);
      }
    }
    const made = await call('POST /api/order/pending', { body });
    if (made.accessKey) rememberKey(made._id, made.accessKey);
    keep({ id: made._id, key: made.accessKey ?? '' });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || isUnknown) return;
    const left = missing(
      details,
      {
        address: quote?.needsAddress ?? false,
        delivery: gone !== undefined,
        terms: terms.required,
      },
      t,
      messagesNow(postalWords),
    );
    if (Object.keys(left).length > 0) {
      setProblem(incomplete(left, t));
      return;
    }
    setBusy(true);
    setProblem(undefined);
    // Continuing confirms the option that was shown as selected.
    if (chosen) note({ shipping: chosen });
    try {
      await send();
      await navigate(PAYMENT_PATH);
    } catch (error) {
      if (!isRefusal(error)) {
        setProblem({ intent: 'checkout', error: sentenceOf(error), fields: {}, values: {} });
        return;
      }
      if (error.status === 409) refresh();
      setProblem(refusedOrder(error, details.country));
    } finally {
      setBusy(false);
    }
  };

  const on = (name: keyof Details) => ({
    name,
    problem,
    value: String(details[name]),
    onChange: ({ target }: { target: { value: string } }) => note({ [name]: target.value }),
  });
  const isAddressAsked = quote?.needsAddress ?? expected ?? asksAddress;
  const brief = quote?.items ?? items;
  const sums = quote ? (
    <Sums of={quote} {...deliveryOf(quote, cart)} />
  ) : (
    <Sums of={sumsOfCart(items)} shipping={null} isPending />
  );
  return (
    <>
      {isEarly && <EarlyEmpty />}
      <OrderFold total={quote ? money(quote.total) : '…'}>
        <Brief items={brief} />
        {sums}
      </OrderFold>
      <form
        ref={form}
        className={css.columns}
        method="post"
        data-early={isEarly || undefined}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <div className={css.main}>
          <Summary problem={problem} />
          {!known && (
            <p className={css.quiet}>
              <Sentence say={(signIn) => t.signInOrGuest({ signIn })}>
                <a href="/account?returnTo=%2Forder%2Fcheckout">{t.signIn}</a>
              </Sentence>
            </p>
          )}
          <Field
            {...on('email')}
            label={t.emailAddress}
            type="email"
            autoComplete="email"
            hint={t.confirmationSentHere}
          />
          <Field {...on('name')} label={t.fullName} autoComplete="name" />
          <Field {...on('phone')} label={t.phoneNumberOptional} type="tel" autoComplete="tel" />
          {isAddressAsked && (
            <AddressFields
              on={on}
              countries={countries}
              country={details.country}
              onCountry={(country) => note({ country })}
            />
          )}
          {!quote && options > 0 && (isAddressAsked || !asksAddress) && <EarlyDelivery options={options} />}
          {quote && (
            <ShippingChoice
              quote={quote}
              chosen={chosen}
              problem={gone?.sentence}
              onChoose={(shipping) => note({ shipping })}
            />
          )}
        </div>
        <div className={css.side}>
          {isEarly ? <EarlyLines /> : <Brief items={brief} isWide />}
          <CodeField
            value={details.code}
            problem={codeProblem?.sentence}
            taken={quote?.discountCode ?? null}
            onCode={(code) => note({ code })}
          />
          {noQuote && (
            <p role="alert" className={css.problem}>
              {noQuote}
            </p>
          )}
          <Changes problems={changed} />
          {sums}
          {asksConsent(quote, returnDays) && (
            <DownloadConsent
              days={returnDays}
              checked={details.downloadConsent}
              onChange={(checked) => note({ downloadConsent: checked })}
            />
          )}
          {terms.required && (
            <Terms
              href={terms.href}
              checked={details.terms}
              problem={problem?.fields['terms']}
              onChange={(checked) => note({ terms: checked })}
            />
          )}
          <button
            type="submit"
            className="button"
            disabled={isEarly}
            aria-disabled={busy || isUnknown || undefined}
          >
            {isUnknown ? t.calculatingDelivery : busy ? t.saving : t.continueToPayment}
          </button>
        </div>
      </form>
    </>
  );
}
