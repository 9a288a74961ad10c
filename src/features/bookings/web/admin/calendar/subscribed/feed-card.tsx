import { Alert, Button, Card, CopyButton, Group, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import { Sentence } from '../../../../../../lib/ui/sentence.tsx';
import { callCalendar, feedQuery } from '../calendar-calls.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

function useFeed(onMade: (address: string | null) => void) {
  const words = useMessages(calendarAdmin);
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
      tell(words.calendarFeedTurnedOff);
    },
  });
  return { make, end };
}

function Address({ address }: { address: string }) {
  const words = useMessages(calendarAdmin);
  return (
    <Alert title={words.copyThisAddressNow} mb="md">
      <Text size="sm" mb="xs">
        {words.inYourCalendarChooseAdd}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          aria-label={words.calendarFeedAddress}
          readOnly
          value={address}
          style={{ flex: '1 1 auto', minWidth: 0 }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? words.copied : words.copy}</Button>}
        </CopyButton>
      </Group>
    </Alert>
  );
}

/** The address of the calendar feed for phones and other calendars. */
export function FeedCard() {
  const words = useMessages(calendarAdmin);
  const [address, setAddress] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(feedQuery);
  const { make, end } = useFeed(setAddress);
  const renew = () =>
    modals.openConfirmModal({
      title: words.createANewAddress,
      children: <Text size="sm">{words.theCurrentAddressStopsWorking}</Text>,
      labels: { confirm: words.createNewAddress, cancel: words.keepCurrentAddress },
      onConfirm: () => make.mutate(),
    });
  return (
    <Card withBorder component="section" aria-label={words.syncBookingsToYourCalendar}>
      <Title order={2} size="h4">
        {words.syncBookingsToYourCalendar}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {words.showYourBookingsInGoogle}
      </Text>
      {address && <Address address={address} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={1} />}
      {data?.madeAt === null && (
        <Group>
          <Button loading={make.isPending} onClick={() => make.mutate()}>
            {words.createAddress}
          </Button>
        </Group>
      )}
      {data && data.madeAt !== null && (
        <>
          <Text size="sm" mb="sm">
            <Sentence say={(time) => words.createdAt({ time })}>
              <Ago at={data.madeAt} />
            </Sentence>{' '}
            {data.readAt ? (
              <Sentence say={(time) => words.lastSynced({ time })}>
                <Ago at={data.readAt} />
              </Sentence>
            ) : (
              words.notUsedByACalendar
            )}
          </Text>
          <Group gap="xs">
            <Button variant="default" loading={make.isPending} onClick={renew}>
              {words.createNewAddress}
            </Button>
            <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
              {words.turnOff}
            </Button>
          </Group>
        </>
      )}
    </Card>
  );
}
