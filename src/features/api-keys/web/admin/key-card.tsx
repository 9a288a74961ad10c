import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import type { ApiKey } from '../../contract.ts';
import { accessWithin, areaLabel } from '../../scope-labels.ts';
import { callKeys, keysQuery } from './key-calls.ts';
import { KeyDialog } from './key-dialog.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { apiKeysAdmin } from '../../messages/admin/area.ts';

/** A key: its permissions, its creator, and its last use. */
export function KeyCard({ of: key }: { of: ApiKey }) {
  const words = useMessages(apiKeysAdmin);
  const { _id: id, name, rights, expired } = key;
  const queries = useQueryClient();
  const [changing, setChanging] = useState(false);
  const revoke = useMutation({
    mutationFn: () => callKeys('DELETE /api/api-key/{id}', { params: { id } }),
    onSuccess: () => tell(words.apiKeyRevoked),
    onSettled: () => queries.invalidateQueries(keysQuery),
  });
  const ask = () =>
    modals.openConfirmModal({
      title: words.revokeQuestion({ name }),
      children: <Text size="sm">{words.appsThatUseThisKey}</Text>,
      labels: { confirm: words.revokeKey, cancel: words.cancel },
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
            {expired && <Badge color="red">{words.expired}</Badge>}
          </Group>
          <Group gap={4} wrap="nowrap" style={{ flex: 'none' }}>
            <Button
              size="xs"
              variant="subtle"
              onClick={() => setChanging(true)}
              aria-label={words.editNamed({ name })}
            >
              {words.edit}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              color="red"
              onClick={ask}
              loading={revoke.isPending}
              aria-label={words.revokeNamed({ name })}
            >
              {words.revoke}
            </Button>
          </Group>
        </Group>
        <Group gap={6}>
          {scopes.map(([area, access]) => (
            <Badge key={area} variant="default" tt="none" fw={500} maw="100%">
              {words.scope({ area: areaLabel(area, words), access: words[accessWithin[access]] })}
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
  const words = useMessages(apiKeysAdmin);
  if (Object.keys(rights).length === 0)
    return (
      <Text size="sm" className="admin-words">
        {words.itNoLongerWorksBecause({ by })}
      </Text>
    );
  if (!needsSecondStep) return null;
  return (
    <Text size="sm" className="admin-words">
      {words.itWontWorkUntilSets({ by })}
    </Text>
  );
}

function Uses({ of: { ending, by, createdAt, lastUsedAt, expired, expiresAt } }: { of: ApiKey }) {
  const words = useMessages(apiKeysAdmin);
  return (
    <Text size="sm" c="dimmed" className="admin-words">
      <Sentence say={(time) => words.endsInCreatedBy({ ending, by, time })}>
        <Ago at={createdAt} />
      </Sentence>{' '}
      {lastUsedAt ? (
        <Sentence say={(time) => words.lastUsed({ time })}>
          <Ago at={lastUsedAt} />
        </Sentence>
      ) : (
        words.neverUsed
      )}{' '}
      {expiresAt ? (
        <Sentence say={(time) => (expired ? words.expiredAt({ time }) : words.expiresAt({ time }))}>
          <Ago at={expiresAt} />
        </Sentence>
      ) : (
        words.neverExpires
      )}
    </Text>
  );
}
