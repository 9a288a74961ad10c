import { Button, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { OrderSummary } from '../../../contract.ts';
import css from '../orders.module.css';
import { buyer } from './order-rows.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

/** How several parcels are sent, for the emails. */
export interface Parcels {
  carrier: string;
  /** Tracking numbers by the ids of orders. */
  tracking: Readonly<Record<string, string>>;
}
export const noParcels: Parcels = { carrier: '', tracking: {} };

interface Props {
  orders: readonly OrderSummary[];
  parcels: Parcels;
  onChange: (parcels: Parcels) => void;
}

function TrackingNumbers({ orders, parcels, onChange }: Props) {
  const words = useMessages(ordersAdmin);
  const list = useRef<HTMLDivElement>(null);
  const heading = useId();
  // Scanners of barcodes end with Enter, which must not send emails before all are scanned.
  const next = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const fields = [...(list.current?.querySelectorAll('input') ?? [])];
    fields[fields.indexOf(event.currentTarget) + 1]?.focus();
  };
  return (
    <div ref={list} className={css.numbers} role="group" aria-labelledby={heading}>
      <Text id={heading} size="sm" c="dimmed">
        {words.trackingNumbers}
      </Text>
      {orders.map((order, index) => (
        <TextInput
          key={order._id}
          className="admin-words"
          label={`${order.number}, ${buyer(order)}`}
          maxLength={120}
          autoFocus={index === 0}
          value={parcels.tracking[order._id] ?? ''}
          onKeyDown={next}
          onChange={({ currentTarget }) =>
            onChange({ ...parcels, tracking: { ...parcels.tracking, [order._id]: currentTarget.value } })
          }
        />
      ))}
    </div>
  );
}

/** The carrier of all parcels, and the tracking number of each. */
export function ParcelFields(props: Props) {
  const words = useMessages(ordersAdmin);
  const { orders, parcels, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextInput
        label={words.carrier}
        data-autofocus
        maxLength={80}
        value={parcels.carrier}
        onChange={({ currentTarget }) => onChange({ ...parcels, carrier: currentTarget.value })}
      />
      {isOpen ? (
        <TrackingNumbers {...props} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {words.addTrackingNumbers({ count: orders.length })}
        </Button>
      )}
    </>
  );
}
