import { formatMoney } from '../../../../lib/values/money.ts';
import type { Notification } from '../../contract.ts';
import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import { notificationsAdmin } from '../../messages/admin/area.ts';

const places = { order: 'orders', booking: 'bookings', message: 'messages' } as const;

/** Link to its subject. */
export const placeOf = ({ kind, subject }: Pick<Notification, 'kind' | 'subject'>): string =>
  `/admin/${places[kind]}/${subject}`;

interface Where {
  locale: string;
  timeZone: string;
}

/** A title and a line below it, which may be empty. */
export function notificationText(
  { kind, name, text, total, currency, start }: Notification,
  { locale, timeZone }: Where,
): { title: string; line: string } {
  const words = messagesNow(notificationsAdmin);
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
  if (kind === 'order') {
    const money = total === null ? null : formatMoney(total, currency ?? 'GBP', locale);
    return { title: words.newOrder({ text }), line: join(name, money) };
  }
  if (kind === 'message') return { title: name ? words.messageFrom({ name }) : words.newMessage, line: text };
  const when =
    start &&
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(start));
  return { title: words.newBooking({ text }), line: join(name, when) };
}

/** More than this many at once are shown as one. */
const MOST_TOLD = 3;

/**
 * What is new since the last state, oldest first; adds to `seen`. The first state shows nothing: what exists
 * already is in the list.
 * @returns those to show one by one, or their number if they are too many
 */
export function takeFresh(
  seen: Set<string>,
  notifications: readonly Notification[],
  isFirst: boolean,
): { each: Notification[]; many: number } {
  const fresh = notifications.filter(({ _id, read }) => !seen.has(_id) && !read);
  for (const { _id } of notifications) seen.add(_id);
  if (isFirst) return { each: [], many: 0 };
  return fresh.length > MOST_TOLD ? { each: [], many: fresh.length } : { each: fresh.toReversed(), many: 0 };
}

/** A document's title with the number of unread notifications before it. */
export function withCount(title: string, unread: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  return unread === 0 ? bare : `(${unread > 49 ? '49+' : unread}) ${bare}`;
}
