import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { EntryDate } from '../../../../entry-shapes.ts';
import css from './calendar.module.css';
import { EntryDateLink } from './entry-date.tsx';
import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { weeksOf } from '../../../../../../lib/values/days.ts';
import { sayDay, sayMonth, weekdays } from './day-names.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';

interface Props {
  month: string;
  today: string;
  /** By day. */
  dates: ReadonlyMap<string, EntryDate[]>;
  timeZone: string;
  isLoading: boolean;
}

/** More would make the week of one busy day longer than a screen. */
const AT_ONCE = 4;

function Dates({ day, dates, timeZone }: { day: string; dates: EntryDate[]; timeZone: string }) {
  const words = useMessages(entryListAdmin);
  const [isOpen, setOpen] = useState(false);
  const more = dates.length - AT_ONCE;
  const hasMore = more > 1;
  return (
    <>
      <ul className={css.dates} aria-label={sayDay(day)}>
        {(hasMore && !isOpen ? dates.slice(0, AT_ONCE) : dates).map((date) => (
          <li key={`${date.entry._id} ${date.what}`}>
            <EntryDateLink date={date} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="subtle"
          size="compact-xs"
          fullWidth
          aria-expanded={isOpen}
          aria-label={
            isOpen
              ? words.showFewerOn({ day: sayDay(day) })
              : words.showMoreOn({ count: more, day: sayDay(day) })
          }
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.showFewer : words.countMore({ count: more })}
        </Button>
      )}
    </>
  );
}

/** A month as a table of weeks. */
export function MonthGrid({ month, today, dates, timeZone, isLoading }: Props) {
  return (
    <table className={css.grid} aria-label={sayMonth(month)} aria-busy={isLoading}>
      <thead>
        <tr>
          {weekdays().map(({ short, whole }) => (
            <th key={short} scope="col" abbr={whole}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, adminLocale()).map((week, row) => (
          <tr key={`${month} ${row}`}>
            {week.map((day, column) => (
              <td
                key={column}
                className={day === null ? css.outside : undefined}
                aria-current={day !== null && day === today ? 'date' : undefined}
              >
                {day !== null && (
                  <time dateTime={day} className={css.number}>
                    {Number(day.slice(8))}
                  </time>
                )}
                {day !== null && dates.has(day) && (
                  <Dates day={day} dates={dates.get(day) ?? []} timeZone={timeZone} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days of a month that have something, for phones and tablets. */
export function MonthAgenda({ month, today, dates, timeZone, isLoading }: Props) {
  const words = useMessages(entryListAdmin);
  return (
    <div role="group" aria-label={sayMonth(month)} aria-busy={isLoading}>
      {[...dates].map(([day, those]) => (
        <section key={day} className={css.agendaDay} aria-label={sayDay(day)}>
          <Text component="h3" size="sm" fw={600} mb={4} aria-current={day === today ? 'date' : undefined}>
            {sayDay(day)}
            {day === today && ` · ${words.today}`}
          </Text>
          <Dates day={day} dates={those} timeZone={timeZone} />
        </section>
      ))}
    </div>
  );
}
