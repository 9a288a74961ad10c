import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import type { Area } from '../../../../lib/http/areas.ts';
import type { ApiKey } from '../../contract.ts';
import { accessLabels, areaLabels } from '../../scope-labels.ts';
import { callKeys, keysQuery } from './key-calls.ts';
import { KeyDialog } from './key-dialog.tsx';

/** A key: its permissions, its creator, and its last use. */
export function KeyCard({ of: key }: { of: ApiKey }) {
  const { _id: id, name, rights, expired } = key;
  const queries = useQueryClient();
  const [changing, setChanging] = useState(false);
  const revoke = useMutation({
    mutationFn: () => callKeys('DELETE /api/api-key/{id}', { params: { id } }),
    onSuccess: () => tell('API key revoked.'),
    onSettled: () => queries.invalidateQueries(keysQuery),
  });
  const ask = () =>
    modals.openConfirmModal({
      title: `Revoke “${name}”?`,
      children: <Text size="sm">Apps that use this key stop working immediately. This can’t be undone.</Text>,
      labels: { confirm: 'Revoke key', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => revoke.mutate(),
    });
  const scopes = Object.entries(rights);
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Group gap="xs" style={{ minWidth: 0 }}>
            <Title order={2} size="h5" className="admin-words" style={{ minWidth: 0 }}>
              {name}
            </Title>
            {expired && <Badge color="red">Expired</Badge>}
          </Group>
          <Group gap={4} wrap="nowrap" style={{ flex: 'none' }}>
            <Button size="xs" variant="subtle" onClick={() => setChanging(true)} aria-label={`Edit ${name}`}>
              Edit
            </Button>
            <Button
              size="xs"
              variant="subtle"
              color="red"
              onClick={ask}
              loading={revoke.isPending}
              aria-label={`Revoke ${name}`}
            >
              Revoke
            </Button>
          </Group>
        </Group>
        <Group gap={6}>
          {scopes.map(([area, access]) => (
            <Badge key={area} variant="default" tt="none" fw={500} maw="100%">
              {areaLabels[area as Area] ?? area}: {accessLabels[access].toLowerCase()}
            </Badge>
          ))}
        </Group>
        <NotWorking of={key} />
        <Uses of={key} />
      </Stack>
      {changing && <KeyDialog of={key} onClose={() => setChanging(false)} />}
    </Paper>
  );
}

function NotWorking({ of: { rights, by, needsSecondStep } }: { of: ApiKey }) {
  if (Object.keys(rights).length === 0)
    return (
      <Text size="sm" className="admin-words">
        It no longer works because {by} no longer has the permissions it was created with.
      </Text>
    );
  if (!needsSecondStep) return null;
  return (
    <Text size="sm" className="admin-words">
      It won’t work until {by} sets up two-step verification, which this site requires.
    </Text>
  );
}

function Uses({ of: { ending, by, createdAt, lastUsedAt, expired, expiresAt } }: { of: ApiKey }) {
  return (
    <Text size="sm" c="dimmed" className="admin-words">
      Ends in “{ending}”. Created by {by} <Ago at={createdAt} />.{' '}
      {lastUsedAt ? (
        <>
          Last used <Ago at={lastUsedAt} />.
        </>
      ) : (
        'Never used.'
      )}{' '}
      {expiresAt ? (
        <>
          {expired ? 'Expired' : 'Expires'} <Ago at={expiresAt} />.
        </>
      ) : (
        'Never expires.'
      )}
    </Text>
  );
}
