import { adminLocale } from '../../../../../../lib/admin-ui/admin-locale.ts';
import { someWeek } from '../../../../../../lib/values/week.ts';

const inWords = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: string): string =>
    (format ??= new Intl.DateTimeFormat(adminLocale(), { timeZone: 'UTC', ...options })).format(
      Date.parse(day),
    );
};

/** “November 2026”. */
export const sayMonth = inWords({ month: 'long', year: 'numeric' });
/** “Saturday 14 November”. */
export const sayDay = inWords({ weekday: 'long', day: 'numeric', month: 'long' });

const sayWeekday = inWords({ weekday: 'long' });
const sayShortWeekday = inWords({ weekday: 'short' });

/** “Monday” and “Mon” for each column. */
export const weekdays = (): { whole: string; short: string }[] =>
  someWeek(adminLocale()).map((day) => ({ whole: sayWeekday(day), short: sayShortWeekday(day) }));
