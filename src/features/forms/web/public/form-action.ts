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
    return again(sentenceOf(error), fields, error.status);
  }
  return redirect(form.thanks.page || `${url.pathname}?sent=${id}#form-${id}`, 303);
}
