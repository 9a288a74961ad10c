import { withLatinDigits } from './digits.ts';
/** PostgreSQL and the arithmetic of calendars agree on the years between, with room to add a few. */
export const inRange = (iso: string): boolean => iso >= '1000' && iso < '3000';

/** Whether a text is a day of the calendar as `2026-03-29`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  inRange(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A day as people write it: `12 June 2027`. @param language its words; English is British */
export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(withLatinDigits(language === 'en' ? 'en-GB' : language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
