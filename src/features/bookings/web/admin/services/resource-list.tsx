import { ActionIcon, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlus, IconTrash, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Resource } from '../../../service-shapes.ts';
import { callBookings, resourcesQuery, servicesQuery } from '../booking-calls.ts';
import css from './services.module.css';

function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: resourcesQuery.queryKey });
}

function AddResource() {
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
          label="Name"
          placeholder="Nell, Large studio, Kiln 2"
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconPlus size={16} />} loading={add.isPending}>
          Add
        </Button>
      </Group>
    </form>
  );
}

function ResourceRow({ resource, uses }: { resource: Resource; uses: readonly string[] }) {
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
      tell('Name saved.');
    },
    onError: () => void reload().then(() => setName(resource.name)),
  });
  const remove = useMutation({
    mutationFn: () => callBookings('DELETE /api/resource/{id}', { params: { id: resource._id } }),
    onSuccess: async () => {
      await reload();
      tell(`“${resource.name}” deleted.`);
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
            aria-label={`Name for ${resource.name}`}
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onBlur={save}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {uses.length > 0 ? `Used by ${uses.join(', ')}` : 'Not used by any service.'}
          </Text>
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${resource.name}`}
          onClick={() =>
            modals.openConfirmModal({
              title: `Delete “${resource.name}”?`,
              children: (
                <Text size="sm">This can’t be undone. You can’t delete it while a service uses it.</Text>
              ),
              labels: { confirm: 'Delete', cancel: 'Cancel' },
              confirmProps: { color: 'red' },
              onConfirm: () => remove.mutate(),
            })
          }
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
    </Card>
  );
}

/** Resources that services need: whatever can be used once at a time. */
export function ResourceList() {
  const { data, error, refetch } = useQuery(resourcesQuery);
  const services = useQuery(servicesQuery).data ?? [];
  return (
    <>
      <PageHeader
        title="Staff and rooms"
        lead="The staff, rooms and equipment your services need. Each can only be booked once at a time."
        back={{ to: '/admin/services', label: 'Services' }}
      />
      <Stack gap={0} maw="40rem">
        <AddResource />
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={3} height={66} />}
        {data && data.length > 0 && (
          <Stack component="ul" gap="xs" p={0} m={0} className={css.plain ?? ''}>
            {data.map((resource) => (
              <ResourceRow
                key={resource._id}
                resource={resource}
                uses={services
                  .filter(({ needs }) => needs?.some((choices) => choices.includes(resource._id)))
                  .map(({ label }) => label)}
              />
            ))}
          </Stack>
        )}
        {data?.length === 0 && (
          <EmptyState
            icon={<IconUsers size={28} />}
            title="No staff or rooms yet"
            says="Add the people who teach, and your rooms and equipment. Then choose which of them each service needs."
          />
        )}
      </Stack>
    </>
  );
}
