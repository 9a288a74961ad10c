import { Alert, Button, Card, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/load-error.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import type { OutsideCalendar } from '../../../calendar-contract.ts';
import { resourcesQuery } from '../booking-calls.ts';
import { callCalendar, outsideQuery, useReloadCalendar } from './calendar-calls.ts';
import { outsideWords } from './outside-words.ts';

function useReadNow() {
  const queries = useQueryClient();
  const reload = useReloadCalendar();
  return useMutation({
    mutationFn: (id: string) => callCalendar('POST /api/calendar/outside/{id}/read', { params: { id } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: outsideQuery.queryKey });
      void reload();
    },
  });
}

function AddOutside() {
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
          label="Address of the calendar"
          description="Its secret address in iCal format: Google, Outlook and Nextcloud show it in the calendar’s settings."
          placeholder="https://…/basic.ics"
          value={url}
          error={fields['url'] ?? (refusal && !refusal.fields ? refusal.message : undefined)}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <TextInput
            label="Name"
            placeholder="Nell’s own calendar"
            maxLength={80}
            value={name}
            error={fields['name']}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <NativeSelect
            label="Takes the time of"
            value={resource}
            data={[
              { value: '', label: 'Everybody and everything' },
              ...resources.map((each) => ({ value: each._id, label: each.name })),
            ]}
            onChange={({ currentTarget }) => setResource(currentTarget.value)}
          />
        </Group>
        <Group>
          <Button type="submit" loading={add.isPending || read.isPending}>
            Read this calendar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function OutsideRow({ calendar, whose }: { calendar: OutsideCalendar; whose: string }) {
  const { _id, name, host, times, readAt, triedAt, problem } = calendar;
  const queries = useQueryClient();
  const reload = useReloadCalendar();
  const read = useReadNow();
  const remove = useMutation({
    mutationFn: () => callCalendar('DELETE /api/calendar/outside/{id}', { params: { id: _id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: outsideQuery.queryKey });
      void reload();
      tell(`“${name}” is no longer read.`);
    },
  });
  return (
    <Card component="li" withBorder padding="sm">
      <Text fw={550} className="admin-words">
        {name}
      </Text>
      <Text size="sm" c="dimmed">
        {host} · {whose} · {times === 1 ? '1 busy time' : `${times} busy times`}
        {readAt && (
          <>
            {' '}
            · read <Ago at={readAt} />
          </>
        )}
        {!readAt && !triedAt && ' · not read yet'}
      </Text>
      {problem && (
        <Alert color="orange" icon={<IconAlertTriangle />} mt="xs">
          {outsideWords[problem]}
          {readAt && ' Until then the busy times that were read before hold.'}
        </Alert>
      )}
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" loading={read.isPending} onClick={() => read.mutate(_id)}>
          Read it now
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() =>
            modals.openConfirmModal({
              title: `Read “${name}” no longer?`,
              children: (
                <Text size="sm">
                  Its busy times can be booked again. To read it again you need its address.
                </Text>
              ),
              labels: { confirm: 'Read it no longer', cancel: 'Keep it' },
              confirmProps: { color: 'red' },
              onConfirm: () => remove.mutate(),
            })
          }
        >
          Take it out
        </Button>
      </Group>
    </Card>
  );
}

/** Calendars elsewhere whose busy times cannot be booked here. */
export function OutsideCard() {
  const { data, error, refetch } = useQuery(outsideQuery);
  const names = new Map(useQuery(resourcesQuery).data?.map(({ _id, name }) => [_id, name]));
  return (
    <Card withBorder component="section" aria-label="Busy elsewhere">
      <Title order={2} size="h4">
        Busy elsewhere
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        What stands in these calendars cannot be booked. They are read every ten minutes, and only when, never
        what.
      </Text>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={1} />}
      {data && data.length > 0 && (
        <Stack component="ul" gap="xs" p={0} mt={0} mb="md" style={{ listStyle: 'none' }}>
          {data.map((calendar) => (
            <OutsideRow
              key={calendar._id}
              calendar={calendar}
              whose={
                (calendar.resource !== null && names.get(calendar.resource)) || 'everybody and everything'
              }
            />
          ))}
        </Stack>
      )}
      <AddOutside />
    </Card>
  );
}
