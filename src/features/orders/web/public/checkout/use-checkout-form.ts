import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserClient, refusalOf } from '../../../../../lib/http/client.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { postalWords } from '../../../../../lib/postal/messages/address/area.ts';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { isRefusal, sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { AccountDetails } from '../../../../accounts/contract.ts';
import type { ordersContract } from '../../../contract.ts';
import { checkoutWords } from '../../../messages/checkout/area.ts';
import { useCart } from '../../cart-store.ts';
import { type Details, rememberKey, useCheckout } from './checkout-store.ts';
import { chosenOf, incomplete, pendingBody, refusedOrder, startingWith } from './details.ts';
import { missing } from './missing.ts';
import { PAYMENT_PATH } from './payment/stripe-page.ts';
import { useQuote } from './use-quote.ts';

/** The settings of the shop and the buyer's account. */
export interface CheckoutData {
  known: AccountDetails | null;
  terms: { required: boolean; href: string };
  /** Days in which buyers may cancel; 0 for none. */
  returnDays: number;
  countries: string[];
  /** Delivery options; 0 if nothing is delivered, and no address is needed. */
  options: number;
  asksAddress: boolean;
}

/** Makes the order, or changes the pending one. */
async function saveOrder(body: ReturnType<typeof pendingBody>): Promise<void> {
  const { order, keep } = useCheckout.getState();
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
}

/** The buyer's input with its quote, and the way from there to the payment. */
export function useCheckoutForm({ known, terms, returnDays, countries, asksAddress }: CheckoutData) {
  const t = useMessages(checkoutWords);
  const items = useCart((cart) => cart.items);
  const { details: typed, asksAddress: expected, note } = useCheckout();
  const details = startingWith(known, typed, countries);
  const { quote, problem: noQuote, loading, refresh } = useQuote(items, details);
  const chosen = chosenOf(details, quote);
  // Only the quote knows whether an address is needed.
  const isUnknown = loading && (!quote || chosen !== quote.shippingOption);
  const deliveryProblem = quote?.problems.find(({ code }) => code === 'shipping-gone')?.sentence;
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || isUnknown) return;
    const left = missing(
      details,
      {
        address: quote?.needsAddress ?? false,
        delivery: deliveryProblem !== undefined,
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
      await saveOrder(pendingBody(details, items, quote, { terms, returnDays }));
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
  return {
    items,
    details,
    quote,
    noQuote,
    chosen,
    isUnknown,
    isAddressAsked,
    deliveryProblem,
    problem,
    busy,
    note,
    on,
    submit,
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
