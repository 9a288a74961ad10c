import { notFound } from '../../../lib/errors.ts';
import type { AccountHandlers } from './services.ts';
import { forgetSession } from './session.ts';
import { deleteSession, sessionsOf } from './session-queries.ts';
import { say } from './security/say.ts';

export const sessionHandlers = (): Pick<
  AccountHandlers,
  'GET /api/account/sessions' | 'DELETE /api/account/sessions/{id}'
> => ({
  'GET /api/account/sessions': async ({ by, db }) => {
    const sessions = await db((tx) => sessionsOf(tx, by.accountId));
    return sessions.map((session) => ({
      _id: session.id,
      current: session.id === by.sessionId,
      userAgent: session.user_agent,
      address: session.address,
      createdAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
    }));
  },

  'DELETE /api/account/sessions/{id}': async (request, { params: { id } }) => {
    const { by } = request;
    const ended = await request.db((tx) => deleteSession(tx, by.accountId, id));
    if (!ended) throw notFound(say().signedOutAlready);
    if (id === by.sessionId) forgetSession(request);
    return undefined;
  },
});
