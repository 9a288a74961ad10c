import { withLatinDigits } from '../../lib/values/digits.ts';
export type TermPath = 'category' | 'tag' | 'author';
export const termPath = (type: string, kind: TermPath, slug: string): string => `/${type}/${kind}/${slug}`;

/** The entries of a month. @param month `2026-11` */
export const monthPath = (type: string, month: string): string => `/${type}/${month.replace('-', '/')}`;

/** The month of an address below a type’s page; null if it is none. */
export const monthIn = (year = '', month = ''): string | null =>
  /^[12]\d{3}$/.test(year) && /^(?:0[1-9]|1[0-2])$/.test(month) ? `${year}-${month}` : null;

/** One event for calendar programs. Its address has no date, so that it stays when the event is moved. */
export const calendarPath = (type: string, slug: string): string => `/${type}/${slug}/event.ics`;

/** “November 2026”. */
export const monthInWords = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01`));

/** Words read in a minute. */
const PACE = 220;
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / PACE));
