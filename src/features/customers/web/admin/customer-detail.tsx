import { adminLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { Loaded } from '../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { statusKey } from '../../../orders/order-states.ts';
import { useShownMoney, useWebsite } from '../../../websites/web/index.ts';
import type { CustomerDetails } from '../../contract.ts';
import { customerQuery } from './customer-calls.ts';
import { Labels } from './customer-rows.tsx';
import css from './customers.module.css';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { customersAdmin } from '../../messages/admin/area.ts';

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

function Figures({ customer }: { customer: CustomerDetails }) {
  const words = useMessages(customersAdmin);
  const money = useShownMoney();
  const figures: [string, ReactNode][] = [
    [words.amountSpent, money(customer.spent, customer.currency)],
    [words.orders, customer.orders],
    [words.bookings, customer.bookings],
    [words.messages, customer.messages],
  ];
  return (
    <Card withBorder padding="lg" component="section" aria-label={words.summary}>
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
  const words = useMessages(customersAdmin);
  const { email, phone } = customer;
  const { timezone = 'UTC' } = useWebsite().data ?? {};
  const since = new Intl.DateTimeFormat(adminLocale(), {
    dateStyle: 'long',
    timeZone: timezone,
  }).format(new Date(customer.firstSeenAt));
  return (
    <Card withBorder padding="lg" component="section">
      <Title order={2} size="h4" mb="xs">
        {words.contact}
      </Title>
      <Stack gap={6} align="flex-start" className="admin-words">
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
        {phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>}
        <Labels {...customer} />
        <Text size="sm" c="dimmed">
          {words.customerSince({ since })}
        </Text>
        {may('customers', 'write') && (
          <Anchor
            component={Link}
            size="sm"
            to={`/admin/settings/misc?${new URLSearchParams({ person: email })}#person`}
          >
            {words.exportOrDeleteTheirData}
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}

/** Nothing without comments: most sites have none. */
function Comments({ email, comments }: { email: string; comments: CustomerDetails['latestComments'] }) {
  const words = useMessages(customersAdmin);
  if (!comments?.length) return null;
  const listOf = (entry: string, state: string) =>
    `/admin/content/comments?${new URLSearchParams({ in: state, q: email, entry })}`;
  return (
    <Entries
      title={words.comments}
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
                  {words.pending}
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
  const words = useMessages(customersAdmin);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const time = new Intl.DateTimeFormat(adminLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const money = useShownMoney();
  const { latestOrders, latestBookings, latestMessages, latestComments } = customer;
  return (
    <Stack gap="lg" miw={0}>
      <Figures customer={customer} />
      <Entries
        title={words.orders}
        none={words.noOrdersYet}
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
                  {words.orderState({ state: statusKey(status) })}
                </Text>
              </>
            ),
          })) ?? null
        }
      />
      <Entries
        title={words.bookings}
        none={words.noBookingsYet}
        entries={
          latestBookings?.map(({ _id, label, start, status }) => ({
            id: _id,
            to: `/admin/bookings/${_id}`,
            title: label,
            detail: time.format(new Date(start)),
            aside: words.bookingState({ state: status }),
          })) ?? null
        }
      />
      <Entries
        title={words.messages}
        none={words.noMessagesYet}
        entries={
          latestMessages?.map(({ _id, form, preview, createdAt }) => ({
            id: _id,
            to: `/admin/messages/${_id}`,
            title: form || words.message,
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
  const words = useMessages(customersAdmin);
  const { email = '' } = useParams();
  const query = useQuery(customerQuery(email));
  const customer = query.data;
  return (
    <>
      <PageHeader
        title={customer ? customer.name || customer.email : words.customer}
        back={{ to: '/admin/customers', label: words.customers }}
        lead={
          customer && (
            <>
              <Sentence say={(time) => words.lastSeenAt({ time })}>
                <Ago at={customer.lastSeenAt} />
              </Sentence>
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
            {words.sendEmail}
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
