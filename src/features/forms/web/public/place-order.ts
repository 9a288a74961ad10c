import { siteHeader } from '../../../../lib/http/client.ts';
import { gathered, rememberKey, useCart } from '../../../orders/web/index.ts';
import type { Form } from '../../form-shapes.ts';
import { countryAmong, orderOfForm } from '../../order-of-form.ts';
import type { TypedAnswers } from '../../typed-answers.ts';
import { post } from './send-answers.ts';

async function usualCountry(): Promise<string> {
  const { countries = [] } = await fetch('/api/payment/keys/stripe/publishable', {
    credentials: 'same-origin',
    headers: siteHeader(),
  })
    .then((response) => response.json() as Promise<{ countries?: string[] }>)
    .catch((): { countries?: string[] } => ({}));
  return countryAmong(countries, /-([A-Z]{2})$/.exec(navigator.language)?.[1]);
}

export interface PlacedOrder {
  _id: string;
  number: string;
}

/** Makes an order from the cart with these answers. This browser stores its access key. @throws CallError */
export async function placeOrder(form: Form, answers: TypedAnswers, key: string): Promise<PlacedOrder> {
  const items = gathered(useCart.getState().items).map(
    ({ productId, quantity, variant, price, label, booking }) => ({
      productId,
      quantity,
      price,
      label,
      ...(variant === null ? {} : { variant }),
      ...(booking ? { booking } : {}),
    }),
  );
  const body = { ...(await orderOfForm(form, answers, usualCountry)), origin: location.pathname, items };
  const made = (await post('/api/order/pending', body, { 'idempotency-key': key })) as PlacedOrder & {
    accessKey?: string;
  };
  if (made.accessKey) rememberKey(made._id, made.accessKey);
  await post(`/api/order/${made._id}/place`, {}, { 'x-order-key': made.accessKey ?? '' });
  useCart.getState().reset();
  return { _id: made._id, number: made.number };
}

export const hasCart = (): boolean => useCart.getState().items.length > 0;
