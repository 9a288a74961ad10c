import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { RequestContext } from '../requests/request-context.ts';
import { hideSecrets } from './hide-secrets.ts';

/** Refusals that an intrusion attempt causes: malformed input, no session, no permission, too large, too frequent. */
const logged: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);
/** Maximum lines per minute, so that a flood of requests does not flood the log. */
export const REFUSALS_A_MINUTE = 300;
const LONGEST_PATH = 200;

let minute = 0;
let lines = 0;
let left = 0;

/** The route pattern, because an address may contain secrets; the path of a screen, which has no pattern here. */
const routeOf = ({ routeOptions, url }: FastifyRequest): string | undefined =>
  routeOptions.url?.endsWith('*')
    ? hideSecrets(url.replace(/[?#].*$/s, '')).slice(0, LONGEST_PATH)
    : routeOptions.url;

/** One log line per refusal: call or screen, site and client address. Input is never logged. */
export function logRefusal(status: number, request: FastifyRequest, now = Date.now()): void {
  const { method, headers, raw } = request;
  // Unknown until the site is looked up, and in refusals of the framework itself.
  const context = request.context as RequestContext | null | undefined;
  const host = context?.host ?? headers.host?.slice(0, 253);
  // If the body was cut off, the client is gone, and Fastify would still look up its address.
  const address = context?.address ?? (raw.socket ? request.ip : undefined);
  write(request.log, { status, method, route: routeOf(request), host, address }, now);
}

/** One log line per request that cannot be read, so that no more than its connection is known. */
export const logUnreadable = (log: FastifyBaseLogger, status: number, socket: Socket): void =>
  write(log, { status, address: socket.remoteAddress }, Date.now());

function write(log: FastifyBaseLogger, line: { status: number; [fact: string]: unknown }, now: number): void {
  if (!logged.has(line.status)) return;
  if (minute !== Math.floor(now / 60_000)) {
    if (left > 0) log.warn({ left }, 'further refusals were not logged');
    [minute, lines, left] = [Math.floor(now / 60_000), 0, 0];
  }
  if (lines >= REFUSALS_A_MINUTE) {
    left += 1;
    return;
  }
  lines += 1;
  log.warn(line, 'refused');
}
