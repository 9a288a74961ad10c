import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import {
  ActionIcon,
  Badge,
  Button,
  Group,
  Popover,
  ScrollArea,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBell,
  IconCalendar,
  IconChecks,
  IconHourglass,
  IconInbox,
  IconMessage,
  IconShoppingBag,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWebsite } from '../../../websites/web/index.ts';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import type { Notification } from '../../contract.ts';
import { may } from '../../../../lib/admin-ui/rights.ts';
import type { CommentNotice } from '../../../pages/comments-contract.ts';
import css from './bell.module.css';
import { noticesQuery, placeOfNotice, titleOfNotice, useReadNotices } from './comment-notices.ts';
import { type ApprovalNotice, approvalNotices, approvalsQuery, useSeeAnswers } from './approval-notices.ts';
import { DesktopSwitch } from './desktop-switch.tsx';
import { callNotifications, notificationsQuery } from './notification-calls.ts';
import { placeOf, notificationText } from './notification-labels.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notificationsAdmin } from '../../messages/admin/area.ts';

const icons = { order: IconShoppingBag, booking: IconCalendar, message: IconInbox } as const;

export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) =>
      callNotifications('POST /api/notifications/read', { body: ids ? { notifications: ids } : {} }),
    onSuccess: (state) => queries.setQueryData(notificationsQuery.queryKey, state),
  });
}

/** Notifications and comments that the reader may see, the newest first. */
function useEntries() {
  const notifications = useQuery(notificationsQuery).data?.notifications ?? [];
  const notices = useQuery({ ...noticesQuery, enabled: may('pages') }).data ?? [];
  const requests = useQuery({ ...approvalsQuery, enabled: may('pages') }).data ?? [];
  const approvals = approvalNotices(requests, may('publish', 'write'));
  const entries = [...notifications, ...notices, ...approvals].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  const unread = entries.filter(({ read }) => !read);
  const markRead = useMarkRead();
  const readNotices = useReadNotices();
  const seeAnswers = useSeeAnswers();
  const markAll = () => {
    const unreadOnes = notifications.filter(({ read }) => !read);
    if (unreadOnes.length > 0) markRead.mutate(unreadOnes.map(({ _id }) => _id));
    if (notices.some(({ read }) => !read)) readNotices.mutate();
    if (approvals.some(({ read }) => !read)) seeAnswers.mutate();
  };
  return {
    entries,
    unread,
    isMarking: markRead.isPending || readNotices.isPending || seeAnswers.isPending,
    markAll,
  };
}

/** The bell in the top bar: the number of unread notifications, and the latest ones. */
export function Bell() {
  const words = useMessages(notificationsAdmin);
  const [opened, { toggle, close }] = useDisclosure();
  const { entries, unread, isMarking, markAll } = useEntries();
  const count = unread.length > 49 ? '49+' : String(unread.length);
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      position="bottom-end"
      width="min(400px, 94vw)"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          size="lg"
          className={css.bell ?? ''}
          onClick={toggle}
          aria-label={unread.length > 0 ? words.notificationsUnread({ count }) : words.notifications}
        >
          <IconBell size={20} stroke={1.6} />
          {unread.length > 0 && (
            <Badge size="xs" circle={unread.length < 10} className={css.count ?? ''} aria-hidden>
              {count}
            </Badge>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={words.notifications}>
        <Group justify="space-between" px="md" py="sm" className={css.head ?? ''}>
          <Title order={2} size="h5">
            {words.notifications}
          </Title>
          {unread.length > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconChecks size={16} />}
              loading={isMarking}
              onClick={markAll}
            >
              {words.markAllAsRead}
            </Button>
          )}
        </Group>
        {entries.length === 0 ? (
          <Text c="dimmed" px="md" py="xl" ta="center">
            {may('orders') ? words.newOrdersBookingsMessagesComments : words.newCommentsAndApprovalsWill}
          </Text>
        ) : (
          <ScrollArea.Autosize mah="min(60vh, 480px)">
            <Stack gap={0} component="ul" className={css.list ?? ''}>
              {entries.map((entry) => (
                <li key={entry._id}>
                  {'kind' in entry ? (
                    <Entry notification={entry} onOpen={close} />
                  ) : 'title' in entry ? (
                    <ApprovalEntry notice={entry} onOpen={close} />
                  ) : (
                    <CommentEntry notice={entry} onOpen={close} />
                  )}
                </li>
              ))}
            </Stack>
          </ScrollArea.Autosize>
        )}
        <DesktopSwitch />
      </Popover.Dropdown>
    </Popover>
  );
}

function ApprovalEntry({ notice, onOpen }: { notice: ApprovalNotice; onOpen: () => void }) {
  const { to, title, line, read, createdAt } = notice;
  return (
    <Line icon={IconHourglass} to={to} title={title} line={line} read={read} at={createdAt} onOpen={onOpen} />
  );
}

function CommentEntry({ notice, onOpen }: { notice: CommentNotice; onOpen: () => void }) {
  return (
    <Line
      icon={IconMessage}
      to={placeOfNotice(notice)}
      title={titleOfNotice(notice)}
      line={notice.text}
      read={notice.read}
      at={notice.createdAt}
      onOpen={onOpen}
    />
  );
}

function Entry({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { data: website } = useWebsite();
  const where = { locale: adminLocale(), timeZone: website?.timezone ?? 'UTC' };
  return (
    <Line
      icon={icons[notification.kind]}
      to={placeOf(notification)}
      {...notificationText(notification, where)}
      read={notification.read}
      at={notification.createdAt}
      onOpen={onOpen}
    />
  );
}

interface LineProps {
  icon: typeof IconBell;
  to: string;
  title: string;
  line: string;
  read: boolean;
  at: string;
  onOpen: () => void;
}

function Line({ icon: Symbol, to, title, line, read, at, onOpen }: LineProps) {
  const words = useMessages(notificationsAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  return (
    <UnstyledButton component={Link} to={to} onClick={onOpen} className={css.entry ?? ''}>
      <Symbol size={18} stroke={1.7} aria-hidden className={css.symbol ?? ''} />
      <span className={css.words}>
        <span className={read ? css.title : `${css.title} ${css.unread}`} dir="auto">
          {title}
          {!read && <span className={css.dot} role="img" aria-label={words.unread} />}
        </span>
        {line && (
          <span className={css.line} dir="auto">
            {line}
          </span>
        )}
        <span className={css.line}>
          <Ago at={at} timeZone={timeZone} />
        </span>
      </span>
    </UnstyledButton>
  );
}
