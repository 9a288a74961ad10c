import type { FastifyRequest } from 'fastify';

/** Refusals that a break-in leaves behind: odd input, no session, no right, too much, too often. */
const logged: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);
/** Lines a minute, so that a flood of requests is no flood of the log. */
export const REFUSALS_A_MINUTE = 300;

let minute = 0;
let lines = 0;
let left = 0;

/**
 * One line for a refusal: which call, which site, from where. The call is the pattern of its route, because an address may hold
 * secrets; what was sent is not logged at all.
 */
export function logRefusal(status: number, request: FastifyRequest, now = Date.now()): void {
  if (!logged.has(status)) return;
  if (minute !== Math.floor(now / 60_000)) {
    if (left > 0) request.log.info({ left }, 'further refusals were not logged');
    [minute, lines, left] = [Math.floor(now / 60_000), 0, 0];
  }
  if (lines >= REFUSALS_A_MINUTE) {
    left += 1;
    return;
  }
  lines += 1;
  const { method, routeOptions, headers, raw } = request;
  const host = headers.host?.slice(0, 253);
  // Nobody is there any more where the body was torn off, and Fastify would look for their address all the same.
  const address = raw.socket ? request.ip : undefined;
  request.log.info({ status, method, route: routeOptions.url, host, address }, 'refused');
}
