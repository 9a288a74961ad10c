import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import type { Booking } from '../../../../contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

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
  const words = useMessages(calendarAdmin);
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
      tell(pending ? words.requestDeclined : words.bookingCancelledTheTimeIs);
      onDone();
    },
    onError: () => void reload(),
  });
  return (
    <Alert
      color="red"
      title={
        pending
          ? words.declineName({ name: booking.name })
          : dateOnly
            ? words.cancelThisDateFor({ name: booking.name })
            : words.cancelBookingOf({ name: booking.name })
      }
    >
      <Text size="sm">
        {dateOnly
          ? words.theOtherDatesAreKept
          : booking.dates
            ? words.allRemainingDatesBecomeAvailable
            : words.theTimeBecomesAvailableTo}{' '}
        {words.thisCantBeUndone}
      </Text>
      {paid && (
        <Switch
          mt="sm"
          label={words.refundThePayment}
          checked={refund}
          onChange={({ currentTarget }) => setRefund(currentTarget.checked)}
        />
      )}
      <Group mt="sm" gap="xs">
        <Button size="xs" color="red" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {pending ? words.declineRequest : words.cancelBooking}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {words.keepBooking}
        </Button>
      </Group>
    </Alert>
  );
}
