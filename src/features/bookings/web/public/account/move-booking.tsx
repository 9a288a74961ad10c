import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import { useEffect, useState } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import { shownSpan } from '../../../booking-labels.ts';
import type { Booking, bookingsContract, OfferedSlot } from '../../../contract.ts';
import type { Service } from '../../../service-shapes.ts';
import { TimeChoice } from '../site/time-choice.tsx';
import { TimeList } from '../site/time-list.tsx';
import css from './account.module.css';

interface Props {
  booking: Booking;
  zone: string;
  locale: string;
  /** The nearest free times, if the chosen one has just been taken. */
  offers: readonly OfferedSlot[];
  busy: boolean;
  onZone: (zone: string) => void;
  onMove: (start: string) => void;
}

/** Reschedules a booking. The old time is kept until the new one is certain. */
export function MoveBooking({ booking, zone, locale, offers, busy, onZone, onMove }: Props) {
  const t = useMessages(bookingWords);
  const [service, setService] = useState<Service>();
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<OfferedSlot>();
  const { service: id } = booking;
  useEffect(() => {
    let current = true;
    browserClient<typeof bookingsContract>()('GET /api/service/{id}', { params: { id } }).then(
      (found) => current && setService(found),
      (error: unknown) => current && setProblem(toastFor(error)),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (!service) return <p role={problem ? 'alert' : 'status'}>{problem ?? t.loadingTimes}</p>;
  return (
    <div className={css.box} role="group" aria-label={t.rescheduleBooking}>
      {offers.length > 0 && (
        <>
          <p>{t.nearestTimes}</p>
          <TimeList
            times={offers}
            chosen={chosen?.start ?? null}
            zone={zone}
            home={service.timezone}
            locale={locale}
            capacity={service.capacity}
            withDay
            onChoose={setChosen}
          />
        </>
      )}
      <TimeChoice
        key={offers.length}
        service={{ ...service, waitingList: false }}
        wanted={{ duration: booking.durationMinutes, people: booking.people }}
        zone={zone}
        locale={locale}
        chosen={chosen?.start ?? null}
        onZone={onZone}
        onChoose={setChosen}
      />
      {chosen && (
        <p>
          <button
            type="button"
            className="button"
            aria-disabled={busy || undefined}
            onClick={() => onMove(chosen.start)}
          >
            {busy
              ? t.rescheduling
              : t.rescheduleTo({
                  value: shownSpan(new Date(chosen.start), new Date(chosen.end), zone, locale),
                })}
          </button>
        </p>
      )}
    </div>
  );
}
