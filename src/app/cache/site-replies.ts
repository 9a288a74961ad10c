import type { FoundSite } from '../../features/websites/server/index.ts';
import type { Call } from '../../lib/http/contract.ts';
import type { RawInput } from '../../lib/http/invoke.ts';
import type { RequestContext } from '../../lib/http/requests/request-context.ts';
import { sessionCookieName } from '../../lib/http/sessions/session-cookie.ts';
import { isOpen } from '../site-access/guard-site.ts';

type Ask = (call: Call, input?: RawInput) => Promise<unknown>;
type Asking = Pick<RequestContext, 'bearer' | 'cookies' | 'secure'>;

/** Calls that many screens of a site need. None of them depends on stock, the clock or a visitor's input. */
const calls = new Set<Call>([
  'GET /api/website',
  'GET /api/navigation',
  'GET /api/menus',
  'GET /api/collections',
  'GET /api/services',
  'GET /api/form/{id}',
  'GET /api/payment/keys/stripe/publishable',
]);

/** Requests with a session or an API key may get different replies. */
export const isAnybody = ({ bearer, cookies, secure }: Asking): boolean =>
  bearer === undefined && cookies.get(sessionCookieName(secure)) === undefined;

/**
 * Keeps visitors' replies to these calls with the site in memory; a change of anything they show drops them.
 * @param context of the request that a screen is rendered for
 */
export function withSiteReplies({ known, subdomain }: FoundSite, context: Asking, ask: Ask): Ask {
  if (!isOpen(known) || !isAnybody(context)) return ask;
  return (call, input = {}) =>
    calls.has(call)
      ? known.remember(`reply:${subdomain} ${call} ${JSON.stringify(input)}`, () => ask(call, input))
      : ask(call, input);
}
