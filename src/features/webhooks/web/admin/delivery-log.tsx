import { Accordion, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import type { WebhookDelivery } from '../../contract.ts';
import { callWebhooks, deliveriesQuery, WEBHOOKS_KEY } from './webhook-calls.ts';
import { eventLabels, statusLabels } from './webhook-labels.ts';

/** Deliveries to an address, and its responses. */
export function DeliveryLog({ endpoint }: { endpoint: string }) {
  const { data } = useQuery(deliveriesQuery(endpoint));
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No deliveries yet.
      </Text>
    );
  return (
    <Accordion variant="contained">
      {data.map((delivery) => (
        <Accordion.Item key={delivery._id} value={delivery._id}>
          <Accordion.Control>
            <Text size="sm">
              {eventLabels[delivery.kind as keyof typeof eventLabels] ?? 'Test'}:{' '}
              {statusLabels[delivery.status]}
              {delivery.replyStatus === null ? '' : ` (${delivery.replyStatus})`}
            </Text>
            <Text size="xs" c="dimmed">
              <Ago at={delivery.createdAt} />
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Details delivery={delivery} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function Details({
  delivery: { _id: id, body, reply, took, tries, nextTryAt },
}: {
  delivery: WebhookDelivery;
}) {
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => callWebhooks('POST /api/webhook-delivery/{id}/again', { params: { id }, body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
  return (
    <Stack gap="xs">
      <Text size="sm">
        {tries === 1 ? '1 attempt' : `${tries} attempts`}
        {took === null ? '' : `, the last took ${took} ms`}.{' '}
        {nextTryAt && (
          <>
            Next attempt: <Ago at={nextTryAt} />.
          </>
        )}
      </Text>
      {body && <Code block>{body}</Code>}
      {reply && (
        <Text size="sm" className="admin-words">
          Response: {reply}
        </Text>
      )}
      <Group>
        <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
          Resend
        </Button>
      </Group>
    </Stack>
  );
}
