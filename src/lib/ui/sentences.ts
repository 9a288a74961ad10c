import type { Refusal } from '../errors.ts';
import type { CallError } from '../http/client.ts';
import { withoutPath } from '../path-sentence.ts';

/** Spec.md section 8. */
const FALLBACKS: Record<number, string> = {
  400: 'Bad Request. Make sure all forms are filled out properly.',
  401: "You're not allowed to do that!!!",
  403: "You're not allowed to do that!!!",
  500: 'Looks like the server is down... shit.',
};

const UNEXPECTED = 'An error occurred';

/**
 * A refusal as it comes over HTTP in the browser, or in-process on the server. Told by name: the renderer is built apart
 * and holds its own class, of which the server's refusals are no instances.
 */
export const isRefusal = (error: unknown): error is CallError | Refusal =>
  error instanceof Error && (error.name === 'CallError' || error.name === 'Refusal') && 'status' in error;

/** What a person is told of a failure. Nothing is taken from errors that are not refusals. */
export const sentenceOf = (error: unknown): string =>
  isRefusal(error) ? withoutPath(error.message) || (FALLBACKS[error.status] ?? UNEXPECTED) : UNEXPECTED;

/** Path of the value → what is wrong with it. */
export const fieldsOf = (error: CallError | Refusal): Record<string, string> =>
  'detail' in error ? (error.detail.fields ?? {}) : error.fields;
