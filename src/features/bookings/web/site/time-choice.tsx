import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../messages/service/area.ts';
import { useState } from 'react';
import { dateIn, shownSpan } from '../../booking-words.ts';
import { lastDayOf, monthOf, nameOf, plusMonths } from '../../months.ts';
import type { Service } from '../../service-shapes.ts';
import { sameClock } from '../../same-clock.ts';
import { usualStarts } from '../../usual-starts.ts';
import css from './book.module.css';
import { BlankGrid, DayGrid } from './day-grid.tsx';
import { BlankTimes, FullTimes, TimeList } from './time-list.tsx';
import { type ShownTime, useNextFree, useTimes, type Wanted } from './use-times.ts';
import { ZoneChoice } from './zone-choice.tsx';

interface Props {
  service: Pick<
    Service,
    '_id' | 'timezone' | 'capacity' | 'horizonDays' | 'waitingList' | 'hours' | 'intervalMinutes'
  >;
  wanted: Wanted;
  zone: string;
  locale: string;
  chosen: string | null;
  /** Incremented when times must be loaded again. */
  onZone: (zone: string) => void;
  onChoose: (time: ShownTime) => void;
}

/** Month, day and time; opens at the next free time. Until that has loaded, everything has its size without a date. */
export function TimeChoice({ service, wanted, zone, locale, chosen, onZone, onChoose }: Props) {
  const t = useMessages(serviceWords);
  const next = useNextFree(service, wanted);
  const [turned, setTurned] = useState<string>();
  const [picked, setPicked] = useState<string>();
  const [opened] = useState(() => new Date());
  const today = dateIn(opened, zone);
  const nextDay = next ? dateIn(new Date(next.start), zone) : null;
  // Until the next free time has loaded, the right month is unknown.
  const month = turned ?? (next === undefined ? null : monthOf(nextDay ?? today));
  const { byDay, problem, loading, again } = useTimes(service, wanted, month, zone);
  const day = picked ?? nextDay;
  const free = new Map(
    [...byDay].map(([date, times]) => [date, times.filter(({ left }) => left > 0).length]),
  );
  const times = day === null ? [] : (byDay.get(day) ?? []);
  const shown = month ?? monthOf(today);
  const span = { from: new Date(`${shown}-01`), to: new Date(`${lastDayOf(shown)}T23:59Z`) };
  const isElsewhere = !sameClock(zone, service.timezone, span.from, span.to);
  const lines = (service.capacity > 1 ? 1 : 0) + (isElsewhere ? 1 : 0);
  const list = {
    chosen,
    zone,
    home: service.timezone,
    locale,
    capacity: service.capacity,
    onChoose,
  };
  const turn = (to: string) => {
    if (to >= monthOf(today)) setTurned(to);
  };
  return (
    <div className={css.choice}>
      <div className={css.next}>
        {next && (
          <p>
            {t.nextAvailable}{' '}
            <button
              type="button"
              className={css.plain}
              onClick={() => {
                setTurned(monthOf(nextDay ?? today));
                setPicked(nextDay ?? today);
                onChoose(next);
              }}
            >
              {shownSpan(new Date(next.start), new Date(next.end), zone, locale)}
            </button>
          </p>
        )}
        {next === null && !problem && (
          <p role="status">{t.noTimesInPeriod({ horizonDays: service.horizonDays })}</p>
        )}
      </div>
      <div className={css.month}>
        <button
          type="button"
          className={css.turn}
          aria-label={t.previousMonth}
          aria-disabled={month === null || month <= monthOf(today) || undefined}
          onClick={() => month !== null && turn(plusMonths(month, -1))}
        >
          ‹
        </button>
        <strong aria-live="polite">
          {month !== null && nameOf(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
        </strong>
        <button
          type="button"
          className={css.turn}
          aria-label={t.nextMonth}
          aria-disabled={month === null || undefined}
          onClick={() => month !== null && turn(plusMonths(month, 1))}
        >
          ›
        </button>
      </div>
      {month === null ? (
        <BlankGrid locale={locale} />
      ) : (
        <DayGrid
          month={month}
          free={free}
          day={day}
          today={today}
          loading={loading}
          locale={locale}
          onDay={setPicked}
          onMonth={turn}
        />
      )}
      <ZoneChoice zone={zone} home={service.timezone} {...span} keepsLine onZone={onZone} />
      {problem && (
        <p role="alert">
          {problem}{' '}
          <button type="button" className={css.plain} onClick={again}>
            {t.tryAgain}
          </button>
        </p>
      )}
      <div aria-live="polite" data-times>
        {loading ? (
          <>
            <p className={css.heading}>{t.loadingTimes}</p>
            <BlankTimes count={usualStarts(service, wanted.duration)} lines={lines} />
          </>
        ) : times.length > 0 && day !== null ? (
          <>
            <p className={css.heading}>
              {nameOf(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
            </p>
            <TimeList times={times.filter(({ left }) => left > 0)} {...list} />
            <FullTimes times={times.filter(({ left }) => left === 0)} open={free.get(day) === 0} {...list} />
          </>
        ) : free.size === 0 ? (
          <p className={css.note}>{t.noTimesThisMonth}</p>
        ) : (
          <p className={css.note}>{t.chooseDay}</p>
        )}
      </div>
    </div>
  );
}
