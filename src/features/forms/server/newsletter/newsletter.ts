import { foundAll, invalid, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { newsletterContract } from '../../newsletter-contract.ts';
import { shownSubscriber } from '../present.ts';
import {
  confirmSubscription,
  deleteSubscribers,
  leaveByToken,
  listSubscribers,
  takeOff,
} from './subscriber-queries.ts';
import { say } from '../say.ts';
import { staffWords } from '../staff-words.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';

export const newsletterOperations = () =>
  operations(newsletterContract, {
    'GET /api/subscribers': async (request, { query }) => {
      const rows = await request.db((tx) => listSubscribers(tx, { ...query, limit: query.limit + 1 }));
      return nextPage(request, '/api/subscribers', query, rows, ({ id }) => id).map(shownSubscriber);
    },

    'PUT /api/subscribers': (request, { body: { subscribers } }) =>
      request.db(async (tx) => {
        const rows = await takeOff(tx, subscribers);
        foundAll(subscribers, rows.length, staffWords().oneSubscriptionGone);
        return rows.map(shownSubscriber);
      }),

    'POST /api/subscribers/delete': async (request, { body: { subscribers } }) => {
      await request.db(async (tx) =>
        foundAll(subscribers, await deleteSubscribers(tx, subscribers), staffWords().oneSubscriptionGone),
      );
      return undefined;
    },

    'PUT /api/subscriber/{id}': async ({ dbOnce }, { params: { id } }) => {
      const [row] = await dbOnce((tx) => takeOff(tx, [id]));
      if (!row) throw notFound(staffWords().subscriptionGone);
      return shownSubscriber(row);
    },

    'DELETE /api/subscriber/{id}': async ({ dbOnce }, { params: { id } }) => {
      if (!(await dbOnce((tx) => deleteSubscribers(tx, [id])))) throw notFound(staffWords().subscriptionGone);
      return undefined;
    },

    'POST /api/newsletter/confirm': async ({ dbOnce }, { body: { token } }) => {
      const row = await dbOnce((tx) => confirmSubscription(tx, hashToken(token)));
      if (!row) throw invalid(say().staleLink, { token: say().staleLink });
      return row;
    },

    'POST /api/newsletter/leave': async ({ dbOnce }, { body: { token } }) => {
      const row = await dbOnce((tx) => leaveByToken(tx, hashToken(token)));
      if (!row) throw invalid(say().staleLink, { token: say().staleLink });
      return row;
    },
  });
