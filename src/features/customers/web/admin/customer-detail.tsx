import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { Loaded } from '../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { statusWord } from '../../../orders/order-states.ts';
import { useShownMoney, useWebsite } from '../../../websites/web/index.ts';
import type { CustomerDetails } from '../../contract.ts';
import { customerQuery } from './customer-calls.ts';
import { Labels } from './customer-rows.tsx';
import css from './customers.module.css';

interface Entry {
  id: string;
  to: string;
  title: string;
  detail: ReactNode;
  aside: ReactNode;
}

function Entries({ title, none, entries }: { title: string; none: string; entries: Entry[] | null }) {
  if (!entries) return null;
  return (
    <Card withBorder padding="lg" component="section">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {entries.length === 0 && <Text c="dimmed">{none}</Text>}
      <ul className={css.entries}>
        {entries.map(({ id, to, title: name, detail, aside }) => (
          <li key={id} className={`${css.entry} admin-opened`}>
            <div className="admin-words">
              <Anchor component={Link} to={to} fw={550} c="inherit" className="admin-opens">
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {detail}
              </Text>
            </div>
            <Text size="sm" ta="right" style={{ flex: 'none' }}>
              {aside}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const bookingWords: Record<string, string> = {
  pending: 'Waiting for your answer',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

function Figures({ customer }: { customer: CustomerDetails }) {
  const money = useShownMoney();
  const figures: [string, ReactNode][] = [
    ['Amount spent', money(customer.spent, customer.currency)],
    ['Orders', customer.orders],
    ['Bookings', customer.bookings],
    ['Messages', customer.messages],
  ];
  return (
    <Card withBorder padding="lg" component="section" aria-label="Summary">
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Contact({ customer }: { customer: CustomerDetails }) {
  const { email, phone } = customer;
  const { locale = 'en-GB', timezone = 'UTC' } = useWebsite().data ?? {};
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(
    new Date(customer.firstSeenAt),
  );
  return (
    <Card withBorder padding="lg" component="section">
      <Title order={2} size="h4" mb="xs">
        Contact
      </Title>
      <Stack gap={6} align="flex-start" className="admin-words">
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
        {phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>}
        <Labels {...customer} />
        <Text size="sm" c="dimmed">
          Customer since {since}
        </Text>
        {may('customers', 'write') && (
          <Anchor
            component={Link}
            size="sm"
            to={`/admin/settings/misc?${new URLSearchParams({ person: email })}#person`}
          >
            Export or delete their data
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}

/** Nothing without comments: most sites have none. */
function Comments({ email, comments }: { email: string; comments: CustomerDetails['latestComments'] }) {
  if (!comments?.length) return null;
  const listOf = (entry: string, state: string) =>
    `/admin/content/comments?${new URLSearchParams({ in: state, q: email, entry })}`;
  return (
    <Entries
      title="Comments"
      none=""
      entries={comments.map(({ _id, entry, preview, state, createdAt }) => ({
        id: _id,
        to: listOf(entry._id, state),
        title: entry.name,
        detail: preview,
        aside: (
          <>
            <Ago at={createdAt} />
            {state === 'pending' && (
              <>
                <br />
                <Text span size="sm" c="dimmed">
                  Pending
                </Text>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}

function Activity({ customer }: { customer: CustomerDetails }) {
  const locale = useWebsite().data?.locale ?? 'en-GB';
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const money = useShownMoney();
  const { latestOrders, latestBookings, latestMessages, latestComments } = customer;
  return (
    <Stack gap="lg" miw={0}>
      <Figures customer={customer} />
      <Entries
        title="Orders"
        none="No orders yet."
        entries={
          latestOrders?.map(({ _id, number, status, total, currency, placedAt }) => ({
            id: _id,
            to: `/admin/orders/${_id}`,
            title: number,
            detail: <Ago at={placedAt} />,
            aside: (
              <>
                {money(total, currency)}
                <br />
                <Text span size="sm" c="dimmed">
                  {capital(statusWord(status))}
                </Text>
              </>
            ),
          })) ?? null
        }
      />
      <Entries
        title="Bookings"
        none="No bookings yet."
        entries={
          latestBookings?.map(({ _id, label, start, status }) => ({
            id: _id,
            to: `/admin/bookings/${_id}`,
            title: label,
            detail: time.format(new Date(start)),
            aside: bookingWords[status] ?? '',
          })) ?? null
        }
      />
      <Entries
        title="Messages"
        none="No messages yet."
        entries={
          latestMessages?.map(({ _id, form, preview, createdAt }) => ({
            id: _id,
            to: `/admin/messages/${_id}`,
            title: form || 'Message',
            detail: preview,
            aside: <Ago at={createdAt} />,
          })) ?? null
        }
      />
      <Comments email={customer.email} comments={latestComments} />
    </Stack>
  );
}

/** A customer's contact details, orders, bookings, messages and comments. */
export function CustomerDetail() {
  const { email = '' } = useParams();
  const query = useQuery(customerQuery(email));
  const customer = query.data;
  return (
    <>
      <PageHeader
        title={customer ? customer.name || customer.email : 'Customer'}
        back={{ to: '/admin/customers', label: 'Customers' }}
        lead={
          customer && (
            <>
              Last seen <Ago at={customer.lastSeenAt} />
            </>
          )
        }
      >
        {customer && (
          <Button
            component="a"
            href={`mailto:${customer.email}`}
            leftSection={<IconMail size={16} aria-hidden />}
          >
            Send email
          </Button>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(data) => (
          <div className={css.columns}>
            <Activity customer={data} />
            <Contact customer={data} />
          </div>
        )}
      </Loaded>
    </>
  );
}
