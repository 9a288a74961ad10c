import { foundAll } from '../../../lib/errors.ts';
import { allows, type Area } from '../../../lib/http/areas.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { areaOf, presenceAreas } from '../../../lib/values/presence.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { notificationsContract } from '../contract.ts';
import { markRead } from './notification-queries.ts';
import { readNotifications } from './read-notifications.ts';
import type { NotificationServices } from './services.ts';
import { staffWords } from './staff-words.ts';

export const notificationOperations = (services: NotificationServices) =>
  operations(notificationsContract, {
    'GET /api/notifications': ({ by, db }) => db((tx) => readNotifications(services, tx, by)),

    'POST /api/notifications/read': ({ by, db }, { body }) =>
      db(async (tx) => {
        const marked = await markRead(tx, by.accountId, body.notifications);
        if (body.notifications) foundAll(body.notifications, marked, staffWords().oneNotificationGone);
        return readNotifications(services, tx, by);
      }),
  });

/** The same as a stream, sent on every change while the session lasts. */
export const notificationStream = (services: NotificationServices): StreamedCall => ({
  method: 'GET',
  path: '/api/notifications/stream',
  described: {
    summary: 'Notifications as server-sent events while the session lasts',
    gives: { type: 'text/event-stream' },
  },
  who: 'owner',
  // All staff may read it, so everybody has a stream; what it says follows from their other rights.
  area: 'settings',
  handle: async (request, incoming, reply) => {
    const { site, by } = request;
    let { rights } = by;
    const sees = (area: Area) => allows(rights, area, 'read');
    const stream = services.lines.open({
      websiteId: site.id,
      accountId: by.accountId,
      look: async () => {
        const actor = await services.actorNow(incoming.context);
        if (actor?.sessionId !== by.sessionId || !allows(actor.rights, 'settings', 'read')) return null;
        ({ rights } = actor);
        return services.db.forWebsite(site.id, (tx) => readNotifications(services, tx, actor));
      },
      sees,
      first: () => {
        const here = services.presence.everyone(site.id).filter(({ subject }) => sees(areaOf(subject)));
        return presenceAreas.some(sees) ? { here } : {};
      },
    });
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store, no-transform',
        // Some proxies buffer responses unless told not to.
        'x-accel-buffering': 'no',
      })
      .send(stream);
  },
});
