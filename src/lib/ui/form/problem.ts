import { data } from 'react-router';
import type { Refusal } from '../../errors.ts';
import type { CallError } from '../../http/client.ts';
import { toastFor } from '../toast-store.ts';
import { fieldsOf, isRefusal, sentenceOf } from '../sentences.ts';

/** The refusal of an action, with the input, so that none of it is lost. */
export interface Problem {
  /** Which form of the screen was sent. */
  intent: string;
  error: string;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
  /** The input, without passwords. */
  values: Record<string, string>;
  /** The status of the server's refusal; undefined if the form was never sent. */
  status?: number;
  code?: string;
}

/**
 * Handles a failed action: a refusal is returned to the form, any other error is announced and thrown again.
 * @param fieldOf the form field for a path of the call, `null` if there is none
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
  // 0 means that the browser reached no server.
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
