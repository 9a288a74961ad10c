import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  busy,
  conflict,
  diskFull,
  invalid,
  noRoom,
  notFound,
  Refusal,
  type RefusalDetail,
  tooLarge,
  wrongType,
} from '../../errors.ts';
import { type Spoken, speaking } from '../../messages/spoken-language.ts';
import { replyWords, saidRefusal } from './said.ts';
import { busyStates, sqlState, unstorableStates } from '../../db/sql-state.ts';

/** Known failures of the framework and of PostgreSQL as refusals; `null` for our own faults. */
export function toRefusal(error: Error & { code?: string; statusCode?: number }): Refusal | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge('The request is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongType('Send JSON (content-type: application/json).');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return invalid('The body isn’t valid JSON.');
    case 'FST_ERR_BAD_URL':
      return invalid('The URL of this request isn’t valid.');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound();
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return noRoom(error);
    case sqlState.diskFull:
      return diskFull(error);
    case 'FST_UNDER_PRESSURE':
    case 'EMFILE':
    case 'ENFILE':
    case 'ETIMEDOUT':
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EPIPE':
    case 'ENOENT':
      return busy(2, error);
    // From `refuse_beyond`: the site has reached a maximum.
    case sqlState.beyondLimit:
      return conflict('You’ve reached the maximum number of these. Delete some before you add more.');
    default:
      if (connectionLost(error) || busyStates.has(error.code ?? '')) return busy(2, error);
      if (unstorableStates.has(error.code ?? ''))
        return invalid('This contains something that can’t be stored.');
      // Other complaints of the framework about the input.
      return error.code?.startsWith('FST_') && error.statusCode === 400
        ? invalid('This request isn’t valid.')
        : null;
  }
}

const connectionLost = (error: Error) =>
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Client was closed)/.test(
    error.message,
  );

export type ErrorPage = (sentence: string) => { html: string; headers: Record<string, string> };

/**
 * `{ error, code, fields?, current?, redirect? }`, or for unexpected errors a message with the id that is also in the log.
 * Page requests get the message as a page.
 */
export function answerRefusal(
  error: Refusal | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  page?: ErrorPage,
) {
  reply.header('cache-control', 'private, no-store');
  // An error in a body comes from the connection, outside the request's context.
  const { status, code, sentence, detail } = speaking(spokenBy(request), () =>
    error instanceof Refusal ? expected(saidRefusal(error), request) : unexpected(error, request),
  );
  if (detail.retryAfter !== undefined) sendRetryAfter(reply, detail.retryAfter);
  reply.code(status);
  if (page && wantsPage(request)) {
    const { html, headers } = speaking(spokenBy(request), () => page(sentence));
    return reply.headers(headers).send(html);
  }
  const { retryAfter: _, ...shown } = detail;
  return reply.send({ error: forPrograms(error, sentence, request), code, ...shown });
}

/** @param seconds until another attempt makes sense */
export const sendRetryAfter = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply.header('retry-after', String(Math.max(1, Math.ceil(seconds))));

/** For a screen that shows a refusal instead of throwing it. @param retryAfter as the refused call said */
export function sendScreenRetryAfter(reply: FastifyReply, status: number, retryAfter?: number): void {
  if (status === 429 || status === 503) sendRetryAfter(reply, retryAfter ?? (status === 503 ? 2 : 60));
}

/** Names the field with the wrong shape: a program shows no message beside it. */
function forPrograms(error: Error, sentence: string, request: FastifyRequest): string {
  const path =
    error instanceof Refusal && error.code === 'malformed' && Object.keys(error.detail.fields ?? {})[0];
  return path ? speaking(spokenBy(request), () => replyWords().checkField({ path, sentence })) : sentence;
}

/** Unknown if the framework itself refuses. */
const spokenBy = ({ spoken }: Partial<FastifyRequest>): Spoken => spoken ?? { language: 'en' };

const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true && !url.startsWith('/api/');

function expected(refusal: Refusal, request: FastifyRequest) {
  if (refusal.status >= 500) request.log.warn({ err: refusal.cause ?? refusal }, 'refused: busy');
  const { status, code, message, detail } = refusal;
  return { status, code, sentence: message, detail };
}

function unexpected(error: Error, { log }: FastifyRequest) {
  const id = randomUUID();
  log.error({ err: error, errorId: id }, 'unexpected error');
  const sentence = replyWords().wentWrong({ id });
  return { status: 500, code: 'unexpected', sentence, detail: {} as RefusalDetail };
}
