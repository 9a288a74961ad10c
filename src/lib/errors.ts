/** Refusals that are expected. Everything else is thrown as it is and answered with a `500` and an error id. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  constructor(status: number, code: RefusalCode, sentence: string, detail: RefusalDetail = {}) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

export type RefusalCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'stale-version'
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'no-room'
  | 'busy';

export interface RefusalDetail {
  /** Path of the value → what is wrong with it; only on `400`. */
  fields?: Record<string, string>;
  /** What is true now; only on `409`. */
  current?: unknown;
  /** Where to go instead; only on a `404` for an unknown host. */
  redirect?: string;
  /** Seconds until another try makes sense; on `429` and `503`. */
  retryAfter?: number;
}

export const invalid = (sentence: string, fields: Record<string, string> = {}) =>
  new Refusal(400, 'invalid', sentence, { fields });
export const unauthenticated = (sentence = 'Sign in to continue.') =>
  new Refusal(401, 'unauthenticated', sentence);
export const forbidden = (sentence = 'Your account doesn’t have permission to do this.') =>
  new Refusal(403, 'forbidden', sentence);
export const notFound = (sentence = 'This page or item doesn’t exist. It may have been moved or deleted.') =>
  new Refusal(404, 'not-found', sentence);
/**
 * For calls that name several things: all of them or nothing. Within the transaction of the change, which a refusal takes back.
 * @param found how many of them the change has found @throws `404` where one is missing or another site's
 */
export function foundAll(asked: readonly string[], found: number, sentence: string): void {
  if (found < new Set(asked).size) throw notFound(sentence);
}
export const gone = (sentence: string) => new Refusal(410, 'gone', sentence);
export const conflict = (sentence: string, current?: unknown) =>
  new Refusal(409, 'conflict', sentence, current === undefined ? {} : { current });
export const staleVersion = (
  noun: string,
  current: unknown,
  sentence = `Someone else changed this ${noun}. Check the current version, then save again.`,
) => new Refusal(409, 'stale-version', sentence, { current });
export const tooLarge = (sentence: string) => new Refusal(413, 'too-large', sentence);
/** The installation's own disk is full, which the owner of a site can do nothing about. */
export const noRoom = () =>
  new Refusal(
    507,
    'no-room',
    'Nothing was saved because the server is out of storage. Contact your hosting provider.',
  );
/** The same under the database, whose administrator may be somebody else. */
export const diskFull = () => {
  const refusal = busy(60);
  refusal.message =
    'Nothing was saved because the server has run out of disk space. Try again in a few minutes.';
  return refusal;
};
export const wrongType = (sentence: string) => new Refusal(415, 'wrong-type', sentence);
export const tooMany = (sentence: string, retryAfter: number) =>
  new Refusal(429, 'too-many', sentence, { retryAfter });
export const busy = (retryAfter = 1) =>
  new Refusal(503, 'busy', 'The site is very busy. Try again in a moment.', { retryAfter });
