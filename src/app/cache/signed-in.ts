import type { FastifyRequest } from 'fastify';
import type { Account } from '../../features/accounts/contract.ts';
import type { Call } from '../../lib/http/contract.ts';
import type { RawInput } from '../../lib/http/invoke.ts';
import type { RequestContext } from '../../lib/http/requests/request-context.ts';
import { sessionCookieName } from '../../lib/http/sessions/session-cookie.ts';

type Ask = (call: Call, input?: RawInput) => Promise<unknown>;

/** Whether a request comes from a customer of the site. Staff and API keys get answers of their own. */
export async function isCustomer({ context }: FastifyRequest['arrival']): Promise<boolean> {
  if (context.bearer !== undefined || !context.cookies.get(sessionCookieName(context.secure))) return false;
  const actor = await context.actor();
  return actor !== null && actor.role === null && !actor.key && !actor.needsSecondStep;
}

/** The same request without credentials. */
export const asNobody = (context: RequestContext): RequestContext =>
  Object.assign(Object.create(context) as RequestContext, {
    cookies: { get: () => undefined, set: () => {} },
    headers: new Map<string, string>(),
    header: () => undefined,
    bearer: undefined,
    actor: async () => null,
    setActor: () => {},
  });

/** Represents every customer while a page is rendered for all of them. The browser requests the real session. */
const somebody: Account = { _id: '', email: '', owner: false, createdAt: '' };

export const withSomebody =
  (ask: Ask): Ask =>
  async (call, input) =>
    call === 'POST /api/account/init' ? somebody : ask(call, input);
