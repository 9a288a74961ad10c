import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, instant } from '../../lib/values/shapes.ts';

/** How many are shown and counted; older ones are found where they belong. */
export const MOST_SHOWN = 50;

export const notificationKinds = ['order', 'booking', 'message'] as const;

const notification = z.object({
  _id: id,
  kind: z.enum(notificationKinds),
  /** The order, booking or message that it is about. */
  subject: id,
  /** Who it comes from, as far as known; empty where the person's data were removed. */
  name: z.string(),
  /** What it is: an order's number, a booking's service, the beginning of a message. */
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

/** All that stands in the frame of the admin; also each `news` of the stream. */
export const news = z.object({
  /** Newest first. */
  notifications: z.array(notification).max(MOST_SHOWN),
  /** What waits to be done, for the navigation. */
  waiting: z.object({
    /** Orders to send, counted up to 100. */
    toSend: z.int(),
    /** Counted up to 1000. */
    unread: z.int(),
    spam: z.int(),
    /** The newest message of all. */
    newest: id.nullable(),
    /** Bookings that wait for the owner's answer, counted up to 100. */
    toAnswer: z.int(),
    /** Comments on pages for the caller that they have not read, counted up to 50. */
    comments: z.int(),
  }),
});
export type News = z.output<typeof news>;

/** Everybody sees what their role reaches. */
const policy = { who: 'owner', area: 'orders' } as const;

export const notificationsContract = contract({
  'GET /api/notifications': {
    summary:
      'New orders, bookings and messages, and open tasks; `GET /api/notifications/stream` sends the same as server-sent events whenever it changes',
    ...policy,
    reply: news,
  },
  'POST /api/notifications/read': {
    summary: 'Mark notifications as read for this account; without ids, all of them',
    ...policy,
    // Anyone who may look may have looked.
    access: 'read',
    body: z.strictObject({ notifications: z.array(id).min(1).max(MOST_SHOWN).optional() }),
    reply: news,
  },
});
