import { data } from 'react-router';
import type { Refusal } from '../../errors.ts';
import type { CallError } from '../../http/client.ts';
import { toastFor } from '../toast-store.ts';
import { fieldsOf, isRefusal, sentenceOf } from '../sentences.ts';

/** Why an action refused, with what was typed, so that nothing of it is lost. */
export interface Problem {
  /** Which form of the screen was sent. */
  intent: string;
  error: string;
  /** Field's name → what is wrong with it. */
  fields: Record<string, string>;
  /** What was typed, without passwords. */
  values: Record<string, string>;
  /** The status of the server's refusal; a form that was never sent has none. */
  status?: number;
  code?: string;
}

/**
 * The answer of an action that failed: a refusal goes back to the form, anything else is announced and thrown on.
 * @param fieldOf the form's field that a path of the wire stands for, `null` where it has none
 */
export function refused(failure: unknown, form: FormData, fieldOf = (path: string): string | null => path) {
  if (!isRefusal(failure)) {
    toastFor(failure);
    throw failure;
  }
  const values = Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecret(entry[0]),
    ),
  );
  const fields: Record<string, string> = {};
  for (const [path, words] of Object.entries(fieldsOf(failure))) {
    const field = fieldOf(path);
    if (field !== null) fields[field] = words;
  }
  const problem = problemFrom(failure, { intent: values['intent'] ?? '', fields, values });
  return data(problem, { status: problem.status });
}

/** A refusal as its form shows it. */
export const problemFrom = (
  failure: CallError | Refusal,
  { intent, fields = fieldsOf(failure), values = {} }: Pick<Problem, 'intent'> & Partial<Problem>,
) => ({
  intent,
  error: sentenceOf(failure),
  fields,
  values,
  code: failure.code,
  // 0 is a browser that reached nobody.
  status: failure.status || 503,
});

/** What a form's field sent, as text. */
export const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const isSecret = (name: string) => /password|^current$|^next$/.test(name);

/** The problem of one of a screen's forms. */
export const problemOf = (result: unknown, intent: string): Problem | undefined => {
  const problem = result as Partial<Problem> | null | undefined;
  return problem?.intent === intent && typeof problem.error === 'string' ? (problem as Problem) : undefined;
};
