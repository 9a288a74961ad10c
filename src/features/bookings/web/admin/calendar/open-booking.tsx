import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { bookingQuery } from './calendar-calls.ts';
import { wallClockOf } from './wall-clock-of.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

/** The target of links in emails about a booking: its day in the calendar, with the booking open. */
export function OpenBooking() {
  const words = useMessages(calendarAdmin);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(bookingQuery(id));
  if (data) {
    const date = wallClockOf(data.timezone)(Date.parse(data.start)).slice(0, 10);
    return <Navigate replace to={`/admin/calendar?view=day&date=${date}&booking=${id}`} />;
  }
  return (
    <>
      <PageHeader title={words.booking} back={{ to: '/admin/calendar', label: words.calendar }} />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
    </>
  );
}
