import { siteHeader } from '../../../../lib/http/client.ts';
import { gathered, useCart } from '../../../orders/web/index.ts';
import { textsOf } from '../../conditions.ts';
import type { Form, FormField } from '../../form-shapes.ts';
import type { TypedAnswers } from '../../typed-answers.ts';
import { post } from './send-answers.ts';

/** Where the form asks for no country: one that the shop sends to, the visitor's own if it is among them. */
async function usualCountry(): Promise<string> {
  const own = /-([A-Z]{2})$/.exec(navigator.language)?.[1] ?? '';
  const { countries = [] } = await fetch('/api/payment/keys/stripe/publishable', {
    credentials: 'same-origin',
    headers: siteHeader(),
  })
    .then((response) => response.json() as Promise<{ countries?: string[] }>)
    .catch((): { countries?: string[] } => ({}));
  const [first] = countries.filter((country) => country !== '*');
  return own && (countries.includes(own) || !first) ? own : (first ?? 'GB');
}

/** The parts of an order that a form may ask for, by the names or kinds of its questions. */
async function partsOf(form: Form, answers: TypedAnswers) {
  const find = (fits: (field: FormField) => boolean): string => {
    const field = form.content.find((one) => fits(one) && textsOf(answers[one.name]).length > 0);
    return field ? (textsOf(answers[field.name])[0] ?? '') : '';
  };
  const named = (name: string) => find((field) => field.name === name);
  const line1 = named('line1') || find(({ name, type }) => type !== 'email' && /address/i.test(name));
  const postcode = named('postcode');
  const country = named('country');
  return {
    email: find(({ type }) => type === 'email'),
    name: named('name'),
    phone: find(({ type }) => type === 'phone'),
    ...(line1 && postcode
      ? {
          deliveryAddress: {
            line1: line1.replace(/\s*\n\s*/g, ', '),
            line2: named('line2'),
            postcode,
            country: /^[A-Z]{2}$/.test(country) ? country : await usualCountry(),
          },
        }
      : {}),
    terms: form.content.some(({ type, name }) => type === 'checkbox' && answers[name] === true),
  };
}

/** What is in the cart becomes an order with these answers, to be paid by hand (spec.md section 7). @throws CallError */
export async function placeOrder(form: Form, answers: TypedAnswers, key: string): Promise<void> {
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
  const told = form.content.flatMap(({ name, label }) => {
    const texts = textsOf(answers[name]);
    return texts.length > 0 ? [[label.slice(0, 80), texts.join(', ').replace(/^yes$/, 'Yes')]] : [];
  });
  const body = {
    ...(await partsOf(form, answers)),
    origin: location.pathname,
    payment: { provider: 'manual' },
    items,
    answers: Object.fromEntries(told) as Record<string, string>,
  };
  const made = (await post('/api/order/pending', body, { 'idempotency-key': key })) as {
    _id: string;
    accessKey?: string;
  };
  await post(`/api/order/${made._id}/place`, {}, { 'x-order-key': made.accessKey ?? '' });
  useCart.getState().reset();
}

/** With nothing in the cart the form is a message like any other. */
export const hasCart = (): boolean => useCart.getState().items.length > 0;
