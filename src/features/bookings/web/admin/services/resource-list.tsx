import { ActionIcon, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlus, IconTrash, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { useShortSearch } from '../../../../../lib/admin-ui/lists/short-search.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Resource } from '../../../service-shapes.ts';
import { callBookings, resourcesQuery, servicesQuery } from '../booking-calls.ts';
import css from './services.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: resourcesQuery.queryKey });
}

function AddResource() {
  const words = useMessages(servicesAdmin);
  const [name, setName] = useState('');
  const reload = useReload();
  const add = useMutation({
    mutationFn: () => callBookings('POST /api/resource', { body: { name: name.trim() } }),
    onSuccess: async () => {
      await reload();
      setName('');
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) add.mutate();
      }}
    >
      <Group align="flex-end" gap="xs" mb="md" wrap="nowrap">
        <TextInput
          className={css.grow ?? ''}
          label={words.name}
          placeholder={words.exampleResources}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" flex="none" leftSection={<IconPlus size={16} />} loading={add.isPending}>
          {words.add}
        </Button>
      </Group>
    </form>
  );
}

function ResourceRow({ resource, uses }: { resource: Resource; uses: readonly string[] }) {
  const words = useMessages(servicesAdmin);
  const [name, setName] = useState(resource.name);
  const reload = useReload();
  const rename = useMutation({
    mutationFn: () =>
      callBookings('PUT /api/resource/{id}', {
        params: { id: resource._id },
        body: { name: name.trim(), version: resource.version },
      }),
    onSuccess: async () => {
      await reload();
      tell(words.nameSaved);
    },
    onError: () => void reload().then(() => setName(resource.name)),
  });
  const remove = useMutation({
    mutationFn: () => callBookings('DELETE /api/resource/{id}', { params: { id: resource._id } }),
    onSuccess: async () => {
      await reload();
      tell(words.namedDeleted({ name: resource.name }));
    },
  });
  const save = () => {
    if (name.trim() === '') setName(resource.name);
    else if (name.trim() !== resource.name) rename.mutate();
  };
  return (
    <Card component="li" withBorder padding="sm">
      <Group wrap="nowrap" gap="sm">
        <div className={css.grow}>
          <TextInput
            aria-label={words.nameFor({ name: resource.name })}
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onBlur={save}
            readOnly={!may('services', 'write')}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {uses.length > 0 ? words.usedBy({ services: uses.join(', ') }) : words.notUsedByAnyService}
          </Text>
        </div>
        {may('services', 'write') && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.deleteName({ name: resource.name })}
            onClick={() =>
              modals.openConfirmModal({
                title: words.deleteNamed({ name: resource.name }),
                children: <Text size="sm">{words.thisCantBeUndoneYou}</Text>,
                labels: { confirm: words.delete, cancel: words.cancel },
                confirmProps: { color: 'red' },
                onConfirm: () => remove.mutate(),
              })
            }
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
    </Card>
  );
}

function Resources({ resources }: { resources: readonly Resource[] }) {
  const words = useMessages(servicesAdmin);
  const services = useQuery(servicesQuery).data ?? [];
  const { found, search } = useShortSearch({
    rows: resources,
    textsOf: ({ name }) => [name],
    label: words.staffAndRooms,
  });
  return (
    <>
      {search}
      <Stack component="ul" gap="xs" p={0} m={0} className={css.plain ?? ''}>
        {found.map((resource) => (
          <ResourceRow
            key={resource._id}
            resource={resource}
            uses={services
              .filter(({ needs }) => needs?.some((choices) => choices.includes(resource._id)))
              .map(({ label }) => label)}
          />
        ))}
      </Stack>
    </>
  );
}

/** Resources that services need: whatever can be used once at a time. */
export function ResourceList() {
  const words = useMessages(servicesAdmin);
  const { data, error, refetch } = useQuery(resourcesQuery);
  return (
    <>
      <PageHeader
        title={words.staffAndRooms}
        lead={words.theStaffRoomsAndEquipment}
        back={{ to: '/admin/services', label: words.services }}
      />
      <Stack gap={0} maw="40rem">
        {may('services', 'write') && <AddResource />}
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={3} height={66} />}
        {data && data.length > 0 && <Resources resources={data} />}
        {data?.length === 0 && (
          <EmptyState
            icon={<IconUsers size={28} />}
            title={words.noStaffOrRoomsYet}
            says={words.addThePeopleWhoTeach}
          />
        )}
      </Stack>
    </>
  );
}
