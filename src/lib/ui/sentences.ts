import type { Refusal } from '../errors.ts';
import type { CallError } from '../http/client.ts';
import { pageLanguage } from '../messages/area.ts';
import type { Language } from '../messages/languages.ts';
import { common } from './messages/common/area.ts';

/** Spec.md section 8. */
const FALLBACKS: Record<number, 'unreachable' | 'badRequest' | 'notAllowed' | 'serverDown'> = {
  0: 'unreachable',
  400: 'badRequest',
  401: 'notAllowed',
  403: 'notAllowed',
  500: 'serverDown',
};

/**
 * A refusal as it comes over HTTP in the browser, or in-process on the server. Told by name: the renderer is built apart
 * and holds its own class, of which the server's refusals are no instances.
 */
export const isRefusal = (error: unknown): error is CallError | Refusal =>
  error instanceof Error && (error.name === 'CallError' || error.name === 'Refusal') && 'status' in error;

/** What a person is told of a failure. Nothing is taken from errors that are not refusals. */
export function sentenceOf(error: unknown, language: Language = pageLanguage()): string {
  const t = common.in(language);
  if (!isRefusal(error)) return t.unexpected;
  return error.message || t[FALLBACKS[error.status] ?? 'unexpected'];
}

/** Path of the value → what is wrong with it. */
export const fieldsOf = (error: CallError | Refusal): Record<string, string> =>
  'detail' in error ? (error.detail.fields ?? {}) : error.fields;
