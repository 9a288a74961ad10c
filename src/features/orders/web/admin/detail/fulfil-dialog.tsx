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

interface Parcel {
  carrier: string;
  tracking: string;
  link: string;
}

const problemOf = (link: string): string | undefined =>
  link && !/^https:\/\/\S+$/.test(link.trim()) ? 'Enter a link that starts with https://.' : undefined;

/** How a parcel is sent, for the email. */
function ParcelFields({ parcel, onChange }: { parcel: Parcel; onChange: (parcel: Parcel) => void }) {
  const set = (name: keyof Parcel) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...parcel, [name]: event.currentTarget.value });
  return (
    <>
      <TextInput
        label="Carrier"
        data-autofocus
        maxLength={80}
        value={parcel.carrier}
        onChange={set('carrier')}
      />
      <TextInput label="Tracking number" maxLength={120} value={parcel.tracking} onChange={set('tracking')} />
      <TextInput
        label="Tracking link"
        placeholder="https://"
        maxLength={500}
        value={parcel.link}
        onChange={set('link')}
        error={problemOf(parcel.link)}
      />
    </>
  );
}

interface Props {
  order: Order;
  moves: OrderMoves;
  onDone: () => void;
}

/** Marks the order or a part of it as fulfilled, with a tracking link, or as ready for collection. */
export function FulfilDialog({ order, moves, onDone }: Props) {
  const { collected } = order;
  const lines = unsent(order);
  const chosen = useChosenLines(lines);
  const [parcel, setParcel] = useState<Parcel>({ carrier: '', tracking: '', link: '' });
  const [notify, setNotify] = useState(true);
  const linkProblem = problemOf(parcel.link);
  const send = () =>
    moves.mutate(
      {
        go: () =>
          callOrders('POST /api/order/{id}/fulfil', {
            params: { id: order._id },
            body: { lines: chosen.lines, ...parcel, notify },
          }),
        says: collected ? 'Order marked as ready for collection.' : 'Order marked as fulfilled.',
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
        {!collected && <ParcelFields parcel={parcel} onChange={setParcel} />}
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
            {collected ? 'Mark as ready' : 'Mark as fulfilled'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
