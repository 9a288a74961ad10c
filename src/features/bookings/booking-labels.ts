/** Pure, and the same on paper, in emails and on screens: when something takes place, in words. */
import type { Language } from '../../lib/messages/languages.ts';
import { commaIn } from '../../lib/values/direction.ts';
import { dayIn } from '../../lib/values/local-day.ts';
import { withLatinDigits } from '../../lib/values/digits.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating one is slow; an email or a list needs few. */
export function format(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(withLatinDigits(locale), { timeZone, ...options });
  if (formats.size > 500) formats.clear();
  formats.set(key, known);
  return known;
}

export const timeAt = (instant: Date, timeZone: string, locale: string): string =>
  format(locale, timeZone, { timeStyle: 'short' }).format(instant);

export const dayAt = (instant: Date, timeZone: string, locale: string): string =>
  format(locale, timeZone, { dateStyle: 'full' }).format(instant);

/** “Saturday, 14 March 2026, 10:00” */
export const momentAt = (instant: Date, timeZone: string, locale: string): string =>
  `${dayAt(instant, timeZone, locale)}${commaIn(locale)}${timeAt(instant, timeZone, locale)}`;

/** “Saturday, 14 March 2026, 10:00 – 11:30”; with both days if it ends on another one. */
export function spanAt(start: Date, end: Date, timeZone: string, locale: string): string {
  const [from, to] = [start, end].map((instant) => timeAt(instant, timeZone, locale));
  const sameDay = dayIn(timeZone, start.getTime()) === dayIn(timeZone, end.getTime());
  const day = (at: Date) => dayAt(at, timeZone, locale) + commaIn(locale);
  return `${day(start)}${from} – ${sameDay ? '' : day(end)}${to}`;
}

/** The same for screens, without a line break within or between two times; not all mail programs know these characters. */
export const shownSpan = (...span: Parameters<typeof spanAt>): string =>
  spanAt(...span)
    .replace(' – ', '\u00a0–\u2060\u00a0')
    .replaceAll(/(:\d\d) /g, '$1\u00a0');

/** 90 → “1 h 30 min”, “1 Std. 30 Min.” */
export function lengthLabel(minutes: number, language: Language = 'en'): string {
  const said = (count: number, unit: 'hour' | 'minute') =>
    language === 'en'
      ? `${count} ${unit === 'hour' ? 'h' : 'min'}`
      : new Intl.NumberFormat(withLatinDigits(language), {
          style: 'unit',
          unit,
          unitDisplay: 'short',
        }).format(count);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? said(hours, 'hour') : '', rest > 0 ? said(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}
