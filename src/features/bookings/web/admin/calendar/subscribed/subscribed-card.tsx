import { Alert, Button, Card, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../../lib/http/client.ts';
import { Sentence } from '../../../../../../lib/ui/sentence.tsx';
import type { SubscribedCalendar } from '../../../../calendar-contract.ts';
import { resourcesQuery } from '../../booking-calls.ts';
import { callCalendar, subscribedQuery, useReloadCalendar } from '../calendar-calls.ts';
import { problemSentences } from './problem-sentences.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

function useReadNow() {
  const queries = useQueryClient();
  const reload = useReloadCalendar();
  return useMutation({
    mutationFn: (id: string) => callCalendar('POST /api/calendar/outside/{id}/read', { params: { id } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: subscribedQuery.queryKey });
      void reload();
    },
  });
}

function AddSubscribed() {
  const words = useMessages(calendarAdmin);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [resource, setResource] = useState('');
  const resources = useQuery(resourcesQuery).data ?? [];
  const read = useReadNow();
  const add = useMutation({
    mutationFn: () =>
      callCalendar('POST /api/calendar/outside', {
        body: { name: name.trim(), url, resource: resource || null },
      }),
    meta: { quiet: true },
    onSuccess: ({ _id }) => {
      setName('');
      setUrl('');
      read.mutate(_id);
    },
  });
  const refusal = add.error instanceof CallError ? add.error : null;
  const fields = refusal?.fields ?? {};
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={words.calendarAddress}
          description={words.theSecretAddressInIcal}
          placeholder={words.exampleAddress}
          value={url}
          error={fields['url'] ?? (refusal && !refusal.fields ? refusal.message : undefined)}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <TextInput
            label={words.name}
            placeholder={words.nellsCalendar}
            maxLength={80}
            value={name}
            error={fields['name']}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <NativeSelect
            label={words.blocksTimeFor}
            value={resource}
            data={[
              { value: '', label: words.allStaffRoomsAndEquipment },
              ...resources.map((each) => ({ value: each._id, label: each.name })),
            ]}
            onChange={({ currentTarget }) => setResource(currentTarget.value)}
          />
        </Group>
        <Group>
          <Button type="submit" loading={add.isPending || read.isPending}>
            {words.connectCalendar}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function SubscribedRow({ calendar, whose }: { calendar: SubscribedCalendar; whose: string }) {
  const words = useMessages(calendarAdmin);
  const { _id, name, host, times, readAt, triedAt, problem } = calendar;
  const queries = useQueryClient();
  const reload = useReloadCalendar();
  const read = useReadNow();
  const remove = useMutation({
    mutationFn: () => callCalendar('DELETE /api/calendar/outside/{id}', { params: { id: _id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: subscribedQuery.queryKey });
      void reload();
      tell(words.disconnected({ name }));
    },
  });
  return (
    <Card component="li" withBorder padding="sm">
      <Text fw={550} className="admin-words">
        {name}
      </Text>
      <Text size="sm" c="dimmed">
        {host} · {whose} · {words.busyTimes({ count: times })}
        {readAt && (
          <>
            {' '}
            ·{' '}
            <Sentence say={(time) => words.synced({ time })}>
              <Ago at={readAt} />
            </Sentence>
          </>
        )}
        {!readAt && !triedAt && ` · ${words.notSyncedYet}`}
      </Text>
      {problem && (
        <Alert color="orange" icon={<IconAlertTriangle />} mt="xs">
          {words[problemSentences[problem]]}
          {readAt && ` ${words.untilThenTheLastSynced}`}
        </Alert>
      )}
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" loading={read.isPending} onClick={() => read.mutate(_id)}>
          {words.syncNow}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() =>
            modals.openConfirmModal({
              title: words.disconnectName({ name }),
              children: <Text size="sm">{words.itsBusyTimesCanBe}</Text>,
              labels: { confirm: words.disconnectCalendar, cancel: words.keepCalendar },
              confirmProps: { color: 'red' },
              onConfirm: () => remove.mutate(),
            })
          }
        >
          {words.disconnect}
        </Button>
      </Group>
    </Card>
  );
}

/** Subscribed calendars, whose busy times can't be booked. */
export function SubscribedCard() {
  const words = useMessages(calendarAdmin);
  const { data, error, refetch } = useQuery(subscribedQuery);
  const names = new Map(useQuery(resourcesQuery).data?.map(({ _id, name }) => [_id, name]));
  return (
    <Card withBorder component="section" aria-label={words.busyTimesFromOtherCalendars}>
      <Title order={2} size="h4">
        {words.busyTimesFromOtherCalendars}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {words.whenYoureBusyInThese}
      </Text>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={1} />}
      {data && data.length > 0 && (
        <Stack component="ul" gap="xs" p={0} mt={0} mb="md" style={{ listStyle: 'none' }}>
          {data.map((calendar) => (
            <SubscribedRow
              key={calendar._id}
              calendar={calendar}
              whose={
                (calendar.resource !== null && names.get(calendar.resource)) || words.allStaffWithinSentence
              }
            />
          ))}
        </Stack>
      )}
      <AddSubscribed />
    </Card>
  );
}
