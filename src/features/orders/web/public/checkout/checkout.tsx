import { cartWords } from '../../../messages/cart/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { callsOf, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { accountsContract } from '../../../../accounts/contract.ts';
import type { shopContract } from '../../../shop-contract.ts';
import { useMoney } from '../shop/money.ts';
import { adoptGuestCart } from '../plain/guest-cart.ts';
import { loadPlainForm, PlainCheckout, type PlainForm, sendPlainForm } from '../plain/plain-checkout.tsx';
import { AddressFields } from './address-fields.tsx';
import { Brief } from './brief.tsx';
import { Changes } from './cart/changes.tsx';
import { ContactFields } from './contact-fields.tsx';
import css from './checkout.module.css';
import { CodeField } from './cart/code-field.tsx';
import { changesIn, codeProblemOf, startingWith } from './details.ts';
import { EarlyDelivery, EarlyEmpty, EarlyLines } from './early.tsx';
import { OrderFold } from './order-fold.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import { Step } from './steps.tsx';
import { deliveryOf, Sums, sumsOfCart } from './sums.tsx';
import { Consents } from './terms.tsx';
import { type CheckoutData, type CheckoutForm, useCheckoutForm } from './use-checkout-form.ts';
import { useTypedEarly } from './use-typed-early.ts';

interface Shown extends CheckoutData {
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
  const local = useLocalPath();
  const t = useMessages(checkoutWords);
  const shown = useLoaderData<Shown>();
  const checkout = useCheckoutForm(shown);
  const { items, details, quote, noQuote, isUnknown, busy, note, on } = checkout;
  const money = useMoney();
  const form = useTypedEarly(details);
  if (items.length === 0 && !isEarly)
    return (
      <p>
        {t.yourCartIsEmpty} <a href={local('/shop')}>{t.continueShopping}</a>
      </p>
    );
  const brief = quote?.items ?? items;
  const sums = quote ? (
    <Sums of={quote} {...deliveryOf(quote, cart)} />
  ) : (
    <Sums of={sumsOfCart(items)} shipping={null} isPending />
  );
  return (
    <>
      {isEarly && <EarlyEmpty />}
      <Changes problems={changesIn(quote)} at="top" />
      <OrderFold total={quote ? money(quote.total) : '…'}>
        <Brief items={brief} />
        {sums}
      </OrderFold>
      <form
        ref={form}
        className={css.columns}
        method="post"
        data-early={isEarly || undefined}
        onSubmit={(event) => void checkout.submit(event)}
        noValidate
      >
        <div className={css.main}>
          <Summary problem={checkout.problem} />
          <ContactFields on={on} isGuest={!shown.known} />
          <DeliveryFields checkout={checkout} shop={shown} />
        </div>
        <div className={css.side}>
          {isEarly ? <EarlyLines /> : <Brief items={brief} isWide />}
          <CodeField
            value={details.code}
            problem={codeProblemOf(quote)?.sentence}
            taken={quote?.discountCode ?? null}
            onCode={(code) => note({ code })}
          />
          {noQuote && (
            <p role="alert" className={css.problem}>
              {noQuote}
            </p>
          )}
          <Changes problems={changesIn(quote)} at="side" />
          {sums}
          <Consents shop={shown} quote={quote} details={details} problem={checkout.problem} onChange={note} />
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

/** The delivery address and option. Whether they are needed is known when the quote has loaded. */
function DeliveryFields({ checkout, shop }: { checkout: CheckoutForm; shop: CheckoutData }) {
  const { details, quote, isAddressAsked, note, on } = checkout;
  const { countries, asksAddress, options } = shop;
  return (
    <>
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
          chosen={checkout.chosen}
          problem={checkout.deliveryProblem}
          onChoose={(shipping) => note({ shipping })}
        />
      )}
    </>
  );
}
