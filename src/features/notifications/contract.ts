import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, instant } from '../../lib/values/shapes.ts';
import { waitingComments } from '../entries/reader-comments-contract.ts';

/** How many are shown and counted; older ones are in their own lists. */
export const MOST_SHOWN = 50;

export const notificationKinds = ['order', 'booking', 'message'] as const;

const notification = z.object({
  _id: id,
  kind: z.enum(notificationKinds),
  /** The order, booking or message. */
  subject: id,
  /** The customer's name, if known; empty once the person's data is erased. */
  name: z.string(),
  /** A summary: an order's number, a booking's service, the beginning of a message. */
  text: z.string(),
  /** The total of an order, in the site's currency. */
  total: z.number().nullable(),
  currency: z.string().nullable(),
  /** When a booking begins. */
  start: instant.nullable(),
  read: z.boolean(),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;

/** The state of the admin's frame; also each event of the stream, whose name is `news`. */
export const notificationState = z.object({
  /** Newest first. */
  notifications: z.array(notification).max(MOST_SHOWN),
  /** Open work, for the navigation. */
  waiting: z.object({
    /** Orders to fulfil, counted up to 100. */
    toSend: z.int(),
    /** Counted up to 1000. */
    unread: z.int(),
    spam: z.int(),
    /** The newest message. */
    newest: id.nullable(),
    /** Bookings that wait for approval, counted up to 100. */
    toAnswer: z.int(),
    /** Comments on pages for the caller that they have not read, counted up to 50. */
    comments: z.int(),
    /** Requests to publish that the caller can approve, and answers to their own that they have not seen; counted up to 200. */
    approvals: z.int(),
    /** Comments of visitors on entries that wait for approval. */
    readerComments: waitingComments,
  }),
});
export type NotificationState = z.output<typeof notificationState>;

/** For all staff: each sees what their role allows. */
const policy = { who: 'owner', area: 'settings' } as const;

export const notificationsContract = contract({
  'GET /api/notifications': {
    summary:
      'New orders, bookings and messages, and open tasks; `GET /api/notifications/stream` sends the same as server-sent events whenever it changes',
    ...policy,
    reply: notificationState,
  },
  'POST /api/notifications/read': {
    summary: 'Mark notifications as read for this account; without ids, all of them',
    ...policy,
    // Permission to view includes marking as read.
    access: 'read',
    body: z.strictObject({ notifications: z.array(id).min(1).max(MOST_SHOWN).optional() }),
    reply: notificationState,
  },
});
