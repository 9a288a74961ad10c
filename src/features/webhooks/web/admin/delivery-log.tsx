import { Accordion, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ago } from '../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import type { WebhookDelivery } from '../../contract.ts';
import { callWebhooks, deliveriesQuery, WEBHOOKS_KEY } from './webhook-calls.ts';
import { nameOfEvent, statusLabels } from './webhook-labels.ts';
import type { WordsOf } from '../../../../lib/messages/area.ts';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { webhooksAdmin } from '../../messages/admin/area.ts';

/** “Order paid: Delivered (200)”. */
function outcome(
  { kind, status, replyStatus }: WebhookDelivery,
  words: WordsOf<typeof webhooksAdmin>,
): string {
  const of = { event: nameOfEvent(kind, words, words.test), status: words[statusLabels[status]] };
  return replyStatus === null ? words.outcome(of) : words.outcomeWithCode({ ...of, code: replyStatus });
}

/** Deliveries to an address, and its responses. */
export function DeliveryLog({ endpoint }: { endpoint: string }) {
  const words = useMessages(webhooksAdmin);
  const { data } = useQuery(deliveriesQuery(endpoint));
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.noDeliveriesYet}
      </Text>
    );
  return (
    <Accordion variant="contained">
      {data.map((delivery) => (
        <Accordion.Item key={delivery._id} value={delivery._id}>
          <Accordion.Control>
            <Text size="sm">{outcome(delivery, words)}</Text>
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
  const words = useMessages(webhooksAdmin);
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => callWebhooks('POST /api/webhook-delivery/{id}/again', { params: { id }, body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
  return (
    <Stack gap="xs">
      <Text size="sm">
        {took === null ? words.attempts({ count: tries }) : words.attemptsTook({ count: tries, took })}{' '}
        {nextTryAt && (
          <Sentence say={(time) => words.nextAttempt({ time })}>
            <Ago at={nextTryAt} />
          </Sentence>
        )}
      </Text>
      {body && <Code block>{body}</Code>}
      {reply && (
        <Text size="sm" className="admin-words">
          {words.response({ reply })}
        </Text>
      )}
      <Group>
        <Button size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
          {words.resend}
        </Button>
      </Group>
    </Stack>
  );
}
