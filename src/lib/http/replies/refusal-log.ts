import type { FastifyRequest } from 'fastify';

/** Refusals that an intrusion attempt causes: malformed input, no session, no permission, too large, too frequent. */
const logged: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);
/** Maximum lines per minute, so that a flood of requests does not flood the log. */
export const REFUSALS_A_MINUTE = 300;

let minute = 0;
let lines = 0;
let left = 0;

/**
 * One log line per refusal: call, site and client address. The call is its route pattern, because an address may contain
 * secrets; input is never logged.
 */
export function logRefusal(status: number, request: FastifyRequest, now = Date.now()): void {
  if (!logged.has(status)) return;
  if (minute !== Math.floor(now / 60_000)) {
    if (left > 0) request.log.warn({ left }, 'further refusals were not logged');
    [minute, lines, left] = [Math.floor(now / 60_000), 0, 0];
  }
  if (lines >= REFUSALS_A_MINUTE) {
    left += 1;
    return;
  }
  lines += 1;
  const { method, routeOptions, headers, raw } = request;
  const host = headers.host?.slice(0, 253);
  // If the body was cut off, the client is gone, and Fastify would still look up its address.
  const address = raw.socket ? request.ip : undefined;
  request.log.warn({ status, method, route: routeOptions.url, host, address }, 'refused');
}
