import { Alert, Button, Card, CopyButton, Group, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import { callCalendar, feedQuery } from '../calendar-calls.ts';

function useFeed(onMade: (address: string | null) => void) {
  const queries = useQueryClient();
  const put = (feed: { madeAt: string | null; readAt: string | null }) =>
    queries.setQueryData(feedQuery.queryKey, feed);
  const make = useMutation({
    mutationFn: () => callCalendar('POST /api/calendar/feed'),
    onSuccess: ({ path, ...feed }) => {
      put(feed);
      onMade(new URL(path, location.origin).href);
    },
  });
  const end = useMutation({
    mutationFn: () => callCalendar('DELETE /api/calendar/feed'),
    onSuccess: () => {
      put({ madeAt: null, readAt: null });
      onMade(null);
      tell('Calendar feed turned off.');
    },
  });
  return { make, end };
}

function Address({ address }: { address: string }) {
  return (
    <Alert title="Copy this address now" mb="md">
      <Text size="sm" mb="xs">
        In your calendar, choose “Add calendar”, then “From URL” or “Subscribe”, and paste this address. We
        won’t show it again. Anyone with this address can see your bookings, so don’t share it.
      </Text>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          aria-label="Calendar feed address"
          readOnly
          value={address}
          style={{ flex: '1 1 auto', minWidth: 0 }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
        </CopyButton>
      </Group>
    </Alert>
  );
}

/** The address of the calendar feed for phones and other calendars. */
export function FeedCard() {
  const [address, setAddress] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(feedQuery);
  const { make, end } = useFeed(setAddress);
  const renew = () =>
    modals.openConfirmModal({
      title: 'Create a new address?',
      children: (
        <Text size="sm">The current address stops working, and calendars that use it stop updating.</Text>
      ),
      labels: { confirm: 'Create new address', cancel: 'Keep current address' },
      onConfirm: () => make.mutate(),
    });
  return (
    <Card withBorder component="section" aria-label="Sync bookings to your calendar">
      <Title order={2} size="h4">
        Sync bookings to your calendar
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Show your bookings in Google Calendar, Apple Calendar, Outlook and others, always up to date.
      </Text>
      {address && <Address address={address} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={1} />}
      {data?.madeAt === null && (
        <Group>
          <Button loading={make.isPending} onClick={() => make.mutate()}>
            Create address
          </Button>
        </Group>
      )}
      {data && data.madeAt !== null && (
        <>
          <Text size="sm" mb="sm">
            Created <Ago at={data.madeAt} />.{' '}
            {data.readAt ? (
              <>
                Last synced <Ago at={data.readAt} />.
              </>
            ) : (
              'Not used by a calendar yet.'
            )}
          </Text>
          <Group gap="xs">
            <Button variant="default" loading={make.isPending} onClick={renew}>
              Create new address
            </Button>
            <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
              Turn off
            </Button>
          </Group>
        </>
      )}
    </Card>
  );
}
