import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { type ComponentProps, useState } from 'react';
import { dayIn } from '../../../../../lib/values/local-day.ts';
import { shownSpan } from '../../../booking-labels.ts';
import { nameOf } from '../../../day-names.ts';
import { addMonths, lastDayOf, monthOf } from '../../../../../lib/values/days.ts';
import type { Service } from '../../../service-shapes.ts';
import { sameClock } from '../../../same-clock.ts';
import { usualStarts } from '../../../usual-starts.ts';
import css from './book.module.css';
import { BlankGrid, DayGrid } from './day-grid.tsx';
import { BlankTimes, FullTimes, TimeList } from './time-list.tsx';
import { type ShownTime, useNextTime, useTimes, type Wanted } from './use-times.ts';
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
  onZone: (zone: string) => void;
  onChoose: (time: ShownTime) => void;
}

/** Which month and day are shown: at first those of the next free time, or of the next one with a waiting list. */
function useDays(service: Props['service'], wanted: Wanted, zone: string) {
  const next = useNextTime(service, wanted);
  const [turned, setTurned] = useState<string>();
  const [picked, setPicked] = useState<string>();
  const [opened] = useState(() => new Date());
  const today = dayIn(zone, opened.getTime());
  const nextDay = next ? dayIn(zone, Date.parse(next.start)) : null;
  // Until the next free time has loaded, the right month is unknown.
  const month = turned ?? (next === undefined ? null : monthOf(nextDay ?? today));
  const { byDay, problem, loading, again } = useTimes(service, wanted, month, zone);
  const day = picked ?? nextDay;
  const free = new Map(
    [...byDay].map(([date, times]) => [date, times.filter(({ left }) => left > 0).length]),
  );
  const turn = (to: string) => {
    if (to >= monthOf(today)) setTurned(to);
  };
  const goTo = (date: string) => {
    setTurned(monthOf(date));
    setPicked(date);
  };
  const times = day === null ? [] : (byDay.get(day) ?? []);
  return {
    next,
    nextDay,
    today,
    month,
    day,
    times,
    free,
    problem,
    loading,
    again,
    pick: setPicked,
    turn,
    goTo,
  };
}

/** Month, day and time; opens at the next free time. Until that has loaded, everything has its size without a date. */
export function TimeChoice({ service, wanted, zone, locale, chosen, onZone, onChoose }: Props) {
  const t = useMessages(serviceWords);
  const days = useDays(service, wanted, zone);
  const { next, nextDay, today, month, day, free, problem, loading, turn } = days;
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
  return (
    <div className={css.choice}>
      <div className={css.next}>
        {next && next.left > 0 && (
          <p>
            {t.nextAvailable}{' '}
            <button
              type="button"
              className={css.plain}
              onClick={() => {
                days.goTo(nextDay ?? today);
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
      <MonthTurner month={month} today={today} locale={locale} onTurn={turn} />
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
          onDay={days.pick}
          onMonth={turn}
        />
      )}
      <ZoneChoice zone={zone} home={service.timezone} {...span} keepsLine onZone={onZone} />
      {problem && (
        <p role="alert">
          {problem}{' '}
          <button type="button" className={css.plain} onClick={days.again}>
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
        ) : (
          <DayTimes days={days} list={list} />
        )}
      </div>
    </div>
  );
}

interface DayTimesProps {
  days: ReturnType<typeof useDays>;
  list: Omit<ComponentProps<typeof TimeList>, 'times'>;
}

/** The times of the shown day, or why there are none. */
function DayTimes({ days: { day, times, free }, list }: DayTimesProps) {
  const t = useMessages(serviceWords);
  if (times.length === 0 || day === null)
    return <p className={css.note}>{free.size === 0 ? t.noTimesThisMonth : t.chooseDay}</p>;
  return (
    <>
      <p className={css.heading}>
        {nameOf(day, list.locale, { weekday: 'long', day: 'numeric', month: 'long' })}
      </p>
      <TimeList times={times.filter(({ left }) => left > 0)} {...list} />
      <FullTimes times={times.filter(({ left }) => left === 0)} open={free.get(day) === 0} {...list} />
    </>
  );
}

interface MonthProps {
  /** Unknown until the next free time has loaded. */
  month: string | null;
  today: string;
  locale: string;
  onTurn: (month: string) => void;
}

/** The name of the month between buttons to the previous and the next one. */
function MonthTurner({ month, today, locale, onTurn }: MonthProps) {
  const t = useMessages(serviceWords);
  return (
    <div className={css.month}>
      <button
        type="button"
        className={css.turn}
        aria-label={t.previousMonth}
        aria-disabled={month === null || month <= monthOf(today) || undefined}
        onClick={() => month !== null && onTurn(addMonths(month, -1))}
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
        onClick={() => month !== null && onTurn(addMonths(month, 1))}
      >
        ›
      </button>
    </div>
  );
}
