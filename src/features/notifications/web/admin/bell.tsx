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
import { IconBell, IconCalendar, IconChecks, IconInbox, IconShoppingBag } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWebsite } from '../../../websites/web/index.ts';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import type { Notification } from '../../contract.ts';
import css from './bell.module.css';
import { DesktopSwitch } from './desktop-switch.tsx';
import { callNotifications, newsQuery } from './notification-calls.ts';
import { placeOf, wordsOf } from './notification-words.ts';

const icons = { order: IconShoppingBag, booking: IconCalendar, message: IconInbox } as const;

export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) =>
      callNotifications('POST /api/notifications/read', { body: ids ? { notifications: ids } : {} }),
    onSuccess: (news) => queries.setQueryData(newsQuery.queryKey, news),
  });
}

/** What has come in, for the top bar: how many are unread, and the list of the last. */
export function Bell() {
  const [opened, { toggle, close }] = useDisclosure();
  const notifications = useQuery(newsQuery).data?.notifications ?? [];
  const unread = notifications.filter(({ read }) => !read);
  const markRead = useMarkRead();
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
          aria-label={unread.length > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        >
          <IconBell size={20} stroke={1.6} />
          {unread.length > 0 && (
            <Badge size="xs" circle={unread.length < 10} className={css.count ?? ''} aria-hidden>
              {count}
            </Badge>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Notifications">
        <Group justify="space-between" px="md" py="sm" className={css.head ?? ''}>
          <Title order={2} size="h5">
            Notifications
          </Title>
          {unread.length > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconChecks size={16} />}
              loading={markRead.isPending}
              onClick={() => markRead.mutate(unread.map(({ _id }) => _id))}
            >
              Mark all as read
            </Button>
          )}
        </Group>
        {notifications.length === 0 ? (
          <Text c="dimmed" px="md" py="xl" ta="center">
            New orders, bookings and messages will appear here.
          </Text>
        ) : (
          <ScrollArea.Autosize mah="min(60vh, 480px)">
            <Stack gap={0} component="ul" className={css.list ?? ''}>
              {notifications.map((notification) => (
                <li key={notification._id}>
                  <Entry notification={notification} onOpen={close} />
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

function Entry({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { data: website } = useWebsite();
  const timeZone = website?.timezone ?? 'UTC';
  const { title, line } = wordsOf(notification, { locale: website?.locale ?? 'en-GB', timeZone });
  const Symbol = icons[notification.kind];
  return (
    <UnstyledButton component={Link} to={placeOf(notification)} onClick={onOpen} className={css.entry ?? ''}>
      <Symbol size={18} stroke={1.7} aria-hidden className={css.symbol ?? ''} />
      <span className={css.words}>
        <span className={notification.read ? css.title : `${css.title} ${css.unread}`}>
          {title}
          {!notification.read && <span className={css.dot} role="img" aria-label="unread" />}
        </span>
        {line && <span className={css.line}>{line}</span>}
        <span className={css.line}>
          <Ago at={notification.createdAt} timeZone={timeZone} />
        </span>
      </span>
    </UnstyledButton>
  );
}
