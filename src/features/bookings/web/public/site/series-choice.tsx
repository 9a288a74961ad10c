import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { useEffect, useState } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import { useMoney } from '../../../../orders/web/index.ts';
import { zoneName } from '../../../../../lib/time-zones/cities/area.ts';
import { shownSpan, timeAt } from '../../../booking-labels.ts';
import type { bookingsContract, OfferedSlot, ShownSeries } from '../../../contract.ts';
import type { Service } from '../../../service-shapes.ts';
import list from '../../dates.module.css';
import css from './book.module.css';
import { ZoneChoice } from './zone-choice.tsx';

const call = browserClient<typeof bookingsContract>();

interface Props {
  service: Pick<Service, '_id' | 'timezone' | 'capacity' | 'waitingList' | 'sessions' | 'durationMinutes'>;
  zone: string;
  locale: string;
  chosen: string | null;
  people: number;
  onZone: (zone: string) => void;
  /** The first included date; `left` is 0 if only the waiting list is open. */
  onChoose: (first: OfferedSlot, price: number) => void;
}

/** From the first planned date to the last. A series without dates shows no times, so any day will do. */
function spanOf({ sessions }: Pick<Service, 'sessions'>): { from: Date; to: Date } {
  const planned = sessions.map(({ date }) => date).toSorted();
  const [from = '2000-01-01'] = planned;
  return { from: new Date(from), to: new Date(`${planned.at(-1) ?? from}T23:59Z`) };
}

/** All dates of a series, to be booked as one. */
export function SeriesChoice({ service, zone, locale, chosen, people, onZone, onChoose }: Props) {
  const t = useMessages(serviceWords);
  const money = useMoney();
  const [series, setSeries] = useState<ShownSeries>();
  const [problem, setProblem] = useState<string>();
  const { _id: id, timezone: home, waitingList } = service;
  useEffect(() => {
    let current = true;
    call('GET /api/service/{id}/series', { params: { id } }).then(
      (found) => current && setSeries(found),
      (error: unknown) => current && setProblem(toastFor(error)),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (problem) return <p role="alert">{problem}</p>;
  const span = spanOf(service);
  if (!series)
    return (
      <div className={css.choice}>
        <ZoneChoice zone={zone} home={home} {...span} onZone={onZone} />
        <ol className={list.dates}>
          {plannedDates(service, locale).map((date) => (
            <li key={date} suppressHydrationWarning>
              {date}
            </li>
          ))}
        </ol>
        {service.capacity > 1 && <p className={css.note}>{t.checkingAvailability}</p>}
        <p className={css.later} />
      </div>
    );
  const { dates, state, left } = series;
  const included = dates.filter((date) => date.included);
  const [first] = included;
  const isShort = state === 'open' && left < people;
  const waits = (state === 'full' || isShort) && waitingList;
  const count = included.length;
  return (
    <div className={css.choice}>
      <ZoneChoice zone={zone} home={home} {...span} onZone={onZone} />
      <ol className={list.dates}>
        {dates.map(({ start, end, included: isIncluded }) => {
          const at = new Date(start);
          const there = timeAt(at, home, locale);
          return (
            <li key={start} data-over={!isIncluded || undefined}>
              {shownSpan(at, new Date(end), zone, locale)}
              {there !== timeAt(at, zone, locale) && (
                <span className={css.note}>{t.inTime({ there, home: zoneName(home, locale) })}</span>
              )}
              {!isIncluded && <span className={css.note}> {t.pastNotIncluded}</span>}
            </li>
          );
        })}
      </ol>
      {state !== 'open' && <p role="status">{t[state]}</p>}
      {state === 'open' && service.capacity > 1 && (
        <p className={css.note}>{t.placesLeft({ count: left })}</p>
      )}
      {state === 'open' && series.price > 0 && count < dates.length && (
        <p>{t.priceForRemaining({ value: money(series.price * people) })}</p>
      )}
      {first && ((state === 'open' && !isShort) || waits) && chosen === null && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() =>
              onChoose({ start: first.start, end: first.end, left: waits ? 0 : left }, series.price)
            }
          >
            {waits ? t.joinWaitingList : count === 1 ? t.bookThisDate : t.bookAllDates({ count })}
          </button>
        </p>
      )}
    </div>
  );
}

/** The dates from the service, in the site's time zone: shown before the number of free places has loaded. */
const plannedDates = (
  { sessions, durationMinutes }: Pick<Service, 'sessions' | 'durationMinutes'>,
  locale: string,
): string[] =>
  sessions
    .map(({ date, time }) => `${date}T${time}:00Z`)
    .toSorted()
    .map((start) => {
      const at = new Date(start);
      return shownSpan(at, new Date(at.getTime() + durationMinutes * 60_000), 'UTC', locale);
    });
