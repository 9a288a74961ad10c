import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { LinePicker, type OpenLine, useChosenLines } from './line-picker.tsx';

/** Units that are neither sent nor refunded. */
const unsent = (order: Order): OpenLine[] =>
  order.items
    .map(({ _id, label, variant, quantity, fulfilled, refunded }) => ({
      id: _id,
      label: variant ? `${label}, ${variant}` : label,
      left: quantity - fulfilled - refunded,
    }))
    .filter(({ left }) => left > 0);

interface Props {
  order: Order;
  moves: OrderMoves;
  onDone: () => void;
}

/** Marks the order or a part of it as fulfilled, with a tracking link. */
export function FulfilDialog({ order, moves, onDone }: Props) {
  const lines = unsent(order);
  const chosen = useChosenLines(lines);
  const [parcel, setParcel] = useState({ carrier: '', tracking: '', link: '' });
  const [notify, setNotify] = useState(true);
  const linkProblem = parcel.link && !/^https:\/\/\S+$/.test(parcel.link.trim());
  const set = (name: keyof typeof parcel) => (event: { currentTarget: { value: string } }) =>
    setParcel({ ...parcel, [name]: event.currentTarget.value });
  const send = () =>
    moves.mutate(
      {
        go: () =>
          callOrders('POST /api/order/{id}/fulfil', {
            params: { id: order._id },
            body: { lines: chosen.lines, ...parcel, notify },
          }),
        says: 'Order marked as fulfilled.',
      },
      { onSuccess: onDone },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="sm">
        <LinePicker lines={lines} chosen={chosen} />
        <TextInput
          label="Carrier"
          data-autofocus
          maxLength={80}
          value={parcel.carrier}
          onChange={set('carrier')}
        />
        <TextInput
          label="Tracking number"
          maxLength={120}
          value={parcel.tracking}
          onChange={set('tracking')}
        />
        <TextInput
          label="Tracking link"
          placeholder="https://"
          maxLength={500}
          value={parcel.link}
          onChange={set('link')}
          error={linkProblem ? 'Enter a link that starts with https://.' : undefined}
        />
        <Checkbox
          label="Send email to customer"
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={moves.isPending} disabled={!chosen.lines.length || !!linkProblem}>
            Mark as fulfilled
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
