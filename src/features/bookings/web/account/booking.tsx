import { useParams } from 'react-router';
import { loadById, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';
import { BookingView } from './booking-view.tsx';
import css from './account.module.css';
import { useBooking } from './use-booking.ts';

export const loader = loadById;

export const handle: ScreenHandle = {
  head: () => ({ title: 'Your booking', noIndex: true, runs: true, height: 0 }),
};

/** `/booking/{id}`: what was booked, to move or cancel it; for its account, or by the key of a link. */
export function Component() {
  const hydrated = useHydrated();
  const { id = '' } = useParams();
  return (
    <div className={css.screen}>
      {hydrated ? (
        <Shown key={id} id={id} />
      ) : (
        <>
          <h1>Your booking</h1>
          <noscript>
            <p>Turn on JavaScript to see your booking.</p>
          </noscript>
        </>
      )}
    </div>
  );
}

function Shown({ id }: { id: string }) {
  const { booking, problem, key, call, change } = useBooking(id);
  if (booking) return <BookingView booking={booking} bookingKey={key} call={call} onChange={change} />;
  return (
    <>
      <h1>Your booking</h1>
      <p role={problem ? 'alert' : 'status'}>{problem ?? 'Loading…'}</p>
      {problem && (
        <p>
          Open the link in your latest booking email. If you were signed in when you booked, you can also find
          it in your account.
        </p>
      )}
    </>
  );
}
