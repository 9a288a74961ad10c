import type { Tx } from '../../../lib/db/database.ts';
import { fromMinor } from '../../../lib/values/money.ts';
import { allows, type Area } from '../../../lib/http/areas.ts';
import type { Actor } from '../../../lib/http/requests/request-context.ts';
import { pendingComments } from '../../entries/server/index.ts';
import { unreadComments, waitingRequests } from '../../pages/server/index.ts';
import { type NotificationState, notificationKinds } from '../contract.ts';
import { newestNotifications, type NotificationRow, toAnswer } from './notification-queries.ts';
import type { NotificationServices } from './services.ts';

/** The notifications of an account: a complete state each time, so that nothing is missed or sent twice. */
export async function readNotifications(
  { waiting }: Pick<NotificationServices, 'waiting'>,
  tx: Tx,
  by: Pick<Actor, 'accountId' | 'rights'>,
): Promise<NotificationState> {
  const sees = (area: Area) => allows(by.rights, area, 'read');
  const kinds = notificationKinds.filter((kind) => sees(`${kind}s`));
  const rows = await newestNotifications(tx, by.accountId, kinds);
  return {
    notifications: rows.map(present),
    waiting: {
      ...(await waiting(tx)),
      ...(sees('orders') ? {} : { toSend: 0 }),
      ...(sees('messages') ? {} : { unread: 0, spam: 0, newest: null }),
      toAnswer: sees('bookings') ? await toAnswer(tx) : 0,
      comments: sees('pages') ? await unreadComments(tx, by.accountId) : 0,
      approvals: sees('pages')
        ? await waitingRequests(tx, by.accountId, allows(by.rights, 'publish', 'write'))
        : 0,
      readerComments: sees('pages') ? await pendingComments(tx) : { pending: 0, newest: null },
    },
  };
}

const present = (row: NotificationRow): NotificationState['notifications'][number] => ({
  _id: row.id,
  kind: row.kind,
  subject: row.subject_id,
  name: row.name,
  text: row.words,
  total: row.total === null ? null : fromMinor(row.total),
  currency: row.currency,
  start: row.start_at?.toISOString() ?? null,
  read: row.read,
  createdAt: row.created_at.toISOString(),
});
