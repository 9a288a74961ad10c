import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import type { Booking } from '../../../../contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';

/** Asks before a booking is cancelled or a request declined, because the guest is notified. */
export function CancelBooking({
  booking,
  dateOnly = false,
  onDone,
}: {
  booking: Booking;
  /** Cancels only this date of a series. */
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
      tell(pending ? 'Request declined.' : 'Booking cancelled. The time is available again.');
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
            : `Cancel ${booking.name}’s booking?`
      }
    >
      <Text size="sm">
        {dateOnly
          ? 'The other dates are kept, and there’s no automatic refund.'
          : booking.dates
            ? 'All remaining dates become available again.'
            : 'The time becomes available to others.'}{' '}
        This can’t be undone.
      </Text>
      {paid && (
        <Switch
          mt="sm"
          label="Refund the payment"
          checked={refund}
          onChange={({ currentTarget }) => setRefund(currentTarget.checked)}
        />
      )}
      <Group mt="sm" gap="xs">
        <Button size="xs" color="red" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {pending ? 'Decline request' : 'Cancel booking'}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          Keep booking
        </Button>
      </Group>
    </Alert>
  );
}
