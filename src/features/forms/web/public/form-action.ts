import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { callsOf } from '../../../../lib/ui/screen.ts';
import { fieldsOf, isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { formsContract, messagesContract } from '../../contract.ts';
import { textsOf } from '../../conditions.ts';
import { inputs, typedAnswers } from '../../typed-answers.ts';
import type { FormOutcome } from '../forms-context.ts';

const text = (sent: FormData, name: string): string => {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
};

/** The way of a form without script: back to its page, with thanks or with what is to be put right. */
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
  try {
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
    const fields = Object.fromEntries(
      Object.entries(fieldsOf(error)).map(([path, sentence]) => [path.replace(/^content\./, ''), sentence]),
    );
    const values = Object.fromEntries(Object.entries(content).map(([name, value]) => [name, textsOf(value)]));
    const outcome: FormOutcome = { form: id, error: sentenceOf(error), fields, values };
    return data(outcome, { status: error.status });
  }
  return redirect(form.thanks.page || `${url.pathname}?sent=${id}#form-${id}`, 303);
}
