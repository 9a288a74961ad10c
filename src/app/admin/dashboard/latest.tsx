import { Anchor, Card, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { dayIn } from '../../../lib/values/local-day.ts';
import { addDays } from '../../../lib/values/days.ts';
import { callCalendar } from '../../../features/bookings/web/admin/calendar/calendar-calls.ts';
import { callMessages, MESSAGES_KEY } from '../../../features/forms/web/admin/messages/message-calls.ts';
import { callOrders, ORDERS_KEY } from '../../../features/orders/web/admin/order-calls.ts';
import { useShownMoney } from '../../../features/websites/web/index.ts';
import { adminLocale } from '../../../lib/admin-ui/admin-locale.ts';
import { Ago } from '../../../lib/admin-ui/time/ago.tsx';
import { may } from '../../../lib/admin-ui/rights.ts';
import css from './dashboard.module.css';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const SHOWN = 5;
const DAYS_AHEAD = 14;

interface Line {
  id: string;
  to: string;
  label: string;
  at: ReactNode;
  aside?: string;
}

function LatestCard({
  title,
  all,
  lines,
}: {
  title: string;
  all: string;
  lines: readonly Line[] | undefined;
}) {
  const words = useMessages(shellAdmin);
  if (!lines || lines.length === 0) return null;
  return (
    <Card withBorder padding="lg">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <ul className={css.list}>
        {lines.map(({ id, to, label, at, aside }) => (
          <li key={id}>
            <div style={{ minWidth: 0 }}>
              <Anchor component={Link} to={to} c="inherit" fw={550} className="admin-words">
                {label}
              </Anchor>
              <Text size="sm" c="dimmed">
                {at}
              </Text>
            </div>
            {aside && <Text style={{ flex: 'none' }}>{aside}</Text>}
          </li>
        ))}
      </ul>
      <Text size="sm" mt="sm">
        <Anchor component={Link} to={all}>
          {words.viewAll}
        </Anchor>
      </Text>
    </Card>
  );
}

export function LatestOrders({ timeZone }: { timeZone: string }) {
  const words = useMessages(shellAdmin);
  const money = useShownMoney();
  const { data } = useQuery({
    queryKey: [...ORDERS_KEY, 'latest'],
    queryFn: () => callOrders('GET /api/orders', { query: { limit: SHOWN } }),
    enabled: may('orders'),
  });
  const lines = data?.map(({ _id, number, name, email, total, currency, createdAt }) => ({
    id: _id,
    to: `/admin/orders/${_id}`,
    label: `${number} ${name || email}`,
    at: <Ago at={createdAt} timeZone={timeZone} />,
    aside: money(total, currency),
  }));
  return <LatestCard title={words.latestOrders} all="/admin/orders" lines={lines} />;
}

export function NextBookings({ timeZone }: { timeZone: string }) {
  const words = useMessages(shellAdmin);
  const [opened] = useState(() => Date.now());
  const from = dayIn(timeZone, opened);
  const { data } = useQuery({
    queryKey: ['calendar', 'next', from],
    queryFn: () =>
      callCalendar('GET /api/calendar/entries', { query: { from, to: addDays(from, DAYS_AHEAD) } }),
    enabled: may('bookings'),
  });
  const when = new Intl.DateTimeFormat(adminLocale(), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const lines = data?.bookings
    .filter(({ end }) => Date.parse(end) > opened)
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .slice(0, SHOWN)
    .map(({ _id, label, name, start }) => ({
      id: _id,
      to: `/admin/bookings/${_id}`,
      label: `${name}, ${label}`,
      at: when.format(new Date(start)),
    }));
  return <LatestCard title={words.nextBookings} all="/admin/calendar" lines={lines} />;
}

export function LatestMessages({ timeZone }: { timeZone: string }) {
  const words = useMessages(shellAdmin);
  const { data } = useQuery({
    queryKey: [...MESSAGES_KEY, 'latest'],
    queryFn: () =>
      callMessages('GET /api/messages', { query: { spam: 'false', archived: 'false', limit: SHOWN } }),
    enabled: may('messages'),
  });
  const lines = data?.map(({ _id, name, email, preview, createdAt }) => ({
    id: _id,
    to: `/admin/messages/${_id}`,
    label: `${name || email || words.someone}: ${preview.slice(0, 80)}`,
    at: <Ago at={createdAt} timeZone={timeZone} />,
  }));
  return <LatestCard title={words.latestMessages} all="/admin/messages" lines={lines} />;
}
