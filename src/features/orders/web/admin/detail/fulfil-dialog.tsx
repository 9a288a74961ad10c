import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { LinePicker, type OpenLine, useChosenLines } from './line-picker.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

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

const problemOf = (link: string): string | undefined => {
  const words = messagesNow(ordersAdmin);
  return link && !/^https:\/\/\S+$/.test(link.trim()) ? words.enterALinkThatStarts : undefined;
};

/** How a parcel is sent, for the email. */
function ParcelFields({ parcel, onChange }: { parcel: Parcel; onChange: (parcel: Parcel) => void }) {
  const words = useMessages(ordersAdmin);
  const set = (name: keyof Parcel) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...parcel, [name]: event.currentTarget.value });
  return (
    <>
      <TextInput
        label={words.carrier}
        data-autofocus
        maxLength={80}
        value={parcel.carrier}
        onChange={set('carrier')}
      />
      <TextInput
        label={words.trackingNumber}
        maxLength={120}
        value={parcel.tracking}
        onChange={set('tracking')}
      />
      <TextInput
        label={words.trackingLink}
        placeholder={words.httpsPlaceholder}
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
  const words = useMessages(ordersAdmin);
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
        says: collected ? words.orderMarkedAsReadyFor : words.orderMarkedAsFulfilled,
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
          label={words.sendEmailToCustomer}
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={moves.isPending} disabled={!chosen.lines.length || !!linkProblem}>
            {collected ? words.markAsReady : words.markAsFulfilled}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
