import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Booking } from '../../../contract.ts';
import { callBookings } from '../booking-calls.ts';
import { useReloadCalendar } from './calendar-calls.ts';

/** Asks before a booking is cancelled or a request declined, for the person hears of it. */
export function CancelBooking({
  booking,
  dateOnly = false,
  onDone,
}: {
  booking: Booking;
  /** Of a series, only its date. */
  dateOnly?: boolean;
  onDone: () => void;
}) {
  const reload = useReloadCalendar();
  const pending = booking.status === 'pending';
  const paid = booking.order !== null && booking.toPay > 0 && !dateOnly;
  const [refund, setRefund] = useState(true);
  const cancel = useMutation({
    mutationFn: () =>
      callBookings('PUT /api/booking/{id}', {
        params: { id: booking._id },
        body: {
          status: 'cancelled',
          version: booking.version,
          ...(paid ? { refund } : {}),
          ...(dateOnly ? { dateOnly } : {}),
        },
      }),
    onSuccess: () => {
      void reload();
      tell(pending ? 'Declined.' : 'Cancelled. The time is free again.');
      onDone();
    },
    onError: () => void reload(),
  });
  return (
    <Alert
      color="red"
      title={
        pending
          ? `Decline ${booking.name}?`
          : dateOnly
            ? `Cancel this date for ${booking.name}?`
            : `Cancel the booking of ${booking.name}?`
      }
    >
      <Text size="sm">
        {dateOnly
          ? 'The other dates stay, and nothing is paid back by itself.'
          : booking.dates
            ? 'All dates that are still to come become free.'
            : 'The time becomes free for others.'}{' '}
        This cannot be taken back.
      </Text>
      {paid && (
        <Switch
          mt="sm"
          label="Give back what was paid"
          checked={refund}
          onChange={({ currentTarget }) => setRefund(currentTarget.checked)}
        />
      )}
      <Group mt="sm" gap="xs">
        <Button size="xs" color="red" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {pending ? 'Decline' : 'Cancel it'}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          Keep it
        </Button>
      </Group>
    </Alert>
  );
}
