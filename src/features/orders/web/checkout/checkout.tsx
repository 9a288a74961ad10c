import { useState, type SubmitEvent } from 'react';
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { browserClient } from '../../../../lib/http/client.ts';
import { Field } from '../../../../lib/ui/form/field.tsx';
import { type Problem, problemFrom } from '../../../../lib/ui/form/problem.ts';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { fieldsOf, isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { AccountDetails, accountsContract } from '../../../accounts/contract.ts';
import type { ordersContract, Quote } from '../../contract.ts';
import type { shopContract } from '../../shop-contract.ts';
import { type CartItem, useCart } from '../cart-store.ts';
import { AddressFields } from './address-fields.tsx';
import { Brief } from './brief.tsx';
import { Changes } from './changes.tsx';
import css from './checkout.module.css';
import { type Details, rememberKey, useCheckout } from './checkout-store.ts';
import { CodeField } from './code-field.tsx';
import { missing } from './missing.ts';
import { ShippingChoice } from './shipping-choice.tsx';
import { Step } from './steps.tsx';
import { PAYMENT_PATH } from './stripe-page.ts';
import { Sums, sumsOfCart } from './sums.tsx';
import { useQuote } from './use-quote.ts';

interface Shown {
  known: AccountDetails | null;
  terms: { required: boolean; href: string };
  countries: string[];
  /** The next page is a document of its own, under a policy of its own. */
  byStripe: boolean;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof accountsContract & typeof shopContract>(context);
  const [account, { terms, countries, providers }] = await Promise.all([
    call('POST /api/account/init', { body: {} }),
    call('GET /api/payment/keys/stripe/publishable'),
  ]);
  const known = account ? await call('GET /api/account-details/{id}', { params: { id: account._id } }) : null;
  return { known, terms, countries, byStripe: providers.includes('stripe') };
}

export const handle: ScreenHandle = {
  checkout: true,
  head: () => ({ title: 'Checkout', noIndex: true, runs: true }),
};

export function Component() {
  return (
    <Step at={1} title="Checkout">
      {() => <Checkout />}
    </Step>
  );
}

/** Typed before, else known of the account, else nothing. */
function startingWith(known: AccountDetails | null, typed: Partial<Details>, countries: string[]): Details {
  const [home] = known?.addresses ?? [];
  const [first = 'GB'] = countries.filter((code) => code !== '*');
  return {
    email: known?.email ?? '',
    name: known?.name ?? '',
    phone: known?.phone ?? '',
    line1: home?.line1 ?? '',
    line2: home?.line2 ?? '',
    postcode: home?.postcode ?? '',
    country: home?.country ?? first,
    code: '',
    shipping: '',
    terms: false,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
  };
}

/** The call's paths as this form's fields. */
const fieldOf = (path: string) => path.replace(/^deliveryAddress\.?/, '') || 'line1';

/** In the order in which they stand on the screen. */
const inOrder = ['email', 'name', 'phone', 'line1', 'line2', 'postcode', 'country'];
const placeOf = (field: string) => (inOrder.indexOf(field) + inOrder.length + 1) % (inOrder.length + 1);

function Checkout() {
  const { known, terms, countries, byStripe } = useLoaderData<Shown>();
  const items = useCart((cart) => cart.items);
  const { details: typed, order, note, keep } = useCheckout();
  const details = startingWith(known, typed, countries);
  const { quote, problem: noQuote, loading, refresh } = useQuote(items, details);
  const chosen =
    quote?.shippingOptions.find(({ id }) => id === details.shipping)?.id ?? quote?.shippingOption ?? null;
  // Only the quote tells whether there is an address to ask for.
  const isUnknown = loading && (!quote || chosen !== quote.shippingOption);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  if (items.length === 0)
    return (
      <p>
        Your cart is empty. <a href="/shop">Continue shopping</a>
      </p>
    );
  const changed = quote?.problems.filter(({ code }) => !/^(code-.*|address|shipping-gone)$/.test(code)) ?? [];
  const gone = quote?.problems.find(({ code }) => code === 'shipping-gone');
  const codeProblem = quote?.problems.find(({ code }) => code.startsWith('code-'));

  const send = async () => {
    const { email, name, phone, line1, line2, postcode, country, code } = details;
    const body = {
      origin: '/order/checkout',
      deliveryAddress: quote?.needsAddress ? { line1, line2, postcode, country } : null,
      ...(quote && !quote.needsAddress && quote.shippingOptions.length > 0 ? { country } : {}),
      payment: {},
      items: [...items],
      email,
      name,
      phone,
      ...(code && !codeProblem ? { discountCode: code } : {}),
      ...(chosen ? { shippingOption: chosen } : {}),
      ...(terms.required ? { terms: details.terms } : {}),
    };
    const call = browserClient<typeof ordersContract>(order ? { 'x-order-key': order.key } : {});
    if (order) {
      try {
        await call('PUT /api/order/pending/{id}', { params: { id: order.id }, body });
        return;
      } catch (error) {
        // Paid, cancelled or gone since: this is another order then.
        if (!isRefusal(error) || (error.status !== 404 && error.status !== 409)) throw error;
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
    const left = missing(details, {
      address: quote?.needsAddress ?? false,
      delivery: gone !== undefined,
      terms: terms.required,
    });
    if (Object.keys(left).length > 0) {
      setProblem({ intent: 'checkout', error: 'Some fields need your attention.', fields: left, values: {} });
      return;
    }
    setBusy(true);
    setProblem(undefined);
    // The option that was shown as selected is chosen by going on with it.
    if (chosen) note({ shipping: chosen });
    try {
      await send();
      if (byStripe) window.location.assign(PAYMENT_PATH);
      else await navigate(PAYMENT_PATH);
    } catch (error) {
      if (!isRefusal(error)) {
        setProblem({ intent: 'checkout', error: sentenceOf(error), fields: {}, values: {} });
        return;
      }
      if (error.status === 409) refresh();
      const found = Object.entries(fieldsOf(error)).map(([path, text]) => [fieldOf(path), text] as const);
      const fields = Object.fromEntries(found.toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
      setProblem(problemFrom(error, { intent: 'checkout', fields }));
    } finally {
      setBusy(false);
    }
  };

  const on = (name: keyof Details) => ({
    name,
    problem,
    value: String(details[name]),
    onChange: ({ target }: { target: HTMLInputElement }) => note({ [name]: target.value }),
  });
  return (
    <form className={css.columns} onSubmit={(event) => void submit(event)} noValidate>
      <div className={css.main}>
        <Summary problem={problem} />
        {!known && (
          <p className={css.quiet}>
            <Link to="/account?returnTo=%2Forder%2Fcheckout">Sign in</Link> to use your saved details, or
            continue as a guest.
          </p>
        )}
        <Field
          {...on('email')}
          label="Email address"
          type="email"
          autoComplete="email"
          hint="We’ll send your order confirmation here."
        />
        <Field {...on('name')} label="Full name" autoComplete="name" />
        <Field {...on('phone')} label="Phone number (optional)" type="tel" autoComplete="tel" />
        {loading && !quote && (
          <p role="status" className={needsDelivery(items) ? css.awaited : css.quiet}>
            Loading delivery options…
          </p>
        )}
        {quote?.needsAddress && (
          <AddressFields
            on={on}
            countries={countries}
            country={details.country}
            onCountry={(country) => note({ country })}
          />
        )}
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
        <Brief items={quote?.items ?? items} />
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
        {quote ? (
          <Sums of={quote} {...deliveryOf(quote)} />
        ) : (
          <Sums of={sumsOfCart(items)} shipping={null} isPending />
        )}
        {terms.required && (
          <label className={css.terms}>
            <input
              id="checkout-terms"
              type="checkbox"
              checked={details.terms}
              aria-invalid={problem?.fields['terms'] ? true : undefined}
              aria-describedby={problem?.fields['terms'] ? 'checkout-terms-error' : undefined}
              onChange={({ target }) => note({ terms: target.checked })}
            />
            <span>
              I agree to the{' '}
              <a href={terms.href || '/terms'} target="_blank" rel="noopener">
                terms and conditions
              </a>
              .
            </span>
          </label>
        )}
        {problem?.fields['terms'] && (
          <p id="checkout-terms-error" className={css.problem}>
            {problem.fields['terms']}
          </p>
        )}
        <button type="submit" className="button" aria-disabled={busy || isUnknown || undefined}>
          {isUnknown ? 'Calculating delivery…' : busy ? 'Saving…' : 'Continue to payment'}
        </button>
      </div>
    </form>
  );
}

/** As far as the browser knows, which keeps the address's room until the quote is there. */
const needsDelivery = (items: readonly CartItem[]) => items.some(({ booking }) => !booking);

/** The option that is selected, or what is in the way of one. */
function deliveryOf({ items, shippingOptions, shippingOption }: Quote) {
  const shipping = shippingOptions.find(({ id }) => id === shippingOption)?.label ?? null;
  const isOpen = shipping === null && items.some(({ kind }) => kind === 'physical');
  const words = shippingOptions.length > 0 ? 'Choose an option' : 'Not available';
  return { shipping, delivery: isOpen ? words : undefined };
}
