import { Alert, Badge, Button, Group, Paper, Stack, Switch, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import type { WebhookEndpoint } from '../../contract.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { callWebhooks, WEBHOOKS_KEY } from './webhook-calls.ts';
import { nameOfEvent } from './webhook-labels.ts';
import { messagesNow, useMessages } from '../../../../lib/messages/use-messages.ts';
import { webhooksAdmin } from '../../messages/admin/area.ts';

interface Props {
  endpoint: WebhookEndpoint;
  onSecret: (secret: string) => void;
}

interface Outcomes {
  onSecret: (secret: string) => void;
  onTested: () => void;
}

function useWebhookActions(id: string, { onSecret, onTested }: Outcomes) {
  const words = useMessages(webhooksAdmin);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
  const params = { id };
  const toggle = useMutation({
    mutationFn: (on: boolean) => callWebhooks('PUT /api/webhook/{id}', { params, body: { enabled: on } }),
    onSuccess: refresh,
  });
  const test = useMutation({
    mutationFn: () => callWebhooks('POST /api/webhook/{id}/test', { params, body: {} }),
    onSuccess: async () => {
      onTested();
      await refresh();
    },
  });
  const renew = useMutation({
    mutationFn: () => callWebhooks('POST /api/webhook/{id}/secret', { params, body: {} }),
    onSuccess: async ({ secret }) => {
      onSecret(secret);
      await refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => callWebhooks('DELETE /api/webhook/{id}', { params }),
    onSuccess: async () => {
      tell(words.webhookDeleted);
      await refresh();
    },
  });
  return { toggle, test, renew, remove };
}

const ask = (title: string, says: string, label: string, act: () => void) => {
  const words = messagesNow(webhooksAdmin);
  return modals.openConfirmModal({
    title,
    children: <Text size="sm">{says}</Text>,
    labels: { confirm: label, cancel: words.cancel },
    onConfirm: act,
  });
};
/** A webhook: its events, its state, and its deliveries. */
export function WebhookCard({
  endpoint: { _id: id, url, events, enabled, problem, failingSince },
  onSecret,
}: Props) {
  const words = useMessages(webhooksAdmin);
  const [open, setOpen] = useState(false);
  const { toggle, test, renew, remove } = useWebhookActions(id, { onSecret, onTested: () => setOpen(true) });
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={url}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={2} size="h5" className="admin-words" style={{ minWidth: 0 }}>
            {url}
          </Title>
          <Switch
            checked={enabled}
            onChange={(event) => toggle.mutate(event.currentTarget.checked)}
            aria-label={words.sendEventsTo({ url })}
          />
        </Group>
        <Group gap={6}>
          {events.map((event) => (
            <Badge key={event} variant="default" tt="none">
              {nameOfEvent(event, words, event)}
            </Badge>
          ))}
        </Group>
        {problem !== '' && (
          <Alert color="red" title={words.turnedOffAutomatically}>
            {words.fixTheProblemAtThe({ problem })}
          </Alert>
        )}
        {problem === '' && failingSince && <Alert color="yellow">{words.theLastAttemptsFailedWe}</Alert>}
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => setOpen(!open)} aria-expanded={open}>
            {open ? words.hideLog : words.viewLog}
          </Button>
          <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            {words.sendTestEvent}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              ask(words.createANewSecret, words.theOldSecretKeepsWorking, words.createNewSecret, () =>
                renew.mutate(),
              )
            }
          >
            {words.newSecret}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            onClick={() =>
              ask(words.deleteThisWebhook, words.itsLogIsDeletedToo, words.deleteWebhook, () =>
                remove.mutate(),
              )
            }
          >
            {words.delete}
          </Button>
        </Group>
        {open && <DeliveryLog endpoint={id} />}
      </Stack>
    </Paper>
  );
}
