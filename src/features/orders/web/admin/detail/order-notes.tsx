import { Button, Card, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

/** The typed text, and the notes it is based on; null while nothing has changed. */
interface Draft {
  text: string;
  base: string;
}

export function OrderNotes({ order, moves }: { order: Order; moves: OrderMoves }) {
  const words = useMessages(ordersAdmin);
  const saved = order.notes ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const isChanged = draft !== null && draft.text !== saved;
  const isBehind = isChanged && draft.base !== saved;
  const save = () =>
    moves.mutate(
      {
        go: () =>
          callOrders('PUT /api/order/{id}', {
            params: { id: order._id },
            body: { notes: draft?.text ?? '', version: order.version },
          }),
        says: words.notesSaved,
      },
      { onSuccess: () => setDraft(null) },
    );
  return (
    <Card withBorder padding="lg">
      <UnsavedGuard unsaved={isChanged} />
      <Textarea
        label={words.notes}
        description={words.onlyVisibleToYouAnd}
        autosize
        minRows={3}
        maxLength={5000}
        value={draft?.text ?? saved}
        onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, base: draft?.base ?? saved })}
      />
      {isBehind && (
        <Text size="sm" mt="xs" className="admin-words">
          {words.someoneElseHasChangedThe({ saved })}
        </Text>
      )}
      {isChanged && (
        <Group mt="sm" gap="xs">
          <Button loading={moves.isPending} onClick={save}>
            {words.saveNotes}
          </Button>
          <Button variant="default" onClick={() => setDraft(null)}>
            {words.discard}
          </Button>
        </Group>
      )}
    </Card>
  );
}
