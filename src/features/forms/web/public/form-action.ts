import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { baseOf, callsOf, wordsFor } from '../../../../lib/ui/screen.ts';
import { isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { ordersContract } from '../../../orders/contract.ts';
import type { shopContract } from '../../../orders/shop-contract.ts';
import { keepGuestCart, readGuestCart } from '../../../orders/web/index.ts';
import type { formsContract, messagesContract } from '../../contract.ts';
import { formWords } from '../../messages/form/area.ts';
import { textsOf } from '../../conditions.ts';
import { countryAmong, orderOfForm } from '../../order-of-form.ts';
import { inputs, typedAnswers, type TypedAnswers } from '../../typed-answers.ts';
import type { Form } from '../../form-shapes.ts';
import type { FormOutcome } from '../forms-context.ts';
import { fieldProblems } from './field-problems.ts';

const text = (sent: FormData, name: string): string => {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
};

/** Handles a form without script: returns to its page, with thanks or with errors. */
export async function takeForm({ request, context }: ActionFunctionArgs) {
  const call = callsOf<typeof formsContract & typeof messagesContract>(context);
  const url = new URL(request.url);
  const sent = await request.formData();
  const id = text(sent, inputs.form);
  const form = await call('GET /api/form/{id}', { params: { id } }).catch((error: unknown) => {
    if (isRefusal(error)) throw data(null, { status: 404 });
    throw error;
  });
  const content = typedAnswers(form.content, sent);
  const problems = Object.fromEntries(
    form.content.flatMap(({ name }) => {
      const problem = text(sent, inputs.problem + name);
      return problem ? [[name, problem] as const] : [];
    }),
  );
  const again = (error: string, fields: Record<string, string>, status: number) => {
    const values = Object.fromEntries(Object.entries(content).map(([name, value]) => [name, textsOf(value)]));
    const files = Object.fromEntries(
      [...sent.keys()]
        .filter((key) => key.startsWith(inputs.file))
        .map((key) => [key.slice(inputs.file.length), text(sent, key)]),
    );
    const outcome: FormOutcome = { form: id, error, fields, values, files };
    return data(outcome, { status });
  };
  const [problem] = Object.values(problems);
  if (problem) return again(problem, problems, 400);
  try {
    if (form.purpose === 'order') {
      const id = await orderAsGuest(context, form, content, url.pathname);
      return id
        ? redirect(`/order/complete?order=${id}`, 303)
        : again(wordsFor(context, formWords).emptyCart, {}, 400);
    }
    await call('POST /api/message', {
      body: {
        form: id,
        content,
        origin: url.pathname,
        version: Number(text(sent, inputs.version)) || 1,
        further: text(sent, inputs.further),
      },
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return again(sentenceOf(error), fieldProblems(error), error.status);
  }
  // The router adds how addresses in the page's language begin.
  const here = url.pathname.slice(baseOf(context).length) || '/';
  return redirect(form.thanks.page || `${here}?sent=${id}#form-${id}`, 303);
}

/** Makes an order from the cookie's cart with these answers; the cookie stores its key. @returns its id; none for an empty cart */
async function orderAsGuest(
  context: ActionFunctionArgs['context'],
  form: Form,
  answers: TypedAnswers,
  origin: string,
): Promise<string | null> {
  const call = callsOf<typeof ordersContract & typeof shopContract>(context);
  const { items } = await readGuestCart(context);
  if (items.length === 0) return null;
  const order = await orderOfForm(form, answers, async () => {
    const { countries } = await call('GET /api/payment/keys/stripe/publishable');
    return countryAmong(countries);
  });
  const { _id: id } = await call('POST /api/order/pending', { body: { ...order, origin, items } });
  await call('POST /api/order/{id}/place', { params: { id }, body: {} });
  await keepGuestCart(context, []);
  return id;
}
