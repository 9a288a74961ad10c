/** As JavaScript and calendars number them: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** With which day weeks begin where a locale is spoken, as CLDR has it. Monday in browsers that don't know. */
export function firstDayOfWeek(locale: string): Weekday {
  const place: Partial<Intl.Locale> = new Intl.Locale(locale);
  // CLDR counts from 1 for Monday to 7 for Sunday.
  return ((place.getWeekInfo?.().firstDay ?? 1) % 7) as Weekday;
}

/** How many days of its week are before a day, `2026-06-01`. */
export const daysIntoWeek = (day: string, locale: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 7 - firstDayOfWeek(locale)) % 7;

/** The seven days of some week, for the names of columns. */
export const someWeek = (locale: string): string[] =>
  // 1 June 2026 is a Monday.
  Array.from(
    { length: 7 },
    (_, day) => `2026-06-${String(firstDayOfWeek(locale) + 7 + day).padStart(2, '0')}`,
  );
