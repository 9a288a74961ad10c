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
 * A refusal received over HTTP in the browser, or in-process on the server. Recognised by name: the renderer is built separately
 * and has its own class, so the server's refusals are not instances of it.
 */
export const isRefusal = (error: unknown): error is CallError | Refusal =>
  error instanceof Error && (error.name === 'CallError' || error.name === 'Refusal') && 'status' in error;

/** The message of a failure. Errors that are not refusals contribute nothing to it. */
export function sentenceOf(error: unknown, language: Language = pageLanguage()): string {
  const t = common.in(language);
  if (!isRefusal(error)) return t.unexpected;
  return error.message || t[FALLBACKS[error.status] ?? 'unexpected'];
}

/** Path of the value → what is wrong with it. */
export const fieldsOf = (error: CallError | Refusal): Record<string, string> =>
  'detail' in error ? (error.detail.fields ?? {}) : error.fields;
