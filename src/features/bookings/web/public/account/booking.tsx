import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import { useParams } from 'react-router';
import { loadById, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import { BookingView } from './booking-view.tsx';
import css from './account.module.css';
import { useBooking } from './use-booking.ts';

export const loader = loadById;

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: bookingWords.in(language).yourBooking,
    noIndex: true,
    runs: true,
  }),
};

/** `/booking/{id}`: a booking to reschedule or cancel; for its account, or with the key of a link. */
export function Component() {
  const t = useMessages(bookingWords);
  const hydrated = useHydrated();
  const { id = '' } = useParams();
  return (
    <div className={css.screen}>
      {hydrated ? (
        <Shown key={id} id={id} />
      ) : (
        <>
          <h1>{t.yourBooking}</h1>
          <noscript>
            <p>{t.turnOnScriptForBooking}</p>
          </noscript>
        </>
      )}
    </div>
  );
}

function Shown({ id }: { id: string }) {
  const t = useMessages(bookingWords);
  const { booking, problem, key, call, change } = useBooking(id);
  if (booking) return <BookingView booking={booking} bookingKey={key} call={call} onChange={change} />;
  return (
    <>
      <h1>{t.yourBooking}</h1>
      <p role={problem ? 'alert' : 'status'}>{problem ?? t.loading}</p>
      {problem && <p>{t.openBookingLink}</p>}
    </>
  );
}
