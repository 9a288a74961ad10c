const SAMPLE = new Date(Date.UTC(2026, 2, 5, 9, 7));

const codes: Partial<Record<Intl.DateTimeFormatPartTypes, (value: string) => string>> = {
  day: (value) => (value.startsWith('0') ? 'DD' : 'D'),
  month: () => 'MMMM',
  year: () => 'YYYY',
  minute: () => 'mm',
  dayPeriod: (value) => (value === value.toUpperCase() ? 'A' : 'a'),
  literal: (value) => value.replaceAll(/\p{L}+/gu, '[$&]').replaceAll(/\s/gu, ' '),
};

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const hour = format.resolvedOptions().hour12 ? 'h' : 'H';
  return format
    .formatToParts(SAMPLE)
    .map(({ type, value }) => (type === 'hour' ? hour.repeat(value.length) : (codes[type]?.(value) ?? '')))
    .join('');
}

/**
 * How pickers write a day, or a day and a time, in a locale, as their library wants to hear it: `MMMM D, YYYY, h:mm A`.
 * https://day.js.org/docs/en/display/format
 */
export function pickerFormat(locale: string, { time }: { time: boolean }): string {
  const day = formatOf(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return time ? `${day}, ${formatOf(locale, { timeStyle: 'short' })}` : day;
}

/** What stands for the halves of the day where hours are counted to 12; null where they are counted to 24. */
export function halvesOfDay(locale: string): { am: string; pm: string } | null {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  if (!format.resolvedOptions().hour12) return null;
  const half = (hour: number) =>
    format.formatToParts(Date.UTC(2026, 2, 5, hour)).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  return { am: half(9), pm: half(21) };
}
