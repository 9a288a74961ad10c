import { Alert, Anchor, Badge, Button, Drawer, Group, Stack, Switch, Text, Textarea } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Booking, BookingStatus } from '../../../contract.ts';
import { callBookings } from '../booking-calls.ts';
import { BookingFacts, isOneOfMany } from './booking-facts.tsx';
import { bookingQuery, callCalendar, useReloadCalendar } from './calendar-calls.ts';
import { CancelBooking } from './dialogs/cancel-booking.tsx';
import { MoveForm } from './dialogs/move-form.tsx';
import { dateIn } from './when.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

const states = {
  held: 'paymentInProgress',
  pending: 'awaitingConfirmation',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<BookingStatus, string>;

/** Changes the booking on the version that is shown. */
function useChange(booking: Booking) {
  const words = useMessages(calendarAdmin);
  const queries = useQueryClient();
  const reload = useReloadCalendar();
  return useMutation({
    mutationFn: (body: { status?: 'confirmed'; noShow?: boolean; ownerNote?: string }) =>
      callBookings('PUT /api/booking/{id}', {
        params: { id: booking._id },
        body: { ...body, version: booking.version },
      }),
    onSuccess: (changed, body) => {
      queries.setQueryData(bookingQuery(booking._id).queryKey, changed);
      void reload();
      tell(body.status ? words.bookingConfirmed : words.noteSaved);
    },
    onError: () => void reload(),
  });
}

function Resend({ booking: { _id, name } }: { booking: Booking }) {
  const words = useMessages(calendarAdmin);
  const resend = useMutation({
    mutationFn: () => callCalendar('POST /api/booking/{id}/resend', { params: { id: _id } }),
    onSuccess: () => tell(words.emailSentTo({ name })),
  });
  return (
    <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
      {words.resendEmail}
    </Button>
  );
}

function OwnerNote({ booking }: { booking: Booking }) {
  const words = useMessages(calendarAdmin);
  const [note, setNote] = useState(booking.ownerNote ?? '');
  const change = useChange(booking);
  const save = () => note.trim() !== (booking.ownerNote ?? '') && change.mutate({ ownerNote: note });
  return (
    <Textarea
      label={words.privateNote}
      description={words.onlyVisibleToYouAnd}
      autosize
      minRows={2}
      maxLength={2000}
      value={note}
      onChange={({ currentTarget }) => setNote(currentTarget.value)}
      onBlur={save}
    />
  );
}

/** A booking that the owner still has to confirm. */
function Request({ booking, onDecline }: { booking: Booking; onDecline: () => void }) {
  const words = useMessages(calendarAdmin);
  const change = useChange(booking);
  return (
    <Alert icon={<IconInfoCircle />} title={words.thisRequestNeedsYourConfirmation}>
      <Text size="sm">{words.theTimeIsHeldUntil}</Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" loading={change.isPending} onClick={() => change.mutate({ status: 'confirmed' })}>
          {words.confirm}
        </Button>
        <Button size="xs" variant="default" onClick={onDecline}>
          {words.decline}
        </Button>
      </Group>
    </Alert>
  );
}

function Details({
  booking,
  timezone,
  onOpen,
}: {
  booking: Booking;
  timezone: string;
  onOpen: (id: string) => void;
}) {
  const words = useMessages(calendarAdmin);
  const change = useChange(booking);
  const [doing, setDoing] = useState<'move' | 'cancel' | 'date' | null>(null);
  const part = isOneOfMany(booking);
  const { status, noShow = false, start } = booking;
  const active = status === 'pending' || status === 'confirmed';
  const [now] = useState(Date.now);
  const begun = Date.parse(start) <= now;
  // The booking's own date: the others open from the calendar.
  const date = booking.dates && dateIn(start, timezone);
  const done = () => setDoing(null);
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Badge variant={status === 'confirmed' ? 'light' : 'default'}>{words[states[status]]}</Badge>
        {noShow && <Badge variant="default">{words.noShow}</Badge>}
      </Group>
      {part && (
        <Text size="sm">
          {words.oneDateOfACourse}{' '}
          <Anchor component="button" type="button" onClick={() => onOpen(booking.series ?? booking._id)}>
            {words.viewWholeBooking}
          </Anchor>
        </Text>
      )}
      {status === 'pending' && !part && <Request booking={booking} onDecline={() => setDoing('cancel')} />}
      <BookingFacts booking={booking} timezone={timezone} />
      {doing === 'move' && <MoveForm booking={booking} timezone={timezone} onDone={done} />}
      {(doing === 'cancel' || doing === 'date') && (
        <CancelBooking booking={booking} dateOnly={doing === 'date'} onDone={done} />
      )}
      {active && doing === null && (
        <Group gap="xs">
          {(!booking.series || status === 'confirmed') && (
            <Button variant="default" onClick={() => setDoing('move')}>
              {booking.series
                ? date
                  ? words.rescheduleDate({ date })
                  : words.rescheduleThisDate
                : words.reschedule}
            </Button>
          )}
          {status === 'confirmed' && booking.series && (
            <Button variant="default" onClick={() => setDoing('date')}>
              {date ? words.cancelDate({ date }) : words.cancelThisDate}
            </Button>
          )}
          {status === 'confirmed' && !part && (
            <Button variant="default" onClick={() => setDoing('cancel')}>
              {booking.series ? words.cancelAllDates : words.cancelBooking}
            </Button>
          )}
          <Resend booking={booking} />
        </Group>
      )}
      {status === 'confirmed' && begun && (
        <Switch
          label={words.noShow}
          // Shows the new state while it is saved; disabled, it would lose the focus.
          checked={(change.isPending ? change.variables.noShow : undefined) ?? noShow}
          onChange={({ currentTarget }) => {
            if (!change.isPending) change.mutate({ noShow: currentTarget.checked });
          }}
        />
      )}
      <OwnerNote key={booking.version} booking={booking} />
    </Stack>
  );
}

interface Props {
  /** Closed without one. */
  id: string | null;
  timezone: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The details of a booking, beside the calendar. */
export function BookingDrawer({ id, timezone, onOpen, onClose }: Props) {
  const words = useMessages(calendarAdmin);
  const { data, error, refetch } = useQuery({ ...bookingQuery(id ?? ''), enabled: id !== null });
  return (
    <Drawer opened={id !== null} onClose={onClose} position="right" title={data?.label ?? words.booking}>
      {data && <Details key={data._id} booking={data} timezone={timezone} onOpen={onOpen} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
    </Drawer>
  );
}
