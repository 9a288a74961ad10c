import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { logicalKey } from '../../../../../lib/ui/behaviour/inline-direction.ts';
import { commaIn } from '../../../../../lib/values/direction.ts';
import { someWeek } from '../../../../../lib/values/week.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { useRef, type KeyboardEvent } from 'react';
import { nameOf, shortDay } from '../../../day-names.ts';
import { addDays, addMonths, monthOf, weeksOf } from '../../../../../lib/values/days.ts';
import css from './book.module.css';

interface Props {
  month: string;
  /** Days with times → how many are free; 0 if all have waiting lists only. */
  free: ReadonlyMap<string, number>;
  day: string | null;
  today: string;
  loading: boolean;
  locale: string;
  onDay: (day: string) => void;
  onMonth: (month: string) => void;
}

/** How far each key moves from a day; months are separate. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** As many rows as the longest month needs, so that nothing moves when the month changes. */
const WEEKS = 6;

/** Placeholder until a month is loaded. */
export const BlankGrid = ({ locale }: { locale: string }) => (
  <table className={css.grid} aria-hidden="true">
    <thead>
      <tr>
        {someWeek(locale).map((date) => (
          <th key={date} suppressHydrationWarning>
            {shortDay(date, locale)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: WEEKS }, (_, week) => (
        <tr key={week}>
          {someWeek(locale).map((date) => (
            <td key={date} className={css.blank}>
              {week < WEEKS - 1 && <span className={css.quiet} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A month for choosing a day. One day is a tab stop; arrows, Home, End and the page keys move to others. */
export function DayGrid({ month, free, day, today, loading, locale, onDay, onMonth }: Props) {
  const t = useMessages(serviceWords);
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month, locale);
  const days = weeks.flat().filter((date) => date !== null);
  const first =
    day !== null && monthOf(day) === month ? day : (days.find((date) => free.has(date)) ?? days[0]);
  const focus = (date: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
  const move = (event: KeyboardEvent, from: string) => {
    const key = logicalKey(event);
    const to =
      key === 'Home'
        ? days[0]
        : key === 'End'
          ? days.at(-1)
          : key in steps
            ? addDays(from, steps[key] ?? 0)
            : undefined;
    if (key === 'PageUp' || key === 'PageDown') {
      event.preventDefault();
      onMonth(addMonths(month, key === 'PageUp' ? -1 : 1));
    }
    if (to === undefined) return;
    event.preventDefault();
    if (monthOf(to) === month) focus(to);
    else onMonth(monthOf(to));
  };
  return (
    <table className={css.grid} ref={grid} aria-busy={loading}>
      <caption className="visually-hidden">
        {t.daysIn({ value: nameOf(`${month}-01`, locale, { month: 'long', year: 'numeric' }) })}
      </caption>
      <thead>
        <tr>
          {someWeek(locale).map((date) => (
            <th key={date} scope="col" abbr={nameOf(date, locale, { weekday: 'long' })}>
              {shortDay(date, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...weeks, ...Array.from({ length: WEEKS - weeks.length }, () => [])].map((week, index) => (
          <tr key={index} aria-hidden={week.length === 0 || undefined}>
            {week.length === 0 && (
              <td colSpan={7} className={css.blank}>
                &nbsp;
              </td>
            )}
            {week.map((date, place) => (
              <td key={date ?? place}>
                {date && (
                  <button
                    type="button"
                    className={css.day}
                    data-day={date}
                    data-free={free.has(date) || undefined}
                    aria-pressed={date === day}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={!free.has(date) || undefined}
                    aria-label={`${nameOf(date, locale, { weekday: 'long', day: 'numeric', month: 'long' })}${commaIn(locale)}${said(free.get(date), t)}`}
                    tabIndex={date === first ? 0 : -1}
                    onKeyDown={(event) => move(event, date)}
                    onClick={() => free.has(date) && onDay(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const said = (count: number | undefined, t: WordsOf<typeof serviceWords>): string =>
  count === undefined ? t.noTimes : count === 0 ? t.waitingListOpen : t.availableTimes({ count });
