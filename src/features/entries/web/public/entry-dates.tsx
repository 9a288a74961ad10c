import { use } from 'react';
import { ShownPageContext } from '../../../pages/web/index.ts';
import type { EntrySummary } from '../../entry-shapes.ts';
import { withLatinDigits } from '../../../../lib/values/digits.ts';

type Time = NonNullable<EntrySummary['time']>;

/** A day, or an event’s days and times, in the site’s time zone. */
export function EntryDate({
  entry,
  long = false,
}: {
  entry: Pick<EntrySummary, 'date' | 'time'>;
  long?: boolean;
}) {
  const { locale, timeZone } = use(ShownPageContext);
  const { date, time } = entry;
  return (
    <time dateTime={time ? time.start : date}>
      {time ? timeInWords(time, locale, timeZone, long) : dayOf(date, locale, timeZone, long)}
    </time>
  );
}

const dayOf = (at: string, locale: string, timeZone: string, long: boolean): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: long ? 'long' : 'medium', timeZone }).format(
    new Date(at),
  );

/** An event’s days and times. */
export function timeInWords(
  { start, end, allDay }: Time,
  locale: string,
  timeZone: string,
  long: boolean,
): string {
  const format = new Intl.DateTimeFormat(withLatinDigits(locale), {
    dateStyle: long ? 'full' : 'medium',
    ...(allDay ? {} : { timeStyle: 'short' as const }),
    timeZone,
  });
  return end === null || end === start
    ? format.format(new Date(start))
    : format.formatRange(new Date(start), new Date(end));
}
