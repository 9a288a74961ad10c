import { adminLocale } from '../../../lib/admin-ui/admin-locale.ts';
import { Anchor } from '@mantine/core';
import { notifications as toasts } from '@mantine/notifications';
import { IconBell } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { calendarKey } from '../../../features/bookings/web/admin/calendar/calendar-calls.ts';
import { COMMENTS_KEY, pendingQuery } from '../../../features/entries/web/admin/comments/comment-calls.ts';
import { unreadQuery } from '../../../features/forms/web/admin/messages/message-calls.ts';
import type { NotificationState, Notification } from '../../../features/notifications/contract.ts';
import { useMarkRead } from '../../../features/notifications/web/admin/bell.tsx';
import { requestsQuery } from '../../../features/pages/web/admin/approval/request-calls.ts';
import { noticesQuery } from '../../../features/notifications/web/admin/comment-notices.ts';
import { tellDesktop } from '../../../features/notifications/web/admin/desktop.ts';
import { followNotifications } from '../../../features/notifications/web/admin/live-line.ts';
import { notificationsQuery } from '../../../features/notifications/web/admin/notification-calls.ts';
import {
  placeOf,
  takeFresh,
  withCount,
  notificationText,
} from '../../../features/notifications/web/admin/notification-labels.ts';
import { ORDERS_KEY, waitingQuery } from '../../../features/orders/web/admin/order-calls.ts';
import { useWebsite } from '../../../features/websites/web/index.ts';
import { useLive } from '../../../lib/admin-ui/live.ts';
import { may } from '../../../lib/admin-ui/rights.ts';
import { TOAST_TIME } from '../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const hash = (parts: readonly unknown[]) => parts.join();

/** Queries that the notification makes stale. */
function refresh(
  queries: QueryClient,
  state: NotificationState,
  before: NotificationState | undefined,
): void {
  const { unread, spam, newest, toSend, toAnswer, readerComments } = state.waiting;
  queries.setQueryData(unreadQuery.queryKey, { unread, spam, newest });
  queries.setQueryData(waitingQuery.queryKey, { toSend });
  queries.setQueryData(pendingQuery.queryKey, readerComments);
  const newestOf = (of: NotificationState | undefined, kind: Notification['kind']) =>
    of?.notifications.find((one) => one.kind === kind)?._id;
  const differs = (kind: Notification['kind'], now: number, was: number | undefined) =>
    before && (newestOf(state, kind) !== newestOf(before, kind) || now !== was);
  const skipWaiting = hash(waitingQuery.queryKey);
  if (differs('order', toSend, before?.waiting.toSend))
    void queries.invalidateQueries({
      queryKey: ORDERS_KEY,
      predicate: ({ queryKey }) => hash(queryKey) !== skipWaiting,
    });
  if (before && state.waiting.comments !== before.waiting.comments) {
    void queries.invalidateQueries({ queryKey: noticesQuery.queryKey });
    void queries.invalidateQueries({ queryKey: ['comments'] });
  }
  const earlier = before?.waiting.readerComments;
  if (earlier && (readerComments.pending !== earlier.pending || readerComments.newest !== earlier.newest))
    void queries.invalidateQueries({ queryKey: COMMENTS_KEY });
  if (before && state.waiting.approvals !== before.waiting.approvals)
    void queries.invalidateQueries({ queryKey: requestsQuery.queryKey });
  if (differs('booking', toAnswer, before?.waiting.toAnswer))
    void queries.invalidateQueries({ queryKey: calendarKey });
}

/** Translators get no notifications. */
const isTold = () => may('settings');

/** Keeps the frame of the admin up to date while it is open: badges, bell, document title, and a toast for each new event. */
export function useNotifications(): void {
  const words = useMessages(shellAdmin);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: website } = useWebsite();
  const { data: state } = useQuery({ ...notificationsQuery, enabled: isTold() });
  const seen = useRef<Set<string> | null>(null);
  const before = useRef<NotificationState | undefined>(undefined);
  const { mutate: markRead } = useMarkRead();

  useEffect(
    () =>
      isTold()
        ? followNotifications((told) => queries.setQueryData(notificationsQuery.queryKey, told))
        : undefined,
    [queries],
  );

  useEffect(
    () =>
      // Invalidated queries are fetched again, so no figure stays stale.
      useLive.subscribe(({ live }, was) => {
        if (was.live && !live)
          for (const { queryKey } of [notificationsQuery, unreadQuery, waitingQuery, pendingQuery])
            void queries.invalidateQueries({ queryKey });
      }),
    [queries],
  );

  useEffect(() => {
    if (!state) return;
    refresh(queries, state, before.current);
    before.current = state;
    const isFirst = seen.current === null;
    seen.current ??= new Set();
    const { each, many } = takeFresh(seen.current, state.notifications, isFirst);
    const where = { locale: adminLocale(), timeZone: website?.timezone ?? 'UTC' };
    for (const one of each) {
      const { title, line } = notificationText(one, where);
      const to = placeOf(one);
      toasts.show({
        id: one._id,
        icon: <IconBell size={16} />,
        // Toasts are rendered outside the router.
        title: (
          <Anchor
            href={to}
            fw={600}
            size="sm"
            onClick={(event) => {
              event.preventDefault();
              toasts.hide(one._id);
              void navigate(to);
            }}
          >
            {title}
          </Anchor>
        ),
        message: line,
        autoClose: TOAST_TIME,
      });
      tellDesktop(one._id, title, line, () => void navigate(to));
    }
    if (many > 0) {
      const message = words.manyNew({ count: String(many) });
      toasts.show({ icon: <IconBell size={16} />, message, autoClose: TOAST_TIME });
      tellDesktop('many', message, '', () => {});
    }
  }, [state, queries, navigate, website, words]);

  const unread = state?.notifications.filter(({ read }) => !read);
  const opened = unread?.find((one) => placeOf(one) === pathname)?._id;
  useEffect(() => {
    if (opened) markRead([opened]);
  }, [opened, markRead]);
  useTitleCount(unread?.length ?? 0);
}

/** Screens set the document's title; the count is put in front of it. */
function useTitleCount(unread: number): void {
  useEffect(() => {
    const apply = () => {
      const wanted = withCount(document.title, unread);
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
}
