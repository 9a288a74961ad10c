import { cartWords } from '../../../messages/cart/area.ts';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { postalWords } from '../../../../../lib/postal/messages/address/area.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { type Problem, refused, text } from '../../../../../lib/ui/form/problem.ts';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { callsOf, wordsFor } from '../../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import type { AccountDetails } from '../../../../accounts/contract.ts';
import type { Order, ordersContract, Quote } from '../../../contract.ts';
import type { shopContract } from '../../../shop-contract.ts';
import { AddressFields } from '../checkout/address-fields.tsx';
import { Brief } from '../checkout/brief.tsx';
import { Changes } from '../checkout/cart/changes.tsx';
import css from '../checkout/checkout.module.css';
import type { Details } from '../checkout/checkout-store.ts';
import { ContactFields } from '../checkout/contact-fields.tsx';
import {
  changesIn,
  chosenOf,
  codeProblemOf,
  incomplete,
  pendingBody,
  quoteBody,
  refusedOrder,
  startingWith,
} from '../checkout/details.ts';
import { missing } from '../checkout/missing.ts';
import { ShippingChoice } from '../checkout/shipping-choice.tsx';
import { OrderFold } from '../checkout/order-fold.tsx';
import { PAYMENT_PATH } from '../checkout/payment/stripe-page.ts';
import { deliveryOf, Sums } from '../checkout/sums.tsx';
import { Consents } from '../checkout/terms.tsx';
import { useMoney } from '../shop/money.ts';
import { readGuestCart } from './guest-cart.ts';

type Context = LoaderFunctionArgs['context'];

/** The form with its current input, and the cart's prices for it. */
export interface PlainForm {
  details: Partial<Details>;
  quote: Quote;
  problem?: Problem;
}

type Calls = ReturnType<typeof calls>;
const calls = (context: Context) => callsOf<typeof ordersContract & typeof shopContract>(context);

/** The order, if it is still unpaid. */
async function openOrder(call: Calls, id: string | null): Promise<Order | null> {
  const order = id ? await call('GET /api/order/{id}', { params: { id } }).catch(() => null) : null;
  return order?.status === 0 && order.placedAt === null ? order : null;
}

/** The input of an unpaid order, for a buyer who returns to change it. */
const detailsOf = ({ email, name, phone, deliveryAddress: to, discountCode }: Order): Partial<Details> => ({
  email,
  phone,
  ...(to && { ...to, city: to.city ?? '', region: to.region ?? '', company: to.company ?? '' }),
  name,
  code: discountCode ?? '',
});

/** @returns `null` if there is no cart in a cookie */
export async function loadPlainForm(
  context: Context,
  start: (typed: Partial<Details>) => Details,
): Promise<PlainForm | null> {
  const call = calls(context);
  const { items, order: id } = await readGuestCart(context);
  if (items.length === 0) return null;
  const order = await openOrder(call, id);
  const details = order ? detailsOf(order) : {};
  const quote = await call('POST /api/order/quote', { body: { items, ...quoteBody(start(details)) } });
  const shipping = quote.shippingOptions.find(({ id: option }) => option === order?.shippingOption)?.id ?? '';
  if (!shipping) return { details, quote };
  const chosen = { ...details, shipping };
  const body = { items, ...quoteBody(start(chosen)) };
  return { details: chosen, quote: await call('POST /api/order/quote', { body }) };
}

const fields = [
  'email',
  'name',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'company',
  'postcode',
  'country',
  'code',
  'shipping',
] as const;

/** Places the order, or shows the form again: with errors, or with the effect of another country or code. */
export async function sendPlainForm({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const call = calls(context);
  const t = wordsFor(context, checkoutWords);
  const { items, order } = await readGuestCart(context);
  if (items.length === 0) return redirect('/order/cart', 303);
  const details = {
    ...(Object.fromEntries(fields.map((name) => [name, text(sent, name)])) as Omit<
      Details,
      'terms' | 'downloadConsent'
    >),
    terms: sent.has('terms'),
    downloadConsent: sent.has('downloadConsent'),
  };
  const ask = () => call('POST /api/order/quote', { body: { items, ...quoteBody(details) } });
  try {
    const [quote, { terms, returnDays }] = await Promise.all([
      ask(),
      call('GET /api/payment/keys/stripe/publishable'),
    ]);
    const again = (problem?: Problem): PlainForm => ({ details, quote, ...(problem ? { problem } : {}) });
    if (text(sent, 'intent') !== 'continue') return again();
    const left = missing(
      details,
      {
        address: quote.needsAddress,
        delivery: quote.problems.some(({ code }) => code === 'shipping-gone'),
        terms: terms.required,
      },
      t,
      wordsFor(context, postalWords),
    );
    if (Object.keys(left).length > 0) return again(incomplete(left, t));
    if (changesIn(quote).length > 0) return again();
    try {
      await place(call, order, pendingBody(details, items, quote, { terms, returnDays }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return {
        details,
        quote: await ask(),
        problem: refusedOrder(error, details.country),
      } satisfies PlainForm;
    }
    return redirect(PAYMENT_PATH, 303);
  } catch (error) {
    return refused(error, sent);
  }
}

/** Replaces the unpaid order, if there still is one. */
async function place(call: Calls, order: string | null, body: ReturnType<typeof pendingBody>): Promise<void> {
  const open = await openOrder(call, order);
  if (open) await call('PUT /api/order/pending/{id}', { params: { id: open._id }, body });
  else await call('POST /api/order/pending', { body });
}

interface Props {
  plain: PlainForm | null;
  /** The answer to the form: the form again, or why nothing could be done. */
  sent: PlainForm | Problem | undefined;
  known: AccountDetails | null;
  terms: { required: boolean; href: string };
  returnDays: number;
  countries: string[];
}

/** A refusal loses none of the input. */
function answered(loaded: PlainForm | null, sent: PlainForm | Problem | undefined): PlainForm | null {
  if (!sent || 'quote' in sent) return sent ?? loaded;
  const { terms, downloadConsent, ...typed } = sent.values;
  const details = {
    ...typed,
    terms: terms !== undefined,
    downloadConsent: downloadConsent !== undefined,
  };
  return loaded && { ...loaded, details, problem: { ...sent, intent: 'checkout' } };
}

const noChange = () => undefined;

/** The checkout as one form that works without script. */
export function PlainCheckout({ plain: loaded, sent, known, terms, returnDays, countries }: Props) {
  const t = useMessages(checkoutWords);
  const local = useLocalPath();
  const cart = useMessages(cartWords);
  const plain = answered(loaded, sent);
  const money = useMoney();
  if (!plain)
    return (
      <p>
        {t.yourCartIsEmpty} <a href={local('/shop')}>{t.continueShopping}</a>
      </p>
    );
  const { quote, problem } = plain;
  const details = startingWith(known, plain.details, countries);
  const on = (name: keyof Details) => ({
    name,
    problem,
    value: String(details[name]),
    onChange: noChange,
  });
  const back = <a href={local('/order/cart')}>{t.backToCart}</a>;
  return (
    <>
      <Changes problems={changesIn(quote)} at="top">
        {back}
      </Changes>
      <OrderFold total={money(quote.total)}>
        <Brief items={quote.items} />
        <Sums of={quote} {...deliveryOf(quote, cart)} />
      </OrderFold>
      <form className={css.columns} method="post" action={local('/order/checkout')} noValidate>
        <div className={css.main}>
          {/* What Enter presses: the first button of a form. */}
          <button
            type="submit"
            name="intent"
            value="continue"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
          >
            {t.continueToPayment}
          </button>
          <Summary problem={problem} />
          <ContactFields on={on} isGuest={!known} />
          <PlainDelivery quote={quote} details={details} countries={countries} on={on} />
        </div>
        <div className={css.side}>
          <Brief items={quote.items} isWide />
          <PlainCode code={details.code} problem={codeProblemOf(quote)?.sentence} />
          <Changes problems={changesIn(quote)} at="side">
            {back}
          </Changes>
          <Sums of={quote} {...deliveryOf(quote, cart)} />
          <Consents
            shop={{ terms, returnDays }}
            quote={quote}
            details={details}
            problem={problem}
            onChange={noChange}
          />
          <button type="submit" name="intent" value="continue" className="button">
            {t.continueToPayment}
          </button>
        </div>
      </form>
    </>
  );
}

interface DeliveryProps {
  quote: Quote;
  details: Details;
  countries: string[];
  on: ComponentProps<typeof AddressFields>['on'];
}

/** The delivery address and options. Each button asks the server for those of another country or address. */
function PlainDelivery({ quote, details, countries, on }: DeliveryProps) {
  const t = useMessages(checkoutWords);
  const options = quote.shippingOptions;
  const collects = options.some(({ pickup }) => pickup);
  const delivers = options.some(({ pickup }) => !pickup);
  if (quote.items.every(({ kind }) => kind !== 'physical')) return null;
  return (
    <>
      {delivers || options.length === 0 ? (
        <AddressFields on={on} countries={countries} country={details.country} onCountry={noChange}>
          <button type="submit" name="intent" value="update" className="button" data-look="secondary">
            {t.updateCountry}
          </button>
        </AddressFields>
      ) : null}
      {collects && delivers && <p className={css.quiet}>{t.addressOptionalForCollection}</p>}
      <ShippingChoice
        quote={quote}
        chosen={chosenOf(details, quote)}
        problem={quote.problems.find(({ code }) => code === 'shipping-gone')?.sentence}
        onChoose={noChange}
      />
      <button type="submit" name="intent" value="update" className="button" data-look="secondary">
        {t.updateDeliveryOptions}
      </button>
    </>
  );
}

function PlainCode({ code, problem }: { code: string; problem: string | undefined }) {
  const t = useMessages(checkoutWords);
  return (
    <Labelled
      name="code"
      label={t.discountCode}
      problem={problem === undefined ? undefined : codeField(problem)}
    >
      {(parts) => (
        <div className={css.code}>
          <input
            className={form.input}
            name="code"
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            {...parts}
          />
          <button type="submit" name="intent" value="update" className="button" data-look="secondary">
            {t.apply}
          </button>
        </div>
      )}
    </Labelled>
  );
}

/** Shown beside the field only: an invalid code does not prevent the order. */
const codeField = (sentence: string): Problem => ({
  intent: 'code',
  error: sentence,
  fields: { code: sentence },
  values: {},
});
