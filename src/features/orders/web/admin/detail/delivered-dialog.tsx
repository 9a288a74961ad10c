import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

interface Props {
  order: Order;
  moves: OrderMoves;
  onDone: () => void;
}

/** A day in the format of date fields, in the owner's time zone. */
const dayOf = (time: Date) => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
};

/** The end of the day, so that the buyer's right to cancel is not shortened; for today, now. */
const arrivalOf = (day: string): string =>
  new Date(Math.min(new Date(`${day}T23:59:59`).getTime(), Date.now())).toISOString();

/** The day of delivery or collection, from which the right to cancel counts. */
export function DeliveredDialog({ order, moves, onDone }: Props) {
  const words = useMessages(ordersAdmin);
  const { collected } = order;
  const [today] = useState(() => dayOf(new Date()));
  const [day, setDay] = useState(order.deliveredAt ? dayOf(new Date(order.deliveredAt)) : today);
  const save = (deliveredAt: string | null, says: string) =>
    moves.mutate(
      {
        go: () =>
          callOrders('PUT /api/order/{id}', {
            params: { id: order._id },
            body: { deliveredAt, version: order.version },
          }),
        says,
      },
      { onSuccess: onDone },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(arrivalOf(day), collected ? words.collectionDateSaved : words.deliveryDateSaved);
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={collected ? words.collectionDate : words.deliveryDate}
          description={words.theCustomersRightToCancel}
          type="date"
          required
          data-autofocus
          min={dayOf(new Date(order.placedAt ?? order.createdAt))}
          max={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" loading={moves.isPending} disabled={day === ''}>
            {words.save}
          </Button>
          {order.deliveredAt && (
            <Button
              variant="default"
              disabled={moves.isPending}
              onClick={() => save(null, collected ? words.collectionDateRemoved : words.deliveryDateRemoved)}
            >
              {words.removeDate}
            </Button>
          )}
          <Button variant="default" onClick={onDone}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
