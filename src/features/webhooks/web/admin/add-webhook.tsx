import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../lib/admin-ui/dialogs/dialog.tsx';
import { CallError } from '../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../lib/ui/sentences.ts';
import type { webhookEvents } from '../../contract.ts';
import { callWebhooks, WEBHOOKS_KEY } from './webhook-calls.ts';
import { eventLabels } from './webhook-labels.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { webhooksAdmin } from '../../messages/admin/area.ts';

type Event = (typeof webhookEvents)[number];

/** Asks for the address and its events. */
export function AddWebhook({
  onClose,
  onSecret,
}: {
  onClose: () => void;
  onSecret: (secret: string) => void;
}) {
  const words = useMessages(webhooksAdmin);
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<string[]>(['order.paid']);
  const add = useMutation({
    mutationFn: () => callWebhooks('POST /api/webhook', { body: { url, events: events as Event[] } }),
    meta: { quiet: true },
    onSuccess: async ({ secret }) => {
      await queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
      onClose();
      onSecret(secret);
    },
  });
  const fields = add.error instanceof CallError ? add.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <Dialog onClose={onClose} title={words.addWebhook} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={words.url}
            description={words.whereEventsAreSentMust}
            placeholder={words.urlExample}
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={fields['url'] ?? (add.error && !fields['events'] ? sentenceOf(add.error) : undefined)}
            data-autofocus
          />
          <Checkbox.Group label={words.events} value={events} onChange={setEvents} error={fields['events']}>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
              {Object.entries(eventLabels).map(([event, label]) => (
                <Checkbox key={event} value={event} label={words[label]} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={add.isPending}>
              {words.addWebhook}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
