/** Codes that any call may refuse with, and their status. A call declares further codes in its contract. */
export const GENERAL_CODES = {
  /** The input has the wrong shape; the message is that of the first field. */
  malformed: 400,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'needs-approval': 403,
  'not-found': 404,
  conflict: 409,
  'stale-version': 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  busy: 503,
  'no-room': 507,
} as const;
export type GeneralCode = keyof typeof GENERAL_CODES;

/** Expected refusals. Any other error becomes a `500` with an error id. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: RefusalDetail;

  /** @param cause the underlying failure; logged, never sent */
  constructor(status: number, code: string, sentence: string, detail: RefusalDetail = {}, cause?: unknown) {
    super(sentence, cause === undefined ? {} : { cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

export interface RefusalDetail {
  /** Path of the value → what is wrong with it; only on `400`. */
  fields?: Record<string, string>;
  /** The current state; only on `409`. */
  current?: unknown;
  /** Where to go instead; only on a `404` for an unknown host. */
  redirect?: string;
  /** Seconds until another attempt makes sense; on `429` and `503`. */
  retryAfter?: number;
}

export const invalid = (sentence: string, fields: Record<string, string> = {}) =>
  new Refusal(400, 'invalid', sentence, { fields });
/** As `invalid`, for input that doesn’t fit the declared shape. */
export const malformed = (sentence: string, fields: Record<string, string>) =>
  new Refusal(400, 'malformed', sentence, { fields });
export const unauthenticated = (sentence = 'Sign in to continue.') =>
  new Refusal(401, 'unauthenticated', sentence);
export const forbidden = (sentence = 'Your account doesn’t have permission to do this.') =>
  new Refusal(403, 'forbidden', sentence);
/** For staff without the right to publish, before something that visitors would see. */
export const needsApproval = () =>
  new Refusal(
    403,
    'needs-approval',
    'Your role needs approval for what visitors see. Request approval, or ask someone who can publish.',
  );
export const notFound = (sentence = 'This page or item doesn’t exist. It may have been moved or deleted.') =>
  new Refusal(404, 'not-found', sentence);
/**
 * For calls that name several records: all or none. Runs in the transaction of the change, which a refusal rolls back.
 * @param found how many the change has found @throws `404` if one is missing or belongs to another site
 */
export function foundAll(asked: readonly string[], found: number, sentence: string): void {
  if (found < new Set(asked).size) throw notFound(sentence);
}
export const gone = (sentence: string) => new Refusal(410, 'gone', sentence);
export const conflict = (sentence: string) => new Refusal(409, 'conflict', sentence);
/** A refusal that the call’s contract declares by this code, with the shape of `current` if it brings one. */
export const refuse = (
  code: string,
  sentence: string,
  { status = 409, ...detail }: RefusalDetail & { status?: number } = {},
) => new Refusal(status, code, sentence, detail);
export const staleVersion = (
  noun: string,
  current: unknown,
  sentence = `Someone else changed this ${noun}. Check the current version, then save again.`,
) => new Refusal(409, 'stale-version', sentence, { current });
export const tooLarge = (sentence: string) => new Refusal(413, 'too-large', sentence);
/** The disk of the installation is full; the owner of a site can't change that. */
export const noRoom = (cause?: unknown) =>
  new Refusal(
    507,
    'no-room',
    'Nothing was saved because the server is out of storage. Contact your hosting provider.',
    {},
    cause,
  );
/** The same for the database's disk, which may have another administrator. */
export const diskFull = (cause?: unknown) =>
  new Refusal(
    503,
    'busy',
    'Nothing was saved because the server has run out of disk space. Try again in a few minutes.',
    { retryAfter: 60 },
    cause,
  );
export const wrongType = (sentence: string) => new Refusal(415, 'wrong-type', sentence);
export const tooMany = (sentence: string, retryAfter: number) =>
  new Refusal(429, 'too-many', sentence, { retryAfter });
export const busy = (retryAfter = 1, cause?: unknown) =>
  new Refusal(503, 'busy', 'The site is very busy. Try again in a moment.', { retryAfter }, cause);
